import type { CheckedRow } from '../../platform/impor/impor.rules.ts'
import { optionalLines, optionalText } from '../../platform/record/fields.ts'
import {
  checkAngka,
  checkHariUji,
  checkKota,
  checkNama,
  checkPilihan,
  checkTeks,
  faultsAt,
  type KolomUji,
  readBaris,
} from '../impor/impor-uji.rules.ts'
import { isianUji } from '../pengujian/pengujian.fields.ts'
import {
  type AturanMutu,
  berasOf,
  decideKelas,
  type JenisBeras,
  type KelasMutu,
  type KunciMutu,
  kelasManualIds,
  kelasMutuLabels,
  kunciMutu,
} from './kelas-mutu.ts'
import { faultsOfKelas, type UkuranUji, ukuranFields, ukuranLabels } from './uji-mutu.schema.ts'

export const kolomImporMutu = {
  lembaga: 'Lembaga',
  tanggal: 'Tanggal',
  lokasi_sampel: 'Lokasi Sampel',
  komoditas_id: 'Komoditas',
  komoditas_tambahan: 'Komoditas Tambahan',
  merek: 'Merek',
  jenis_beras: 'Jenis Beras',
  ...ukuranLabels,
  kelas_mutu_id: 'Kelas Mutu',
  dasar_kelas: 'Standar',
  hasil_ukur: 'Hasil Ukur',
  metode_uji: 'Metode Uji',
  catatan: 'Keterangan',
  kota_id: 'Kab/Kota',
} as const
export type KunciImporMutu = keyof typeof kolomImporMutu
const wajib: readonly KunciImporMutu[] = ['lembaga', 'tanggal', 'lokasi_sampel', 'komoditas_id']

export const kataBeras: Readonly<Record<string, JenisBeras>> = {
  Sosoh: 'sosoh',
  'Pecah kulit': 'pecah_kulit',
  Merah: 'merah',
  Hitam: 'hitam',
}
export const kataKelas: Readonly<Record<string, number>> = Object.fromEntries(
  kelasManualIds.map((id) => [kelasMutuLabels[id], id]),
)

export interface DaftarImporMutu {
  today: string
  aturan: readonly AturanMutu[]
  dasarBeras: string
  komoditas: ReadonlyMap<string, number>
  namaKomoditas: ReadonlyMap<number, string>
  kota: ReadonlyMap<string, number>
  provinsi: string
  kotaAkun: { id: number; nama: string } | undefined
}

function kolomOf(daftar: DaftarImporMutu): KolomUji<KunciImporMutu>[] {
  const measures = Object.fromEntries(
    kunciMutu.map((kunci) => [kunci, checkAngka(ukuranFields[kunci])]),
  ) as Record<KunciMutu, KolomUji['cek']>
  const cek: Record<KunciImporMutu, KolomUji['cek']> = {
    lembaga: checkTeks(isianUji.lembaga),
    tanggal: checkHariUji(daftar.today),
    lokasi_sampel: checkTeks(isianUji.lokasi_sampel),
    komoditas_id: checkNama(daftar.komoditas, 'Komoditas'),
    komoditas_tambahan: checkTeks(isianUji.komoditas_tambahan),
    merek: checkTeks(optionalText(200)),
    jenis_beras: checkPilihan(kataBeras, 'Jenis Beras'),
    ...measures,
    kelas_mutu_id: checkPilihan(kataKelas, 'Kelas Mutu'),
    dasar_kelas: checkTeks(optionalText(300)),
    hasil_ukur: checkTeks(optionalLines(2000)),
    metode_uji: checkTeks(optionalText(200)),
    catatan: checkTeks(optionalLines(2000)),
    kota_id: checkKota(daftar.kota, daftar.provinsi, daftar.kotaAkun),
  }
  return (Object.keys(kolomImporMutu) as KunciImporMutu[]).map((kunci) => ({
    kunci,
    judul: kolomImporMutu[kunci],
    wajib: wajib.includes(kunci),
    cek: cek[kunci],
  }))
}

export interface MutuImpor extends UkuranUji {
  key: string
  lembaga: string
  tanggal: string
  lokasi_sampel: string
  komoditas_id: number
  komoditas_tambahan: string | null
  merek: string | null
  jenis_beras: JenisBeras | null
  kelas_mutu_id: KelasMutu
  penentu: readonly KunciMutu[]
  alasan_kelas: string | null
  dasar_kelas: string | null
  hasil_ukur: string | null
  metode_uji: string | null
  catatan: string | null
  kota_id: number | null
}

type Isian = Omit<MutuImpor, 'kelas_mutu_id' | 'penentu' | 'alasan_kelas'> & {
  kelas_mutu_id: KelasMutu | null
}

/** Computes the class of rice. Takes the class of other foods from the row. */
function denganKelas(daftar: DaftarImporMutu, isian: Isian): MutuImpor | undefined {
  const { jenis_beras: beras, kelas_mutu_id } = isian
  if (beras === null) {
    return kelas_mutu_id === null ? undefined : { ...isian, kelas_mutu_id, penentu: [], alasan_kelas: null }
  }
  const { kelas, penentu, alasan } = decideKelas(daftar.aturan, beras, isian)
  if (kelas === undefined) return undefined
  return { ...isian, kelas_mutu_id: kelas, penentu, alasan_kelas: alasan, dasar_kelas: daftar.dasarBeras }
}

export function mutuRowCheck(daftar: DaftarImporMutu): (cells: readonly string[]) => CheckedRow<MutuImpor> {
  const kolom = kolomOf(daftar)
  const baca = readBaris(kolom)
  const blank = Object.fromEntries(kolom.map(({ kunci }) => [kunci, null]))
  return (cells) => {
    const { values, faults, key } = baca(cells)
    if (faults.length > 0) return { record: undefined, key, faults }
    const beras = berasOf(daftar.namaKomoditas.get(Number(values.komoditas_id)) ?? '')
    const isian = {
      ...blank,
      ...values,
      jenis_beras: beras === undefined ? null : (values.jenis_beras ?? beras),
      kota_id: daftar.kotaAkun?.id ?? values.kota_id ?? null,
      key,
    } as Isian
    const wrong = faultsAt(kolom, faultsOfKelas(isian))
    const record = wrong.length === 0 ? denganKelas(daftar, isian) : undefined
    return { record, key, faults: wrong }
  }
}
