import { formatDate, isDay } from '../../platform/format.ts'
import { bagianLabels, fileBidang, isianLabels, labelBidang } from '../isian/bidang.ts'
import { dokumenTerkirim } from '../isian/dokumen.ts'
import type { Salinan } from '../isian/salinan.ts'
import type { Perbandingan } from './read.contract.ts'

export type Perubahan = Perbandingan['perubahan'][number]

/** Names for codes that a copy holds. */
export interface NamaKode {
  bentukUsaha?: Readonly<Record<string, string>>
  wilayah?: ReadonlyMap<number, string>
}

interface Nilai {
  bidang: string
  label: string
  teks: string | null
  /** For a file: its storage key and its content hash. */
  kunci: string | null
  sidik: string | null
}

const daftar = ['unit_produksi', 'ruang_lingkup', 'info_produk', 'pemasok', 'pelanggan'] as const
type Daftar = (typeof daftar)[number]
const tunggal = ['perusahaan', 'izin_asal', 'perubahan', 'pemilik_baru'] as const

const wilayahLabels: Record<string, string> = { provinsi_id: 'Provinsi', kota_id: 'Kabupaten/kota' }
const bidangWilayah = Object.keys(wilayahLabels)

/** Fields whose ids point to rows of the same copy. */
const rujukan: Readonly<Record<string, Daftar>> = {
  unit_produksi: 'unit_produksi',
  daftar_pemasok: 'pemasok',
  daftar_pelanggan: 'pelanggan',
}

function isFileField(bagian: Daftar, field: string): boolean {
  return (
    (bagian === 'unit_produksi' || bagian === 'info_produk') &&
    (fileBidang[bagian] as readonly string[]).includes(field)
  )
}

function teksOf(salinan: Salinan, field: string, value: unknown, nama: NamaKode): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (Array.isArray(value)) {
    const from = rujukan[field]
    const words = value.map((item) => (from ? labelBidang(`${from}.${item}`, salinan) : String(item)))
    return words.length === 0 ? null : words.toSorted().join(', ')
  }
  if (typeof value === 'number' && bidangWilayah.includes(field)) {
    return nama.wilayah?.get(value) ?? String(value)
  }
  if (field === 'jenis_perseroan') return nama.bentukUsaha?.[String(value)] ?? String(value)
  return isDay(String(value)) ? formatDate(String(value)) : String(value)
}

function berkasOf(salinan: Salinan, bidang: string, label: string, kunci: string | null): Nilai {
  const file = kunci ? salinan.berkas[kunci] : undefined
  return {
    bidang,
    label,
    teks: kunci ? (file?.nama ?? 'Berkas') : null,
    kunci,
    sidik: kunci ? (file?.sha256 ?? kunci) : null,
  }
}

function fieldsOf(salinan: Salinan, bagian: Daftar, baris: { id: number }, nama: NamaKode): Nilai[] {
  const values = baris as Record<string, unknown> & { id: number }
  const path = `${bagian}.${baris.id}`
  const own = Object.keys(isianLabels[bagian]).map((field) => {
    const bidang = `${path}.${field}`
    const label = labelBidang(bidang, salinan)
    if (isFileField(bagian, field))
      return berkasOf(salinan, bidang, label, (values[field] as string | null) ?? null)
    return { bidang, label, teks: teksOf(salinan, field, values[field], nama), kunci: null, sidik: null }
  })
  if (bagian !== 'unit_produksi') return own
  const region = bidangWilayah.map((field) => ({
    bidang: `${path}.${field}`,
    label: `${labelBidang(path, salinan)}: ${wilayahLabels[field]?.toLowerCase()}`,
    teks: teksOf(salinan, field, values[field], nama),
    kunci: null,
    sidik: null,
  }))
  return [...own, ...region]
}

function singleFields(salinan: Salinan, nama: NamaKode): Nilai[] {
  return tunggal.flatMap((bagian) =>
    Object.keys(isianLabels[bagian]).map((field) => {
      const values = salinan[bagian] as Record<string, unknown> | null
      const bidang = `${bagian}.${field}`
      const label = labelBidang(bidang, salinan)
      return { bidang, label, teks: teksOf(salinan, field, values?.[field], nama), kunci: null, sidik: null }
    }),
  )
}

/** Each copy may hold documents that the other lacks. */
function paperChanges(dari: Salinan, ke: Salinan): Perubahan[] {
  const papers = new Map(
    [...dokumenTerkirim(dari), ...dokumenTerkirim(ke)].map((one) => [one.kunci, one.label]),
  )
  return [...papers].flatMap(([kunci, label]) => {
    const dokumenIn = (salinan: Salinan) =>
      berkasOf(salinan, `dokumen.${kunci}`, label, salinan.dokumen[kunci] ?? null)
    return perubahanOf(dokumenIn(dari), dokumenIn(ke))
  })
}

/** Files with the same content are equal, regardless of name and key. */
function same(a: Nilai, b: Nilai): boolean {
  return a.sidik !== null || b.sidik !== null ? a.sidik === b.sidik : a.teks === b.teks
}

function perubahanOf(lama: Nilai, baru: Nilai): Perubahan[] {
  if (same(lama, baru)) return []
  const jenis = lama.teks === null ? 'ditambah' : baru.teks === null ? 'dihapus' : 'diubah'
  return [
    {
      bidang: baru.bidang,
      label: baru.label,
      jenis,
      semula: lama.teks,
      menjadi: baru.teks,
      berkas_semula: lama.kunci,
      berkas_menjadi: baru.kunci,
    },
  ]
}

function pairs(lama: readonly Nilai[], baru: readonly Nilai[]): Perubahan[] {
  return lama.flatMap((nilai, index) => {
    const other = baru[index]
    return other ? perubahanOf(nilai, other) : []
  })
}

/** An added or removed row is one change under the name of the row. */
function wholeRow(salinan: Salinan, bagian: Daftar, id: number, jenis: 'ditambah' | 'dihapus'): Perubahan {
  const bidang = `${bagian}.${id}`
  const name = labelBidang(bidang, salinan)
  return {
    bidang,
    label: bagianLabels[bagian],
    jenis,
    semula: jenis === 'dihapus' ? name : null,
    menjadi: jenis === 'ditambah' ? name : null,
    berkas_semula: null,
    berkas_menjadi: null,
  }
}

function rowChanges(dari: Salinan, ke: Salinan, bagian: Daftar, nama: NamaKode): Perubahan[] {
  const lama = new Map(dari[bagian].map((baris) => [baris.id, baris]))
  const baru = new Map(ke[bagian].map((baris) => [baris.id, baris]))
  const ids = [...new Set([...lama.keys(), ...baru.keys()])]
  return ids.flatMap((id) => {
    const [before, after] = [lama.get(id), baru.get(id)]
    if (!before) return [wholeRow(ke, bagian, id, 'ditambah')]
    if (!after) return [wholeRow(dari, bagian, id, 'dihapus')]
    return pairs(fieldsOf(dari, bagian, before, nama), fieldsOf(ke, bagian, after, nama))
  })
}

export function compareSalinan(dari: Salinan, ke: Salinan, nama: NamaKode = {}): Perubahan[] {
  return [
    ...pairs(singleFields(dari, nama), singleFields(ke, nama)),
    ...paperChanges(dari, ke),
    ...daftar.flatMap((bagian) => rowChanges(dari, ke, bagian, nama)),
  ]
}
