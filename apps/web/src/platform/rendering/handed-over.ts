import type { ApiAnswer } from '@portal/domain/platform/rendered-page'

/** What a page that was rendered on the server brings along, so that the browser draws the same without asking again. */
export interface HandedOver {
  origin: string
  answers: Record<string, ApiAnswer>
}

export const handedOverId = 'bawaan'
/** On elements of the head that tell of the page delivered, not of those somebody goes on to. */
export const ofFirstPage = 'data-halaman-awal'

let given: HandedOver | undefined
let left = false
let element: HTMLElement | null

/** False for a page that was delivered empty. */
export function takeHandedOver(): boolean {
  element = document.getElementById(handedOverId)
  if (!element) return false
  given = JSON.parse(element.textContent)
  // It comes to life part by part, and a page that is left in the middle of that is thrown away and drawn anew. Until the last
  // part a link is what it was before: the browser follows it.
  addEventListener(
    'click',
    (event) => element?.isConnected && (event.target as Element).closest('a') && event.stopPropagation(),
    true,
  )
  return true
}

/**
 * Its text is read; that it is gone also shows, to whoever watches, that the page answers from now on. The last part is done when
 * the browser is at rest; one that cannot tell (Safari) is taken for so at once.
 */
export function dropHandedOver(): void {
  ;(window.requestIdleCallback ?? setTimeout)(() => element?.remove())
}

/** Whoever goes on asks anew: an answer holds for the page it came with. */
export function leaveFirstPage(): void {
  if (!given || left) return
  left = true
  for (const told of document.head.querySelectorAll(`[${ofFirstPage}]`)) told.remove()
}

/** What came along; a part of the first page that comes to life last is still drawn with it. */
export function deliveredAnswer(address: string | undefined): ApiAnswer | undefined {
  return address === undefined ? undefined : given?.answers[address]
}

export function handedAnswer(address: string | undefined): ApiAnswer | undefined {
  return left ? undefined : deliveredAnswer(address)
}

export function handedOrigin(): string {
  return given?.origin ?? window.location.origin
}
