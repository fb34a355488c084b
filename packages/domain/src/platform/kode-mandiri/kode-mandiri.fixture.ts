import type { SignEs256 } from './cose.ts'
import type { IsiKode } from './kode-mandiri.ts'
import type { KunciKode } from './kunci.ts'

interface Subtle {
  generateKey(
    algorithm: object,
    extractable: boolean,
    usages: string[],
  ): Promise<{ privateKey: object; publicKey: object }>
  exportKey(format: 'jwk', key: object): Promise<{ x: string; y: string }>
  exportKey(format: 'raw', key: object): Promise<ArrayBuffer>
  digest(name: string, data: ArrayBuffer): Promise<ArrayBuffer>
  sign(algorithm: object, key: object, data: Uint8Array): Promise<ArrayBuffer>
}
const { subtle } = (globalThis as unknown as { crypto: { subtle: Subtle } }).crypto

/** Creates a key pair for tests. */
export async function newKunci(): Promise<{ kunci: KunciKode; kid: string; sign: SignEs256 }> {
  const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x, y } = await subtle.exportKey('jwk', pair.publicKey)
  const digest = new Uint8Array(await subtle.digest('SHA-256', await subtle.exportKey('raw', pair.publicKey)))
  const kid = [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    kunci: { kid, x, y, keadaan: 'aktif' },
    kid,
    sign: async (data) =>
      new Uint8Array(await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, data)),
  }
}

export const alamatContoh = 'https://portal-pangan.contoh.go.id/verifikasi/7KXMQ2PD9HTB'

export const isiContoh: IsiKode = {
  nomor: '21.02-3-B.I.45-0377-11/2026',
  pemegang: 'Koperasi Sumber Rejeki Brebes',
  produk: 'Bawang merah',
  wilayah: 3329,
  mulai: '2026-11-12',
  akhir: '2031-11-12',
  indeks: 4711,
}
export const kiniContoh = Date.parse('2026-12-01T09:00:00+07:00') / 1000
