import { tidyText } from '@portal/domain/platform/record/fields'
import type { JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { findKomoditas, findKomoditasByNames } from '#okkp/index.ts'
import type { Trx } from '#platform/database/database.ts'

/** Fields that name a commodity. The certificate prints this name. */
const bidangNama: Partial<Record<JenisDataUsaha, string>> = {
  'ruang-lingkup': 'nama_komoditas',
  produk: 'jenis_psat',
}

/**
 * Returns id and name of the commodity that a form names, as the master spells it. An alias keeps its own spelling.
 * Without an id, the name is one that the master does not know.
 */
export async function komoditasDariMaster(
  trx: Trx,
  jenis: JenisDataUsaha,
  form: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const field = bidangNama[jenis]
  if (!field) return {}
  const nama = tidyText(String(form[field]))
  const id = (form.komoditas_id as number | null) ?? (await findKomoditasByNames(trx, [nama]))
  const known = id === undefined ? undefined : await findKomoditas(trx, id)
  if (!known) return { komoditas_id: null, [field]: nama }
  const lain = known.alias.some((alias) => alias.toLowerCase() === nama.toLowerCase())
  return { komoditas_id: known.id, [field]: lain ? nama : known.nama }
}
