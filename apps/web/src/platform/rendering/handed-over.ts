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

/** False for a page that was delivered empty. */
export function takeHandedOver(): boolean {
  const text = document.getElementById(handedOverId)?.textContent
  if (!text) return false
  given = JSON.parse(text) as HandedOver
  return true
}

function followPlainly(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

/**
 * A delivered page comes to life part by part, and one that is left in the middle of it is thrown away and drawn anew. Until the
 * last part a link is what it was before: the browser follows it.
 */
export function keepPlainLinks(): void {
  window.addEventListener('click', followPlainly, true)
}

/** Its text is read; that it is gone also shows, to whoever watches, that the page answers from now on. */
function dropHandedOver(): void {
  document.getElementById(handedOverId)?.remove()
  window.removeEventListener('click', followPlainly, true)
}

/** The parts are done when the browser is at rest; where it cannot tell, a moment is enough. */
export function dropAtRest(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(dropHandedOver, { timeout: 5000 })
  else setTimeout(dropHandedOver, 500)
}

/** Whoever goes on asks anew: an answer holds for the page it came with. */
export function leaveFirstPage(): void {
  if (!given) return
  given = { ...given, answers: {} }
  for (const element of document.head.querySelectorAll(`[${ofFirstPage}]`)) element.remove()
}

export function handedAnswer(address: string): ApiAnswer | undefined {
  return given?.answers[address]
}

export function handedOrigin(): string {
  return given?.origin ?? window.location.origin
}
