/** Bytes of a text in UTF-8. Domain has no TextEncoder. */
export const utf8Bytes = (text: string): number[] =>
  [...encodeURIComponent(text.toWellFormed()).matchAll(/%(..)|./g)].map(([letter, hex]) =>
    hex ? Number.parseInt(hex, 16) : letter.charCodeAt(0),
  )
