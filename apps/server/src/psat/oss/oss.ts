import type { MasukOss } from '#akun/index.ts'
import type { Platform } from '#platform/platform.ts'
import { createFileDs } from './file-ds/file-ds.service.ts'
import { KlienOss, konfigurasiOss } from './klien/klien.ts'
import { createKedatangan } from './masuk/masuk.service.ts'
import { createPengiriman, type OpsiKirim } from './send/send.service.ts'

interface OpsiOss extends Pick<OpsiKirim, 'onNomor'> {
  masuk: MasukOss
}

/** Creates the OSS services, or returns undefined if OSS is not configured. */
export function createOss(platform: Platform, { masuk, ...opsi }: OpsiOss) {
  const konfigurasi = konfigurasiOss(platform.config)
  if (!konfigurasi) return undefined
  const klien = new KlienOss(konfigurasi)
  return {
    klien,
    pengiriman: createPengiriman(platform, klien, opsi),
    fileDs: createFileDs(platform, klien),
    kedatangan: createKedatangan(platform, klien, masuk),
  }
}
