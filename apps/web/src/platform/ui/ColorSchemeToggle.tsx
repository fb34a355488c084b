import { IconMoon, IconSun } from '@tabler/icons-react'
import buttons from '#platform/light/button.module.css'
import { useColorSchemeChoice } from '#platform/theme/color-scheme.ts'

export function ColorSchemeToggle() {
  const [scheme, toggle] = useColorSchemeChoice()
  const label = scheme === 'dark' ? 'Ganti ke tampilan terang' : 'Ganti ke tampilan gelap'
  const Icon = scheme === 'dark' ? IconSun : IconMoon
  return (
    <button type="button" className={buttons.icon} onClick={toggle} aria-label={label} title={label}>
      <Icon size={20} stroke={1.75} />
    </button>
  )
}
