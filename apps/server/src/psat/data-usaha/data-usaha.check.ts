import type { FieldError } from '@portal/domain/platform/errors'
import { wrongKindText } from '@portal/domain/platform/files/files.contract'
import type {
  JenisDataUsaha,
  ProdukForm,
  RuangLingkupForm,
  UnitProduksiForm,
} from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { kurangKlaim } from '@portal/domain/psat/isian/klaim'
import { findWilayahFault } from '#akun/index.ts'
import { komoditasExists, listJenisKlaim } from '#okkp/index.ts'
import type { Trx } from '#platform/database/database.ts'
import { kindOfKey } from '#platform/files/file-key.ts'
import { type BarisUsaha, keepBaris } from './data-usaha.repository.ts'
import { fileBidangOf, fileKindsUsaha, skemaBaris } from './koleksi.ts'

function wrongKinds(jenis: JenisDataUsaha, form: object): FieldError[] {
  return fileBidangOf[jenis].flatMap((field) => {
    const key = (form as Partial<Record<string, string | null>>)[field]
    const kind = key ? kindOfKey(key) : undefined
    if (kind === undefined || fileKindsUsaha.includes(kind)) return []
    return [{ field, message: wrongKindText(fileKindsUsaha) }]
  })
}

async function unknownKomoditas(trx: Trx, id: number | null): Promise<FieldError[]> {
  if (id === null || (await komoditasExists(trx, id))) return []
  return [{ field: 'komoditas_id', message: 'Pilih komoditas dari daftar.' }]
}

const rujukan = [
  ['unit_produksi', 'unit-produksi', 'Pilih unit dari daftar Anda.'],
  ['daftar_pemasok', 'pemasok', 'Pilih pemasok dari daftar Anda.'],
  ['daftar_pelanggan', 'pelanggan', 'Pilih pelanggan dari daftar Anda.'],
] as const

async function unknownRujukan(trx: Trx, perusahaanId: number, form: ProdukForm): Promise<FieldError[]> {
  const faults: FieldError[] = []
  for (const [field, jenis, message] of rujukan) {
    const kept = await keepBaris(trx, jenis, perusahaanId, form[field])
    if (form[field].some((id) => !kept.has(id))) faults.push({ field, message })
  }
  return faults
}

/**
 * Checks what the schema cannot: regions, commodities, claims, and that the company owns every named record. A row may
 * keep claims that it already had (`before`).
 */
export async function checkBaris(
  trx: Trx,
  jenis: JenisDataUsaha,
  perusahaanId: number,
  form: object,
  before: BarisUsaha | undefined,
): Promise<FieldError[]> {
  const faults = wrongKinds(jenis, form)
  if (jenis === 'unit-produksi') {
    const fault = await findWilayahFault(trx, form as UnitProduksiForm)
    if (fault) faults.push(fault)
  }
  if (jenis === 'ruang-lingkup') {
    faults.push(...(await unknownKomoditas(trx, (form as RuangLingkupForm).komoditas_id)))
  }
  if (jenis === 'produk') {
    faults.push(...(await unknownKomoditas(trx, (form as ProdukForm).komoditas_id)))
    faults.push(...(await unknownRujukan(trx, perusahaanId, form as ProdukForm)))
    const semula = before && skemaBaris.produk.parse(before).jenis_klaim
    faults.push(...kurangKlaim(form as ProdukForm, await listJenisKlaim(trx), semula))
  }
  return faults
}
