import { kodeRapi } from '#okkp/publik/kode.ts'

export type ArtiQr =
  | { kode: string }
  | { nomor: string }
  /** Leads somewhere else: nobody is sent there. */
  | { asing: string }

const kodePattern = /^[A-HJ-NP-Z2-9]{12}$/

function addressIn(text: string): URL | undefined {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined
}

/** What a scanned text asks the registry for: a verification code, or else a permit's number. */
export function artiQr(scanned: string): ArtiQr | undefined {
  const text = scanned.trim()
  if (text === '') return undefined
  const address = addressIn(text)
  if (address) {
    // Whatever host it names, the code is asked for here, at the registry itself.
    const kode = kodeRapi(/^\/verifikasi\/([^/]+)\/?$/.exec(address.pathname)?.[1] ?? '')
    return kodePattern.test(kode) ? { kode } : { asing: address.host }
  }
  const kode = kodeRapi(text)
  return kodePattern.test(kode) ? { kode } : { nomor: text.slice(0, 100) }
}
