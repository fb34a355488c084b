/** Public address that the QR code of a permit opens. */
export function verificationAddress(publicUrl: string, kode: string): string {
  return `${publicUrl.replace(/\/$/, '')}/verifikasi/${encodeURIComponent(kode)}`
}
