import type { ApiAnswer } from '@portal/domain/platform/rendered-page'
import { use, useSyncExternalStore } from 'react'
import { deliveredAnswer, handedAnswer, handedOrigin } from '#platform/rendering/handed-over.ts'
import { ServerPageContext } from '#platform/rendering/server-page.ts'

const unchanging = () => () => undefined

/**
 * Returns the answer that belongs to the page: the server waits for it, the browser takes it from the embedded data.
 */
export function useGivenAnswer(address: string | undefined, quiet: boolean): ApiAnswer | undefined {
  const page = use(ServerPageContext)
  const handed = useSyncExternalStore(
    unchanging,
    () => handedAnswer(address),
    // React calls this during hydration, which may happen after the user started to navigate.
    () => deliveredAnswer(address),
  )
  return page && address !== undefined ? use(page.answer(address, quiet)) : handed
}

/** Returns the public origin of the portal, for URLs that leave the page (QR codes). */
export function useOrigin(): string {
  return use(ServerPageContext)?.origin ?? handedOrigin()
}
