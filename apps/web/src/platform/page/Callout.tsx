import { type Icon as Glyph, IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from './Callout.module.css'

const icons = { info: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertCircle } as const

interface CalloutProps {
  tone?: keyof typeof icons
  icon?: Glyph
  title?: string
  actions?: ReactNode
  /** The default is `note` for tone `info` and `alert` for the others, which screen readers announce at once. */
  role?: 'note' | 'status' | 'alert'
  /** Removes the bottom margin where the container already has spacing. */
  flush?: boolean
  /** With a ref the box can take the focus. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

export function Callout({ tone = 'info', title, actions, flush, ref, children, ...rest }: CalloutProps) {
  const { icon = icons[tone], role = tone === 'info' ? 'note' : 'alert' } = rest
  return (
    <div
      ref={ref}
      className={classes.callout}
      role={role}
      data-tone={tone}
      data-flush={flush || undefined}
      data-actions={actions ? true : undefined}
      {...(ref ? { tabIndex: -1 } : {})}
    >
      <Icon of={icon} size={20} />
      <div className={classes.words}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
