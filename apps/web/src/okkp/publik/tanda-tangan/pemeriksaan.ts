import { formatDateTime } from '@portal/domain/platform/format'
import type {
  PemeriksaanTandaTangan,
  TandaTangan,
} from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'

export interface Kesimpulan {
  judul: string
  isi: string
  tone: 'ok' | 'warn' | 'bad'
}

const sesudahnya = 'Apakah izinnya masih berlaku, periksa lewat kode atau QR pada sertifikat.'

/**
 * Returns the permit number of a certificate from this portal. It stands at the end of the signature's reason, which
 * the signature protects, so nobody can put another number there.
 */
export function nomorOf({ tanda_tangan }: PemeriksaanTandaTangan): string | undefined {
  const own = tanda_tangan.find(({ vonis, milik_portal }) => vonis === 'sah' && milik_portal)
  return own?.alasan?.match(/ nomor (.+)$/)?.[1]
}

export function kesimpulanOf(hasil: PemeriksaanTandaTangan): Kesimpulan {
  const { vonis, tanda_tangan } = hasil
  const lanjut = nomorOf(hasil) ? '' : ` ${sesudahnya}`
  switch (vonis) {
    case 'sah':
      return tanda_tangan.every(({ milik_portal }) => milik_portal)
        ? {
            judul: 'Asli dan utuh',
            isi: `Ditandatangani portal ini dan tidak berubah sejak itu.${lanjut}`,
            tone: 'ok',
          }
        : {
            judul: 'Tanda tangan sah',
            isi: 'Tidak berubah sejak ditandatangani pihak yang dikenal, tetapi bukan dokumen dari portal ini.',
            tone: 'ok',
          }
    case 'tidak_dikenal':
      return {
        judul: 'Belum dapat dipastikan',
        isi: 'Isinya tidak berubah sejak ditandatangani, tetapi siapa penanda tangannya tidak dapat dipastikan.',
        tone: 'warn',
      }
    case 'tidak_sah':
      return {
        judul: 'Jangan dipercaya',
        isi: 'Dokumen ini bukan lagi yang ditandatangani, atau tanda tangannya tidak sah.',
        tone: 'bad',
      }
    case 'tanpa':
      return {
        judul: 'Tidak bertanda tangan',
        isi: 'Sertifikat dari portal ini selalu bertanda tangan elektronik; hasil pindai atau cetak ulang tidak. Periksa kodenya.',
        tone: 'warn',
      }
  }
}

export function faktaOf({ penanda_tangan, instansi, penerbit, waktu, sumber_waktu, alasan }: TandaTangan) {
  const source = sumber_waktu === 'stempel' ? 'menurut layanan stempel waktu' : 'menurut penanda tangan'
  return [
    ['Penanda tangan', penanda_tangan],
    ['Instansi', instansi],
    ['Penerbit sertifikat', penerbit],
    ['Waktu', waktu && `${formatDateTime(waktu)} (${source})`],
    ['Keterangan', alasan],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
}
