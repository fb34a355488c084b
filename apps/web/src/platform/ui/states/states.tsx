import { type Icon as Glyph, IconInbox, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { keptHeight } from '#platform/ui/states/kept-height.ts'
import classes from '#platform/ui/states/states.module.css'
import { ApiError, defaultErrorText } from '#platform/wire/api-error.ts'

interface EmptyProps {
  title: string
  /** The next step, in one sentence. */
  text?: string
  icon?: Glyph
  /** At most one button or link. */
  action?: ReactNode
  /** `h1` if the state is the only content of the page. */
  as?: 'p' | 'h1'
}

export function EmptyState({ title, text, icon = IconInbox, action, as: Title = 'p' }: EmptyProps) {
  return (
    <div className={classes.state}>
      <span className={classes.emblem}>
        <Icon of={icon} size={24} />
      </span>
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}

/** Shows the error, the request id for support and a retry button. */
export function ErrorState({
  title,
  error,
  onRetry,
}: {
  title: string
  error: unknown
  onRetry?: () => void
}) {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <div className={classes.state} role="alert">
      <span className={classes.emblem} data-tone="bad">
        <Icon of={IconPlugConnectedX} size={24} />
      </span>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{error instanceof Error ? error.message : defaultErrorText}</p>
      {requestId && <p className={classes.id}>Kode permintaan {requestId}</p>}
      {onRetry && (
        <button type="button" className={buttons.button} data-kind="plain" onClick={onRetry}>
          <Icon of={IconRefresh} />
          Coba lagi
        </button>
      )}
    </div>
  )
}

interface LoadingRowsProps {
  rows?: number
  /** The name under which `useKeptHeight` keeps the height of the content. */
  keep?: string
  /** What stands below is drawn with the content, because its place depends on the height of the content. */
  holds?: boolean
}

/** A skeleton of grey bars. It appears after 150 ms. */
export function LoadingRows({ rows = 6, keep, holds = false }: LoadingRowsProps) {
  const height = keep === undefined ? undefined : keptHeight(keep)
  return (
    <div
      className={classes.loading}
      style={height === undefined ? undefined : { height, overflow: 'hidden', padding: 0 }}
      role="status"
      data-holds={holds || undefined}
    >
      <span className="visually-hidden">Memuat…</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <div key={index} className={classes.row} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
