import type { ApiAnswer } from '@portal/domain/platform/rendered-page'
import { use } from 'react'
import { handedAnswer, handedOrigin } from '#platform/rendering/handed-over.ts'
import { ServerPageContext } from '#platform/rendering/server-page.ts'

/** The answer that is there with the page: on the server it is waited for, in the browser it came along or did not. */
export function useGivenAnswer(address: string | undefined, quiet: boolean): ApiAnswer | undefined {
  const page = use(ServerPageContext)
  if (address === undefined) return undefined
  return page ? use(page.answer(address, quiet)) : handedAnswer(address)
}

/** Where people find the portal, for addresses that leave the page (a QR). */
export function useOrigin(): string {
  return use(ServerPageContext)?.origin ?? handedOrigin()
}
