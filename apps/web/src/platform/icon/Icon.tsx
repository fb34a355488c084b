import type { Icon as Glyph } from '@tabler/icons-react'

interface IconProps {
  of: Glyph
  /** In pixels: 18 beside the text of a button, 20 alone in one, 16 in small print. */
  size?: number
  /** What it says by itself; without one it is decoration beside words. */
  label?: string
  className?: string | undefined
}

/** Small drawings want bolder lines than large ones. */
const strokeOf = (size: number) => (size < 17 ? 2 : size < 24 ? 1.75 : 1.6)

export function Icon({ of: Drawing, size = 18, label, ...rest }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing size={size} stroke={strokeOf(size)} {...spoken} {...rest} />
}
