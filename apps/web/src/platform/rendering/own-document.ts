import { ownDocumentMark } from '@portal/domain/platform/rendered-page'

/**
 * Returns the server's nonce for style elements; empty on public pages. Browsers hide the attribute, but the property
 * is readable.
 */
export function styleNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}

const shownAddress = () => new URL(window.location.href)

/** Checks whether the page needs a reload to get a nonce. The mark in the URL prevents a reload loop. */
export function lacksNonce(): boolean {
  return styleNonce() === '' && !shownAddress().searchParams.has(ownDocumentMark)
}

/** Reloads the current URL as a page with its own nonce. */
export function loadOwnDocument(): void {
  const address = shownAddress()
  address.searchParams.set(ownDocumentMark, '1')
  window.location.replace(address)
}

/** Removes the mark from the URL. Only the server needs it; the router and users must not see it. */
export function dropDocumentMark(): void {
  const address = shownAddress()
  if (styleNonce() === '' || !address.searchParams.has(ownDocumentMark)) return
  address.searchParams.delete(ownDocumentMark)
  window.history.replaceState(window.history.state, '', address)
}
