/** Formats a code as ABCD-EFGH-JKLM, which is easier to read aloud and to type from paper. */
export function kodeTerbaca(kode: string): string {
  return kode.match(/.{1,4}/g)?.join('-') ?? kode
}

export function kodeRapi(text: string): string {
  return text.replace(/[^0-9a-z]/gi, '').toUpperCase()
}
