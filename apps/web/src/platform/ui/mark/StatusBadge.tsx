import type { Icon as Glyph } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/ui/mark/StatusBadge.module.css'

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute' | 'brand'

/** Icon and text, always: colour only repeats what they say. */
export function StatusBadge({ tone, icon, children }: { tone: Tone; icon: Glyph; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon of={icon} size={15} />
      {children}
    </span>
  )
}

/** A neutral word beside a value (Pengajuan, Berkas); it carries no state, so it needs no icon. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>
}
