import type { Icon as Glyph } from '@tabler/icons-react'

interface IconProps {
  of: Glyph
  /** Size in pixels: 18 beside button text, 20 alone in a button, 16 in small print. */
  size?: number
  /** The accessible name. Without a label the icon is decorative. */
  label?: string
  className?: string | undefined
}

/** Small icons need thicker lines. */
const strokeOf = (size: number) => (size < 17 ? 2 : size < 24 ? 1.75 : 1.6)

export function Icon({ of: Drawing, size = 18, label, ...rest }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing size={size} stroke={strokeOf(size)} {...spoken} {...rest} />
}
