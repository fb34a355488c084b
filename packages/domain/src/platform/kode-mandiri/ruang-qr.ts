/** The largest code that old phones read from a print of 34 mm: version 12 at level M. */
export const versiTerbesar = 12

const dataBits = 290 * 8
/** Mode and length of a byte segment and of an alphanumeric segment in versions 10 to 26. */
const segmentBits = 4 + 16 + (4 + 11)

/** Whether the code of this address and this many bytes of credential fits a QR code of version 12 at level M. */
export function fitsQr(address: string, credential: number): boolean {
  const letters = Math.ceil((credential * 8) / 5)
  const alphanumeric = Math.floor(letters / 2) * 11 + (letters % 2) * 6
  return segmentBits + (address.length + 1) * 8 + alphanumeric <= dataBits
}
