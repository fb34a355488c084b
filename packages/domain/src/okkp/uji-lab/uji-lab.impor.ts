import type { CellFault, CheckedRow } from '../../platform/impor/impor.rules.ts'
import { optionalLines, optionalText } from '../../platform/record/fields.ts'
import type { LimitLibrary } from '../batas/pustaka.ts'
import { nameKey, namesOf } from '../impor/impor-registrasi.rules.ts'
import {
  checkHariUji,
  checkKota,
  checkNama,
  checkTeks,
  type KolomUji,
  type NilaiUji,
  readBaris,
} from '../impor/impor-uji.rules.ts'
import { type HasilDinilai, type HasilTertulis, nilaiHasil } from './uji-lab.putusan.ts'
import { isKodePortal, kodePortalText, type PutusanUji, putusanSampel, putusanUji } from './uji-lab.schema.ts'

/** Template columns in order. Semicolons separate several parameters in one cell. */
export const kolomImporUjiLab = {
  kode_sampel: 'Kode Sampel',
  lembaga: 'Lembaga',
  tanggal: 'Tanggal',
  lokasi_sampel: 'Lokasi Sampel',
  komoditas_id: 'Komoditas',
  komoditas_tambahan: 'Komoditas Tambahan',
  parameter: 'Parameter',
  hasil_uji: 'Hasil Uji',
  satuan: 'Satuan',
  standar: 'Standar',
  referensi_bmr: 'Referensi BMR',
  metode_uji: 'Metode Uji',
  status: 'Status',
  alasan: 'Alasan Putusan',
  kota_id: 'Kab/Kota',
  laboratorium: 'Laboratorium',
  no_lhu: 'Nomor LHU',
  note: 'Catatan',
} as const
/** Columns of the template of the previous system. */
export const kolomUjiLabDulu = [
  'No',
  'Lembaga',
  'Tanggal',
  'Lokasi Sampel',
  'Komoditas',
  'Komoditas Tambahan',
  'Hasil Uji',
  'Parameter',
  'Standar',
  'Referensi BMR',
  'Metode Uji',
  'Status',
] as const

type Kunci = keyof typeof kolomImporUjiLab
const kunci = Object.keys(kolomImporUjiLab) as Kunci[]
const wajib: readonly Kunci[] = ['tanggal', 'komoditas_id', 'parameter', 'hasil_uji']

export interface ParameterUji {
  id: number
  nama: string
  satuan: string | null
}

export interface DaftarImporUjiLab {
  today: string
  library: LimitLibrary
  /** Kind of test of the parameters, e.g. "Logam Berat". */
  jenis: string
  parameter: readonly ParameterUji[]
  komoditas: ReadonlyMap<string, number>
  kota: ReadonlyMap<string, number>
  provinsi: string
  kotaAkun: { id: number; nama: string } | undefined
}

export interface UjiLabImpor {
  key: string
  kode_sampel: string | null
  tanggal: string
  komoditas_id: number
  kota_id: number | null
  status: PutusanUji | null
  hasil: HasilDinilai[]
  [kolom: string]: unknown
}

function kolomOf(daftar: DaftarImporUjiLab): KolomUji<Kunci>[] {
  const text = (longest: number) => checkTeks(optionalText(longest))
  const cek: Record<Kunci, KolomUji['cek']> = {
    kode_sampel: text(60),
    lembaga: text(200),
    tanggal: checkHariUji(daftar.today),
    lokasi_sampel: text(300),
    komoditas_id: checkNama(daftar.komoditas, 'Komoditas'),
    komoditas_tambahan: text(200),
    parameter: text(4000),
    hasil_uji: text(4000),
    satuan: text(2000),
    standar: text(4000),
    referensi_bmr: text(300),
    metode_uji: text(4000),
    status: text(1000),
    alasan: text(4000),
    kota_id: checkKota(daftar.kota, daftar.provinsi, daftar.kotaAkun),
    laboratorium: text(200),
    no_lhu: text(100),
    note: checkTeks(optionalLines(5000)),
  }
  return kunci.map((each) => ({
    kunci: each,
    judul: kolomImporUjiLab[each],
    wajib: wajib.includes(each),
    cek: cek[each],
  }))
}

/** Columns with one value per parameter or one value for all. */
const perParameter = ['hasil_uji', 'satuan', 'standar', 'metode_uji', 'status', 'alasan'] as const
type PerParameter = (typeof perParameter)[number]

const partsOf = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(';').map((part) => part.trim()) : []

const columnOf = (field: string): number => 1 + kunci.indexOf(field as Kunci)
const fault = (field: Kunci, pesan: string, jenis: CellFault['jenis'] = 'isian'): CellFault => ({
  kolom: columnOf(field),
  jenis,
  pesan,
})

