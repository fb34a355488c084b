import type { Icon as Glyph } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/ui/mark/StatusBadge.module.css'

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute' | 'brand'

/** A state with icon and text. Colour is never the only signal. */
export function StatusBadge({ tone, icon, children }: { tone: Tone; icon: Glyph; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon of={icon} size={15} />
      {children}
    </span>
  )
}

/** A neutral label beside a value (Pengajuan, Berkas). It is not a state, so it has no icon. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>
}
