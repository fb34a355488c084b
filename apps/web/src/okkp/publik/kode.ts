/** ABCD-EFGH-JKLM: easier to read aloud and to type from paper. */
export function kodeTerbaca(kode: string): string {
  return kode.match(/.{1,4}/g)?.join('-') ?? kode
}

/** What a person typed, as it stands in an address. */
export function kodeRapi(text: string): string {
  return text.replace(/[^0-9a-z]/gi, '').toUpperCase()
}
