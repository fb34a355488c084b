import { IconArrowLeft, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { isChunkFailure, reloadOnce } from '#platform/routing/chunk-reload.ts'
import classes from '#platform/routing/ErrorViews.module.css'
import { ScreenError } from '#platform/routing/screen-error.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ApiError } from '#platform/wire/api-error.ts'

export function NotFoundView() {
  return (
    <section className={classes.view}>
      <PageTitle>Halaman tidak ditemukan</PageTitle>
      <p className={classes.code}>404</p>
      <h1>Ooops! Mohon maaf, halaman yang Anda cari tidak ditemukan.</h1>
      <AppLink to="/" className={buttons.button} data-kind="primary" data-size="md">
        <Icon of={IconArrowLeft} />
        Kembali ke dashboard
      </AppLink>
    </section>
  )
}

/** Shows an HTTP status and its message. A missing record shows "404 This page could not be found". */
export function StatusView({
  status = 500,
  message,
  requestId,
  onRetry,
}: {
  status?: number
  message?: string | undefined
  requestId?: string | undefined
  onRetry?: () => void
}) {
  const text = message ?? (status === 404 ? 'This page could not be found' : 'Terjadi kesalahan')
  return (
    <section className={classes.view}>
      <PageTitle>{String(status)}</PageTitle>
      <span className={classes.emblem}>
        <Icon of={IconPlugConnectedX} size={28} />
      </span>
      <p className={classes.code}>{status}</p>
      <h1>{text}</h1>
      {requestId && <p className={classes.id}>Kode permintaan {requestId}</p>}
      <div className={classes.actions}>
        {onRetry && (
          <button
            type="button"
            className={buttons.button}
            data-kind="primary"
            data-size="md"
            onClick={onRetry}
          >
            <Icon of={IconRefresh} />
            Coba lagi
          </button>
        )}
        <AppLink to="/" className={buttons.button} data-kind="plain" data-size="md">
          Kembali ke dashboard
        </AppLink>
      </div>
    </section>
  )
}

export function ErrorView({ error }: ErrorComponentProps) {
  const router = useRouter()
  const chunk = isChunkFailure(error)
  useEffect(() => {
    if (chunk) reloadOnce()
  }, [chunk])
  const retry = () => void router.invalidate()

  if (error instanceof ApiError) {
    const status = error.status || 503
    const message = status === 404 ? undefined : error.message
    return <StatusView status={status} message={message} requestId={error.requestId} onRetry={retry} />
  }
  if (error instanceof ScreenError) return <StatusView status={error.status} message={error.message} />
  if (chunk) {
    return (
      <StatusView
        status={503}
        message="Halaman ini belum dapat dimuat. Periksa sambungan Anda, lalu coba lagi."
        onRetry={() => window.location.reload()}
      />
    )
  }
  return <StatusView onRetry={retry} />
}

export function BareErrorView(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorView {...props} />
    </main>
  )
}

/** A placeholder while the session is unknown. base.css draws it like the empty page before the code loads. */
export function OpeningView({ desk = false }: { desk?: boolean }) {
  return (
    <div className="opening" data-desk={desk || undefined} role="status">
      <span className="visually-hidden">Memuat…</span>
    </div>
  )
}
