import { IconButton } from '../../ui/button/button.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { themeChoices } from '../../ui/theme/theme-choices.ts'
import { setTheme, useTheme } from '../../stores/theme.ts'

export function ThemeSwitch() {
  const chosen = useTheme((state) => state.choice)
  const Chosen = themeChoices.find(({ value }) => value === chosen)?.Icon
  return (
    <Menu
      label="Theme"
      trigger={<IconButton label="Theme">{Chosen && <Chosen />}</IconButton>}
      items={themeChoices.map(({ value, label, Icon }) => ({
        label,
        icon: <Icon />,
        checked: value === chosen,
        onSelect: () => setTheme(value),
      }))}
    />
  )
}