/** Splits each column by parameter. Reports an error at the cell if the number of parts does not match. */
function spread(values: NilaiUji<Kunci>, count: number, faults: CellFault[]) {
  const parts = {} as Record<PerParameter, string[]>
  for (const column of perParameter) {
    const given = partsOf(values[column])
    const one = given.length <= 1 && (count === 1 || column !== 'hasil_uji')
    if (!one && given.length !== count) {
      faults.push(
        fault(
          column,
          `Ada ${count} parameter tetapi ${given.length} isian di sini. Pisahkan dengan titik koma (;).`,
        ),
      )
    }
    parts[column] = one ? Array<string>(count).fill(given[0] ?? '') : given
  }
  return parts
}

/** Laboratories write "Kadmium (Cd)" as "Kadmium" or "Cd". Only a chemical symbol in brackets stands for the whole. */
const aliasesOf = (nama: string) => /^(.+?) \(([A-Z][a-z]?)\)$/.exec(nama)?.slice(1) ?? []

/** Reads one row of the template and judges its results. Returns a record or all its errors. */
export function ujiLabRowCheck(
  daftar: DaftarImporUjiLab,
): (cells: readonly string[]) => CheckedRow<UjiLabImpor> {
  const baca = readBaris(kolomOf(daftar))
  const names = namesOf(daftar.parameter.map((each) => ({ ...each, alias: aliasesOf(each.nama) })))
  const byId = new Map(daftar.parameter.map((each) => [each.id, each]))
  const known = new Map(
    [...names].flatMap(([key, id]) => {
      const parameter = byId.get(id)
      return parameter ? [[key, parameter] as const] : []
    }),
  )
  const cekParameter = checkNama(names, 'Parameter')
  return (cells) => {
    const { values, faults, key: whole } = baca(cells)
    const kode = typeof values.kode_sampel === 'string' ? values.kode_sampel : null
    if (kode !== null && isKodePortal(kode)) faults.push(fault('kode_sampel', kodePortalText))
    const names = partsOf(values.parameter)
    const parts = names.length > 0 && values.hasil_uji ? spread(values, names.length, faults) : undefined
    const hasil =
      parts && faults.length === 0
        ? judged(daftar, known, cekParameter, { values, names, parts }, faults)
        : []
    const key = kode === null ? `baris:${whole}` : `kode:${kode.toLowerCase()}`
    if (faults.length > 0) return { record: undefined, key, faults }
    const {
      parameter: _names,
      hasil_uji: _results,
      satuan: _units,
      standar: _limits,
      alasan: _why,
      ...own
    } = values
    const record = {
      ...own,
      key,
      kode_sampel: kode,
      kota_id: daftar.kotaAkun?.id ?? values.kota_id ?? null,
      status: putusanSampel(hasil),
      hasil,
      // Without errors all required columns are present.
    } as UjiLabImpor
    return { record, key, faults }
  }
}

function judged(
  daftar: DaftarImporUjiLab,
  known: ReadonlyMap<string, ParameterUji>,
  cekParameter: KolomUji['cek'],
  {
    values,
    names,
    parts,
  }: { values: NilaiUji<Kunci>; names: string[]; parts: Record<PerParameter, string[]> },
  faults: CellFault[],
): HasilDinilai[] {
  const ground = { komoditas_id: Number(values.komoditas_id), tanggal: String(values.tanggal) }
  const seen = new Set<number>()
  return names.flatMap((name, index) => {
    const parameter = known.get(nameKey(name))
    if (!parameter) {
      const outcome = cekParameter(name)
      faults.push(
        fault('parameter', `${'pesan' in outcome ? outcome.pesan : ''} (parameter ${daftar.jenis})`, 'nama'),
      )
      return []
    }
    if (seen.has(parameter.id)) faults.push(fault('parameter', `${parameter.nama} tertulis dua kali.`))
    seen.add(parameter.id)
    const cellOf = (column: PerParameter) => parts[column][index] || null
    const status = putusanUji.find((each) => each === cellOf('status')?.toUpperCase()) ?? null
    if (cellOf('status') && status === null) {
      faults.push(
        fault(
          'status',
          `Status Uji Lab Salah: tertulis "${cellOf('status')}". Isi MS atau TMS, atau kosongkan.`,
          'nama',
        ),
      )
    }
    const written: HasilTertulis = {
      hasil_uji: cellOf('hasil_uji') ?? '',
      satuan: cellOf('satuan'),
      standar: cellOf('standar'),
      metode_uji: cellOf('metode_uji'),
      status,
      alasan: cellOf('alasan'),
    }
    const result = nilaiHasil(daftar.library, ground, parameter, written)
    for (const { field, message } of result.faults) faults.push(fault(field as PerParameter, message))
    return [result.hasil]
  })
}
