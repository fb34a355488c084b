import { rapidTestForm } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { BahanRapid } from '#okkp/rapid-test/bahan-uji.ts'

export type Isian = Record<string, unknown>

const sameRound = [
  'jenis_rapid_test_id',
  'parameter_id',
  'kategori',
  'lembaga',
  'tanggal',
  'lokasi_sampel',
  'kit_merek',
  'kit_lot',
  'kit_kedaluwarsa',
  'provinsi_id',
  'kota_id',
]

/** The next sample of the same round keeps place, day and kit. */
export const isianLanjutan = (blank: Isian, before: Isian): Isian => ({
  ...blank,
  ...Object.fromEntries(sameRound.flatMap((name) => (name in before ? [[name, before[name]]] : []))),
})

/** Returns the validation errors of the form by field. The server validates again. */
export function salahIsian(isian: Isian, { jenis }: Pick<RegionScope, 'jenis'>): Record<string, string> {
  const { error } = rapidTestForm.safeParse(isian)
  const faults: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message
  // The central office has no region of its own, so the form must name one.
  if (jenis === 'semua' && typeof isian.provinsi_id !== 'number')
    faults.provinsi_id ??= 'Pilih provinsi dari daftar.'
  return faults
}

/** Names a waiting test: "Rapid test Formalin pada Bayam, positif, Toko Segar". */
export function titleOfRapid(
  isian: Isian,
  { parameter, komoditas }: Pick<BahanRapid, 'parameter' | 'komoditas'>,
) {
  const nama = parameter.find(({ id }) => id === isian.parameter_id)?.nama
  const dikenal = komoditas.find(({ id }) => id === isian.komoditas_id)?.nama
  const pangan = [isian.kategori === 'PSAT' && dikenal, isian.komoditas_tambahan].filter(Boolean).join(' ')
  const what = ['Rapid test', nama, pangan && (nama ? `pada ${pangan}` : pangan)].filter(Boolean).join(' ')
  const hasil = typeof isian.hasil_uji === 'string' && isian.hasil_uji.toLowerCase()
  return [what, hasil, isian.lokasi_sampel].filter(Boolean).join(', ')
}
