import { profilOf } from '@portal/domain/portal/guards'
import { guardScreen, screenRuleOf } from '@portal/domain/portal/screens'
import { padananLayar } from '@portal/domain/psat/padanan-layar'
import { redirect } from '@tanstack/react-router'
import { notify } from '#platform/notices/notify.ts'
import { ScreenError } from '#platform/routing/screen-error.ts'
import { session } from '#platform/session/browser-session.ts'
import { isOperatorHome, layoutOf } from '#portal/layout-of.ts'
import { warmLayout } from '#portal/layouts.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page requested before login. It is in the history state, so that the login URL stays clean. */
    next?: string
  }
}

/** Runs before every screen and checks access. */
export async function guardRoute({
  pathname: path,
  href,
}: {
  pathname: string
  href: string
}): Promise<void> {
  if (!import.meta.env.SSR) await findOutWho(path)
  const user = session.user()
  const verdict = guardScreen(path, user?.role)
  if (verdict.kind === 'redirect') {
    const padanan = user && padananLayar(href, user.role)
    if (padanan) throw redirect({ href: padanan, replace: true })
    // A signed-in user gets the reason for the redirect. A visitor sees the login, which needs no explanation.
    if (user && /\/admin(\/|$)/.test(path) && !path.includes('login')) {
      notify.info('Halaman yang Anda tuju tidak tersedia bagi peran Anda.')
    }
    throw redirect({ to: verdict.to, replace: true, state: user ? {} : { next: href } })
  }
  if (verdict.kind === 'error') throw new ScreenError(verdict.status, verdict.message)

  const layout = layoutOf(path, user)
  if (user?.wajib_ganti_sandi) {
    const profil = profilOf(user.role)
    const inside = layout === 'admin' || layout.startsWith('sidebar-')
    if (inside && path.replace(/\/+$/, '') !== profil) throw redirect({ to: profil, replace: true })
  }
  warmLayout(layout)
}

/**
 * Waits for the session only if the path needs it. Other public pages open at once, even if the server is unreachable.
 */
async function findOutWho(path: string): Promise<void> {
  const guarded = screenRuleOf(path) !== undefined
  const known = session.ready().catch((error: unknown) => {
    if (guarded) throw error
  })
  if (guarded || isOperatorHome(path)) await known
}
