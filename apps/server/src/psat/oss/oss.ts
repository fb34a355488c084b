import type { Platform } from '#platform/platform.ts'
import { createPengiriman, type OpsiKirim } from './kirim/kirim.service.ts'
import { KlienOss, konfigurasiOss } from './klien/klien.ts'

/** OSS as this server knows it; undefined where none is configured. */
export function createOss(platform: Platform, opsi: Pick<OpsiKirim, 'onNomor'>) {
  const konfigurasi = konfigurasiOss(platform.config)
  if (!konfigurasi) return undefined
  const klien = new KlienOss(konfigurasi)
  return { klien, pengiriman: createPengiriman(platform, klien, opsi) }
}
export type Oss = NonNullable<ReturnType<typeof createOss>>
