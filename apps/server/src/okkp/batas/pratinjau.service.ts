import type { Batas } from '@portal/domain/okkp/batas/batas'
import type { previewBatas } from '@portal/domain/okkp/batas/batas.contract'
import type { HasilBerubah } from '@portal/domain/okkp/batas/batas.schema'
import { cariBatas } from '@portal/domain/okkp/batas/cari-batas'
import { type LimitLibrary, withLimits } from '@portal/domain/okkp/batas/pustaka'
import { proposeVerdict } from '@portal/domain/okkp/batas/usul-verdict'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import type { Body } from '@portal/domain/platform/contract'
import type { Platform } from '#platform/platform.ts'
import { checkPair } from './batas.service.ts'
import { limitLibrary } from './limit-library.ts'
import { ketentuanDari } from './pustaka.repository.ts'

/** A result of a test as it was stored. */
export interface HasilTersimpan {
  id: number
  /** What it is called: the code of its sample. */
  nama: string
  komoditas_id: number
  tanggal: string
  hasil: string
  satuan: string | null
}

/** Where results are kept, handed in at the wing's door: those of a parameter and some commodities, from a day on. */
export type ReadHasil = (
  platform: Platform,
  asked: { parameter_id: number; komoditas_ids: readonly number[]; dari: string; limit: number },
) => Promise<HasilTersimpan[]>

const terbanyak = 5000
const ditampilkan = 50

/** The limits of one parameter with the change in them, as it would be stored. */
function denganPerubahan(pustaka: LimitLibrary, form: Body<typeof previewBatas>, jenis_parameter: string) {
  const rows = pustaka.batasMenurutParameter.get(form.parameter_id) ?? []
  const ditutup = rows.map((row) =>
    row.id === form.id ? { ...row, berlaku_sampai: addDays(form.berlaku_dari, -1) } : row,
  )
  const baru: Batas = {
    id: -1,
    parameter_id: form.parameter_id,
    jenis_parameter,
    istilah_id: form.istilah_id,
    ketentuan: ketentuanDari({ ...form, tertulis: null }),
    regulasi: form.regulasi,
    metode: form.metode,
    catatan: form.catatan,
    berlaku_dari: form.berlaku_dari,
    berlaku_sampai: null,
    penyesuaian_sampai: form.penyesuaian_sampai,
  }
  return withLimits(pustaka, form.parameter_id, [...ditutup, baru])
}

/** Which stored results would be judged otherwise. They are not: a verdict stays as it was given. */
export async function previewChange(
  platform: Platform,
  readHasil: ReadHasil,
  form: Body<typeof previewBatas>,
) {
  const { jenis } = await checkPair(platform.db, form)
  const kini = await limitLibrary(platform)
  const nanti = denganPerubahan(kini, form, jenis)
  const dicari = { parameter_id: form.parameter_id, tanggal: form.berlaku_dari }
  // Only commodities that the change reaches are read at all.
  const komoditas_ids = [...kini.komoditas.keys()].filter(
    (komoditas_id) =>
      cariBatas(nanti, { ...dicari, komoditas_id }).batas?.id !==
      cariBatas(kini, { ...dicari, komoditas_id }).batas?.id,
  )
  const hasil =
    komoditas_ids.length === 0
      ? []
      : await readHasil(platform, {
          parameter_id: form.parameter_id,
          komoditas_ids,
          dari: form.berlaku_dari,
          limit: terbanyak + 1,
        })
  const diperiksa = hasil.slice(0, terbanyak)
  const berubah = diperiksa.flatMap((satu): HasilBerubah[] => {
    const dinilai = { ...satu, parameter_id: form.parameter_id }
    const [sebelum, sesudah] = [proposeVerdict(kini, dinilai).verdict, proposeVerdict(nanti, dinilai).verdict]
    if (sebelum === sesudah) return []
    const { id, nama, komoditas_id, tanggal, hasil: tertulis, satuan } = satu
    const komoditas = kini.komoditas.get(komoditas_id)?.nama ?? ''
    return [{ id, nama, komoditas, tanggal, hasil: tertulis, satuan, sebelum, sesudah }]
  })
  return {
    diperiksa: diperiksa.length,
    lebih: hasil.length > terbanyak,
    jumlah: berubah.length,
    berubah: berubah.slice(0, ditampilkan),
  }
}
