import type { ApiAnswer } from '@portal/domain/platform/rendered-page'

/** Data embedded in a server-rendered page, so that the browser hydrates the same content without refetching. */
export interface HandedOver {
  origin: string
  answers: Record<string, ApiAnswer>
}

export const handedOverId = 'bawaan'
/** Marks head elements that belong only to the first, server-rendered page. */
export const ofFirstPage = 'data-halaman-awal'

let given: HandedOver | undefined
let left = false
let element: HTMLElement | null

/** Reads the embedded data. Returns false for a page without server-rendered content. */
export function takeHandedOver(): boolean {
  element = document.getElementById(handedOverId)
  if (!element) return false
  given = JSON.parse(element.textContent)
  // React hydrates the page in parts and would re-render it from scratch if the user navigates meanwhile. Until the
  // last part is hydrated, the browser follows links natively.
  addEventListener(
    'click',
    (event) => element?.isConnected && (event.target as Element).closest('a') && event.stopPropagation(),
    true,
  )
  return true
}

/**
 * Removes the embedded data when the browser is idle and hydration is complete. Tests wait for the removal as a sign
 * that the page is interactive. Safari lacks requestIdleCallback and uses a timeout.
 */
export function dropHandedOver(): void {
  ;(window.requestIdleCallback ?? setTimeout)(() => element?.remove())
}

/** Ends the use of embedded answers on navigation: they belong only to the first page. */
export function leaveFirstPage(): void {
  if (!given || left) return
  left = true
  for (const told of document.head.querySelectorAll(`[${ofFirstPage}]`)) told.remove()
}

/** Returns an embedded answer, also after navigation, for parts of the first page that hydrate late. */
export function deliveredAnswer(address: string | undefined): ApiAnswer | undefined {
  return address === undefined ? undefined : given?.answers[address]
}

export function handedAnswer(address: string | undefined): ApiAnswer | undefined {
  return left ? undefined : deliveredAnswer(address)
}

export function handedOrigin(): string {
  return given?.origin ?? window.location.origin
}
