import { ownDocumentMark } from '@portal/domain/platform/rendered-page'

/** The server's nonce for style elements; empty on public pages. Browsers hide it from the attribute and leave it in the property. */
export function styleNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}

const shownAddress = () => new URL(window.location.href)

/** True on a page without a nonce. One that was loaded for its nonce and came without is not loaded again and again. */
export function lacksNonce(): boolean {
  return styleNonce() === '' && !shownAddress().searchParams.has(ownDocumentMark)
}

/** Loads the shown address anew, as a page with a nonce of its own. */
export function loadOwnDocument(): void {
  const address = shownAddress()
  address.searchParams.set(ownDocumentMark, '1')
  window.location.replace(address)
}

/** The mark is for the server alone: neither the router nor whoever copies the address is to see it. */
export function dropDocumentMark(): void {
  const address = shownAddress()
  if (styleNonce() === '' || !address.searchParams.has(ownDocumentMark)) return
  address.searchParams.delete(ownDocumentMark)
  window.history.replaceState(window.history.state, '', address)
}
