import { IconButton } from '../../design/button.tsx'
import { Menu } from '../../design/menu.tsx'
import { themeChoices } from '../../design/theme-choices.ts'
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
