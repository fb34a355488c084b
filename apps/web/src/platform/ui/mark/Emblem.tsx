import type { ReactNode } from 'react'
import classes from '#platform/ui/mark/Emblem.module.css'

interface EmblemProps {
  /** 24, 36, 40, 44 or 48 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  tone?: 'brand' | 'mute' | 'off'
  children: ReactNode
}

/** An icon on a soft background beside a text. */
export function Emblem({ size = 'sm', tone = 'brand', children }: EmblemProps) {
  return (
    <span className={classes.emblem} data-size={size} data-tone={tone}>
      {children}
    </span>
  )
}
