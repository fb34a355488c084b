import type { ApiAnswer } from '@portal/domain/platform/rendered-page'
import { use, useSyncExternalStore } from 'react'
import { deliveredAnswer, handedAnswer, handedOrigin } from '#platform/rendering/handed-over.ts'
import { ServerPageContext } from '#platform/rendering/server-page.ts'

const unchanging = () => () => undefined

/** The answer that is there with the page: on the server it is waited for, in the browser it came along or did not. */
export function useGivenAnswer(address: string | undefined, quiet: boolean): ApiAnswer | undefined {
  const page = use(ServerPageContext)
  const handed = useSyncExternalStore(
    unchanging,
    () => handedAnswer(address),
    // Asked while what was delivered comes to life: its code may come when somebody is already on the way to another page.
    () => deliveredAnswer(address),
  )
  return page && address !== undefined ? use(page.answer(address, quiet)) : handed
}

/** Where people find the portal, for addresses that leave the page (a QR). */
export function useOrigin(): string {
  return use(ServerPageContext)?.origin ?? handedOrigin()
}
