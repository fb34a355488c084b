import { kodeRapi } from '#platform/light/kode.ts'

export type ArtiQr =
  | { kode: string; mandiri?: string }
  | { nomor: string }
  /** Host of a foreign address. The portal does not open it. */
  | { asing: string }

/** Code that verifies offline. */
const mandiriPattern = /^#([A-Z2-7]{40,1000})$/i
const kodePattern = /^[A-HJ-NP-Z2-9]{12}$/

function addressIn(text: string): URL | undefined {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined
}

/** Interprets a scanned text as a verification code, else as a permit number. */
export function artiQr(scanned: string): ArtiQr | undefined {
  const text = scanned.trim()
  if (text === '') return undefined
  const address = addressIn(text)
  if (address) {
    // The host does not matter, because this portal always looks the code up in its own registry.
    const kode = kodeRapi(/^\/verifikasi\/([^/]+)\/?$/.exec(address.pathname)?.[1] ?? '')
    const [, mandiri] = mandiriPattern.exec(address.hash) ?? []
    if (!kodePattern.test(kode)) return { asing: address.host }
    return mandiri ? { kode, mandiri } : { kode }
  }
  const kode = kodeRapi(text)
  return kodePattern.test(kode) ? { kode } : { nomor: text.slice(0, 100) }
}
