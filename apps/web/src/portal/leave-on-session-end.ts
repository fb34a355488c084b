import { homeOf, logoutNavigation } from '@portal/domain/portal/guards'
import type { AnyRouter } from '@tanstack/react-router'
import { notify } from '#platform/notices/notify.ts'
import { session } from '#platform/session/browser-session.ts'
import { forgetSession } from '#platform/session/forget-on-session-end.ts'

/** When a session ends, in this tab or another: forget what was read and go to the log-in. */
export function leaveOnSessionEnd(router: AnyRouter): void {
  session.onEnd((reason, role) => {
    // Nothing of the account before may stay on the page, so the page itself is left.
    if (reason === 'ganti') return window.location.replace(homeOf(role ?? ''))
    if (reason === 'berakhir') notify.info('Sesi Anda telah berakhir. Silakan masuk kembali.')
    const { to, replace } = logoutNavigation(role)
    // Whoever is only made to sign in again comes back to where they were.
    const state = reason === 'berakhir' ? { next: router.state.location.href } : {}
    void router.navigate({ to, replace, state, ignoreBlocker: true }).then(forgetSession)
  })
}
