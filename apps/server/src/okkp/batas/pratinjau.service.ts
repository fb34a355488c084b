import type { Batas } from '@portal/domain/okkp/batas/batas'
import type { previewBatas } from '@portal/domain/okkp/batas/batas.contract'
import type { HasilBerubah } from '@portal/domain/okkp/batas/batas.schema'
import { findBatas } from '@portal/domain/okkp/batas/find-batas'
import { masaPratinjau } from '@portal/domain/okkp/batas/masa-pratinjau'
import { type LimitLibrary, limitsOf, type Milik, withLimits } from '@portal/domain/okkp/batas/pustaka'
import { proposeVerdict } from '@portal/domain/okkp/batas/usul-verdict'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import type { Body } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Platform } from '#platform/platform.ts'
import { checkPair } from './batas.service.ts'
import type { HasilDicari } from './hasil-dicari.ts'
import { limitLibrary } from './limit-library.ts'
import { ketentuanDari } from './pustaka.repository.ts'

export interface HasilTersimpan {
  id: number
  /** Code of the sample. */
  nama: string
  parameter_id: number
  komoditas_id: number
  tanggal: string
  hasil: string
  satuan: string | null
}

/**
 * Reads stored results from the day `dari` on. `okkp/index.ts` passes the function in to avoid a dependency between
 * folders.
 */
export type ReadHasil = (
  platform: Platform,
  asked: HasilDicari & { dari: string; limit: number },
) => Promise<HasilTersimpan[]>

const terbanyak = 5000
const ditampilkan = 50

/**
 * Returns the library as if the changed limit were valid since `sejak`. The change replaces other limits of the same
 * food.
 */
function denganPerubahan(
  pustaka: LimitLibrary,
  form: Body<typeof previewBatas>,
  milik: Milik,
  sejak: string,
) {
  const before = addDays(sejak, -1)
  const ditutup = limitsOf(pustaka, milik).map((row) =>
    row.istilah_id === form.istilah_id && (row.berlaku_sampai === null || row.berlaku_sampai > before)
      ? { ...row, berlaku_sampai: before }
      : row,
  )
  const baru: Batas = {
    id: -1,
    parameter_id: form.parameter_id,
    jenis_parameter: milik.jenis,
    istilah_id: form.istilah_id,
    ketentuan: ketentuanDari({ ...form, tertulis: null }),
    regulasi: form.regulasi,
    metode: form.metode,
    catatan: form.catatan,
    berlaku_dari: sejak,
    berlaku_sampai: null,
    penyesuaian_sampai: form.penyesuaian_sampai,
  }
  return withLimits(pustaka, milik, [...ditutup, baru])
}

/**
 * Returns the kind of test of a default limit. A default has no parameter, so the kind comes from the row that changes.
 */
function jenisUmum(pustaka: LimitLibrary, { id, istilah_id }: Body<typeof previewBatas>): string {
  for (const [jenis, rows] of pustaka.batasMenurutJenis) {
    if (rows.some((row) => row.id === id && row.istilah_id === istilah_id)) return jenis
  }
  throw fieldError('parameter_id', 'Pilih parameter dari daftar.')
}

/** Selects only the results that the change can affect, so that the preview reads no others. */
function findAffectedHasil(
  kini: LimitLibrary,
  nanti: LimitLibrary,
  form: Body<typeof previewBatas>,
  milik: Milik,
): HasilDicari | undefined {
  const { parameter_id } = form
  if (parameter_id === null) return { batas_ids: limitsOf(kini, milik).map(({ id }) => id) }
  const dicari = { parameter_id, tanggal: form.berlaku_dari }
  const komoditas_ids = [...kini.komoditas.keys()].filter(
    (komoditas_id) =>
      findBatas(nanti, { ...dicari, komoditas_id }).batas?.id !==
      findBatas(kini, { ...dicari, komoditas_id }).batas?.id,
  )
  return komoditas_ids.length === 0 ? undefined : { parameter_id, komoditas_ids }
}

/** Returns the stored results whose verdict would differ. The change itself never alters a stored verdict. */
export async function previewChange(
  platform: Platform,
  readHasil: ReadHasil,
  form: Body<typeof previewBatas>,
) {
  const kini = await limitLibrary(platform)
  const jenis =
    form.parameter_id === null ? jenisUmum(kini, form) : (await checkPair(platform.db, form)).jenis
  const milik = { parameter_id: form.parameter_id, jenis }
  const { dari, setahun } = masaPratinjau(form.berlaku_dari, dayInJakarta(platform.clock()))
  const nanti = denganPerubahan(kini, form, milik, dari)
  const dicari = findAffectedHasil(kini, nanti, form, milik)
  const hasil = dicari ? await readHasil(platform, { ...dicari, dari, limit: terbanyak + 1 }) : []
  const diperiksa = hasil.slice(0, terbanyak)
  const berubah = diperiksa.flatMap((satu): HasilBerubah[] => {
    const [sebelum, sesudah] = [proposeVerdict(kini, satu).verdict, proposeVerdict(nanti, satu).verdict]
    if (sebelum === sesudah) return []
    const { id, nama, komoditas_id, tanggal, hasil: tertulis, satuan } = satu
    const komoditas = kini.komoditas.get(komoditas_id)?.nama ?? ''
    return [{ id, nama, komoditas, tanggal, hasil: tertulis, satuan, sebelum, sesudah }]
  })
  const menjadi = (verdict: 'MS' | 'TMS') => berubah.filter(({ sesudah }) => sesudah === verdict).length
  return {
    dari,
    setahun,
    diperiksa: diperiksa.length,
    lebih: hasil.length > terbanyak,
    jumlah: berubah.length,
    menjadi_tms: menjadi('TMS'),
    menjadi_ms: menjadi('MS'),
    berubah: berubah.slice(0, ditampilkan),
  }
}
