import { createHash } from 'node:crypto'
import type { skalaUsaha } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import type { UnitOss } from '#psat/data-usaha/unit-oss.repository.ts'
import { type IsiOss, isian } from '../klien/hasil.ts'

type SkalaUsaha = keyof typeof skalaUsaha

const isObject = (value: unknown): value is IsiOss =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): IsiOss[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Checks that the date exists. PostgreSQL refuses dates such as `2026-02-30`. */
function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && !day.startsWith('0000')
}

const dayText = (value: unknown): string | undefined => {
  const text = isian(value)
  return text && /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : undefined
}

const day = (value: unknown): string | null => {
  const text = dayText(value)
  return text && isRealDay(text) ? text : null
}

const dates = ['tgl_perubahan_nib', 'tgl_terbit_nib', 'tgl_pengesahan']

/** Returns the first field of a message whose date does not exist. */
export function tanggalGanjil(root: IsiOss): string | undefined {
  const odd = (name: string) => {
    const text = dayText(root[name])
    return text !== undefined && !isRealDay(text)
  }
  return dates.find(odd)
}

/** Returns one field of a raw message, ignoring blanks around its key. */
export function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? Object.entries(value).find(([key]) => key.trim() === name)?.[1] : undefined
}

/** Removes the blanks that OSS sometimes sends around keys. */
export function trimKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(trimKeys)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.trim(), trimKeys(inner)]))
}

/** Personal data that a licence does not need. The portal never stores them, not even encrypted. */
const forbidden = new Set([
  'agama_user_proses',
  'status_perkawinan_user_proses',
  'pekerjaan_user_proses',
  'pemegang_saham',
  'data_rptka',
])

export function withoutForbidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutForbidden)
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => !forbidden.has(key))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutForbidden(inner)]))
}

export interface DataNib {
  nib: string
  oss_id: string | null
  status_nib: string | null
  tipe_dokumen: string | null
  no_identitas: string | null
  nama_perseroan: string | null
  npwp_perseroan: string | null
  jenis_perseroan: string | null
  alamat_perseroan: string | null
  email_perusahaan: string | null
  telp: string | null
  kode_pos: string | null
  daerah: string | null
  skala_usaha: SkalaUsaha | null
  penanggung_jawab: string | null
  jabatan_penanggung_jawab: string | null
  tgl_pengesahan: string | null
  tgl_terbit_nib: string | null
  /**
   * Version of the data. The higher version wins, regardless of the order of arrival. The content hash separates equal
   * dates.
   */
  versi: string
  checklist: IsiOss[]
  proyek: IsiOss[]
}

/** Company sizes from list 31 of the guide. */
const skala: Record<string, SkalaUsaha> = { '01': 'mikro', '02': 'kecil', '03': 'menengah', '04': 'besar' }

/** Reads company data of OSS. Returns undefined for any other content. */
export function readDataNib(value: unknown): DataNib | undefined {
  if (!isObject(value)) return undefined
  const nib = isian(value.nib)
  if (!nib || !/^\d{13}$/.test(nib)) return undefined
  const changed = day(value.tgl_perubahan_nib) ?? day(value.tgl_terbit_nib) ?? '0000-00-00'
  const [penanggung] = listOf(value.penanggung_jwb)
  const content = createHash('sha256').update(JSON.stringify(value)).digest('hex')
  return {
    nib,
    oss_id: isian(value.oss_id),
    status_nib: isian(value.status_nib),
    tipe_dokumen: isian(value.tipe_dokumen),
    no_identitas: isian(value.no_id_user_proses),
    nama_perseroan: isian(value.nama_perseroan),
    npwp_perseroan: isian(value.npwp_perseroan),
    jenis_perseroan: isian(value.jenis_perseroan),
    alamat_perseroan: isian(value.alamat_perseroan),
    email_perusahaan: isian(value.email_perusahaan),
    telp: isian(value.nomor_telpon_perseroan),
    kode_pos: isian(value.kode_pos_perseroan),
    daerah: isian(value.perseroan_daerah_id),
    skala_usaha: skala[isian(value.skala_usaha) ?? ''] ?? null,
    penanggung_jawab: isian(penanggung?.nama_penanggung_jwb),
    jabatan_penanggung_jawab: isian(penanggung?.jabatan_penanggung_jwb),
    tgl_pengesahan: day(value.tgl_pengesahan),
    tgl_terbit_nib: day(value.tgl_terbit_nib),
    versi: `${changed} ${content}`,
    checklist: listOf(value.data_checklist),
    proyek: listOf(value.data_proyek),
  }
}

const tertahanOleh = ({ tipe_dokumen, status_nib, nib }: DataNib): string | null => {
  if (tipe_dokumen === '3' || tipe_dokumen === '4')
    return `OSS mencabut atau membatalkan permohonan NIB ${nib}.`
  if (status_nib === '05' || status_nib === '06') return `NIB ${nib} dibekukan atau dicabut di OSS.`
  return null
}

/** Returns the places of a project as units. A project without an address has none. */
function unitDari(proyek: IsiOss | undefined): UnitOss[] {
  const idProyek = isian(proyek?.id_proyek)
  const nama_unit = isian(proyek?.nama_cabang) ?? isian(proyek?.nama_kegiatan)
  if (!idProyek || !nama_unit) return []
  const places = listOf(proyek?.data_lokasi_proyek)
  return places.flatMap((place) => {
    const alamat_unit = isian(place.alamat_usaha)
    if (!alamat_unit) return []
    const own = isian(place.id_proyek_lokasi) ?? alamat_unit
    const id_oss = places.length === 1 ? idProyek : `${idProyek}/${own}`
    return [{ id_oss, nama_unit, alamat_unit, kd_daerah: isian(place.proyek_daerah_id) }]
  })
}

/** Returns the row of one licence with its own checklist item and project, not simply the last ones of the message. */
export function izinDari(data: DataNib, id_izin: string) {
  const item = data.checklist.find((one) => one.id_izin === id_izin)
  const kode_izin = isian(item?.kd_izin)
  if (!item || !kode_izin) return undefined
  const proyek = data.proyek.find((one) => one.id_proyek === item.id_proyek)
  return {
    id_izin,
    kode_izin,
    oss_id: data.oss_id,
    nib: data.nib,
    no_identitas: data.no_identitas,
    id_proyek: isian(item.id_proyek),
    id_produk: isian(item.id_produk),
    nama_izin: isian(item.nama_izin),
    instansi: isian(item.instansi),
    nama_cabang: isian(proyek?.nama_cabang),
    uraian_usaha: isian(proyek?.uraian_usaha),
    nama_kegiatan: isian(proyek?.nama_kegiatan),
    kbli: isian(proyek?.kbli),
    npwp_perseroan: data.npwp_perseroan,
    nama_perseroan: data.nama_perseroan,
    alamat_perseroan: data.alamat_perseroan,
    email_perusahaan: data.email_perusahaan,
    tgl_pengesahan: data.tgl_pengesahan,
    tgl_terbit_nib: data.tgl_terbit_nib,
    kd_daerah: isian(item.kd_daerah),
    kewenangan: isian(item.kewenangan),
    status_nib: data.status_nib,
    tertahan: tertahanOleh(data),
    unit: unitDari(proyek),
    versi_pesan: data.versi,
  }
}
export type IzinMasuk = NonNullable<ReturnType<typeof izinDari>>
