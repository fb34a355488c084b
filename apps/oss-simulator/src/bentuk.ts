/** One row of the guide's field table: name, maximum length, and whether the field is required. */
type Aturan = readonly [nama: string, panjang: number, wajib?: 'wajib']

const kunci: Aturan[] = [
  ['nib', 13, 'wajib'],
  ['id_proyek', 25, 'wajib'],
  ['oss_id', 25, 'wajib'],
  ['id_izin', 25, 'wajib'],
  ['kd_izin', 12, 'wajib'],
]

export const izinStatus: Aturan[] = [
  ...kunci,
  ['id_produk', 25, 'wajib'],
  ['kd_instansi', 3, 'wajib'],
  ['kd_status', 2, 'wajib'],
  ['tgl_status', 19, 'wajib'],
  ['nip_status', 50, 'wajib'],
  ['nama_status', 50, 'wajib'],
  ['keterangan', 65_535, 'wajib'],
  ['file_lampiran', 65_535],
]

export const izinFinal: Aturan[] = [
  ...kunci,
  ['kd_daerah', 10, 'wajib'],
  ['nomor_izin', 50, 'wajib'],
  ['tgl_terbit_izin', 10, 'wajib'],
  ['tgl_berlaku_izin', 10, 'wajib'],
  ['nama_ttd', 50, 'wajib'],
  ['nip_ttd', 25, 'wajib'],
  ['jabatan_ttd', 150, 'wajib'],
  ['status_izin', 2, 'wajib'],
  ['file_izin', 65_535],
  ['file_lampiran', 65_535],
  ['keterangan', 65_535],
  ['nomenklatur_nomor_izin', 255],
  ['jenis_perizinan', 3],
]

export const izinUbah: Aturan[] = [
  ...izinFinal,
  ['kewenangan', 2, 'wajib'],
  ['bln_berlaku_izin', 5],
  ['thn_berlaku_izin', 5],
]

const hari = /^\d{4}-\d{2}-\d{2}$/
const saat = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/

/** Returns the error messages for a pushed message, empty if the message follows the guide. */
export function checkBentuk(isi: Record<string, unknown>, aturan: readonly Aturan[]): string[] {
  const faults = aturan.flatMap(([nama, panjang, wajib]) => {
    const nilai = isi[nama]
    if (nilai === undefined || nilai === null) return wajib ? [`${nama} is required`] : []
    if (typeof nilai !== 'string') return [`${nama} must be a string`]
    return nilai.length > panjang ? [`${nama} length must be at most ${panjang}`] : []
  })
  if (typeof isi.tgl_status === 'string' && !saat.test(isi.tgl_status))
    faults.push('tgl_status must be YYYY-MM-DD HH:MM:SS')
  for (const nama of ['tgl_terbit_izin', 'tgl_berlaku_izin'] as const) {
    const nilai = isi[nama]
    if (typeof nilai === 'string' && nilai !== '' && !hari.test(nilai))
      faults.push(`${nama} must be YYYY-MM-DD`)
  }
  return faults
}

const pnbp = ['kd_akun', 'kd_penerimaan', 'kd_billing', 'tgl_billing', 'tgl_expire', 'nominal'] as const

export function checkPnbp(nilai: unknown): string[] {
  if (nilai === undefined) return []
  if (typeof nilai !== 'object' || nilai === null || Array.isArray(nilai))
    return ['data_pnbp must be an object']
  const isi = nilai as Record<string, unknown>
  return pnbp.filter((nama) => isi[nama] === undefined).map((nama) => `data_pnbp.${nama} is required`)
}
