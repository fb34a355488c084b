import { homeOf, logoutNavigation } from '@portal/domain/portal/guards'
import type { AnyRouter } from '@tanstack/react-router'
import { notify } from '#platform/notices/notify.ts'
import { session } from '#platform/session/browser-session.ts'
import { forgetSession } from '#platform/session/forget-on-session-end.ts'

/** Opens the login and clears cached data when a session ends in any tab. */
export function leaveOnSessionEnd(router: AnyRouter): void {
  session.onEnd((reason, role) => {
    // A full page load ensures that no data of the previous account remains in memory.
    if (reason === 'ganti') return window.location.replace(homeOf(role ?? ''))
    if (reason === 'berakhir') notify.info('Sesi Anda telah berakhir. Silakan masuk kembali.')
    const { to, replace } = logoutNavigation(role)
    // After an expired session the login returns to the current page.
    const state = reason === 'berakhir' ? { next: router.state.location.href } : {}
    void router.navigate({ to, replace, state, ignoreBlocker: true }).then(forgetSession)
  })
}
