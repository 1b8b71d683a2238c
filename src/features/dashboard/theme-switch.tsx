import { IconButton } from '../../design/button.tsx'
import { MoonIcon, SunIcon, SystemIcon } from '../../design/icons.tsx'
import { Menu } from '../../design/menu.tsx'
import { setTheme, useTheme } from '../../stores/theme.ts'

export function ThemeSwitch() {
  const chosen = useTheme((state) => state.choice)
  return (
    <Menu
      label="Theme"
      trigger={<IconButton label="Theme">{icons[chosen]}</IconButton>}
      items={choices.map(({ value, label }) => ({
        label,
        icon: icons[value],
        checked: value === chosen,
        onSelect: () => setTheme(value),
      }))}
    />
  )
}

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

const icons = { light: <SunIcon />, dark: <MoonIcon />, system: <SystemIcon /> }
