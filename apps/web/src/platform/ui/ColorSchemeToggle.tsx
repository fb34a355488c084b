import { IconMoon, IconSun } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { useColorSchemeChoice } from '#platform/theme/color-scheme.ts'

export function ColorSchemeToggle() {
  const [scheme, toggle] = useColorSchemeChoice()
  const label = scheme === 'dark' ? 'Ganti ke tampilan terang' : 'Ganti ke tampilan gelap'
  const icon = scheme === 'dark' ? IconSun : IconMoon
  return (
    <button type="button" className={buttons.icon} onClick={toggle} aria-label={label} title={label}>
      <Icon of={icon} size={20} />
    </button>
  )
}
