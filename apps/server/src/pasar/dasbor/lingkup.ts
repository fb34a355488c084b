import type { TingkatWilayah, WilayahBaris } from '@portal/domain/pasar/dasbor/dasbor.schema'
import { type RentangHari, rentangDari } from '@portal/domain/platform/dasbor/rentang'
import { AppError } from '@portal/domain/platform/errors'
import { type RegionScope, refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { findTempat } from '#pasar/tempat.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { namaKota, namaPasar, namaProvinsi } from './angka.repository.ts'

export interface Diminta {
  start_date?: string | undefined
  end_date?: string | undefined
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
  isPublic: boolean
}

export interface Lingkup {
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
  rentang: RentangHari
  /** True for public figures, which merge small groups. */
  terbuka: boolean
  /** The reason why the result is empty regardless of the stored data, for example an unknown region. */
  kosong?: string
}

const everywhere: RegionScope = { jenis: 'semua' }

/**
 * Returns the region that the caller may read. Figures that are not public require `pasar.kelola` and stay within the
 * caller's region.
 */
function scopeFor(actor: Actor | undefined, diminta: Diminta): RegionScope {
  if (diminta.isPublic) return everywhere
  if (!actor) throw new AppError('SESI_BERAKHIR')
  if (actor.wajib_ganti_sandi) throw new AppError('SANDI_WAJIB_DIGANTI')
  if (!hasPermission(actor.role, 'pasar.kelola')) throw new AppError('TIDAK_BERWENANG')
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, diminta)
  return scope
}

/** Returns why the requested region is invalid, or undefined if it is valid. */
async function findFault(db: Database, { provinsi_id, kota_id }: Lingkup): Promise<string | undefined> {
  if (
    provinsi_id !== undefined &&
    (provinsi_id === 0 || (await namaProvinsi(db, [provinsi_id])).length === 0)
  )
    return 'Provinsi ini tidak dikenal, jadi tidak ada yang terhitung.'
  if (kota_id === undefined) return undefined
  const [kota] = await namaKota(db, [kota_id])
  if (!kota) return 'Kabupaten/kota ini tidak dikenal, jadi tidak ada yang terhitung.'
  if (provinsi_id !== undefined && kota.provinsi_id !== provinsi_id)
    return `${kota.kota} tidak terletak di provinsi yang dipilih, jadi tidak ada yang terhitung.`
  return undefined
}

export async function lingkupOf(db: Database, actor: Actor | undefined, diminta: Diminta): Promise<Lingkup> {
  const scope = scopeFor(actor, diminta)
  const rentang = rentangDari(diminta.start_date, diminta.end_date)
  const own: { provinsi_id?: number; kota_id?: number } = scope.jenis === 'semua' ? {} : scope
  const asked: Lingkup = {
    provinsi_id: diminta.provinsi_id ?? own.provinsi_id,
    kota_id: diminta.kota_id ?? own.kota_id,
    rentang,
    terbuka: diminta.isPublic,
  }
  const nothing = (kosong: string): Lingkup => ({ ...asked, kosong })
  const fault = await findFault(db, asked)
  if (fault) return nothing(fault)
  if (rentang.start !== undefined && rentang.end !== undefined && rentang.start > rentang.end)
    return nothing('Tanggal awal sesudah tanggal akhir, jadi tidak ada hari di antaranya.')
  if (diminta.pasar_id === undefined) return asked
  const tempat = await findTempat(db, scope, diminta.pasar_id)
  if (!tempat) return nothing('Pasar ini tidak dikenal, jadi tidak ada yang terhitung.')
  const elsewhere =
    (asked.kota_id !== undefined && asked.kota_id !== tempat.kota_id) ||
    (asked.provinsi_id !== undefined && asked.provinsi_id !== tempat.provinsi_id)
  if (elsewhere)
    return nothing('Pasar ini tidak terletak di wilayah yang dipilih, jadi tidak ada yang terhitung.')
  return { ...asked, ...tempat, pasar_id: diminta.pasar_id }
}

const urutan: readonly TingkatWilayah[] = ['provinsi', 'kota', 'pasar']
export const finer = (a: TingkatWilayah, b: TingkatWilayah): TingkatWilayah =>
  urutan.indexOf(a) > urutan.indexOf(b) ? a : b

export function tingkatOf({ kota_id, pasar_id }: Lingkup): TingkatWilayah {
  if (pasar_id !== undefined) return 'pasar'
  return kota_id === undefined ? 'provinsi' : 'kota'
}

/**
 * Returns the level of the result rows, one below the requested place: provinces, cities of a province, or markets of a
 * city.
 */
export function bagianOf({ provinsi_id, kota_id, pasar_id }: Lingkup): TingkatWilayah {
  if (kota_id !== undefined || pasar_id !== undefined) return 'pasar'
  return provinsi_id === undefined ? 'provinsi' : 'kota'
}

const namesOf = { provinsi: namaProvinsi, kota: namaKota, pasar: namaPasar } as const

export const namaWilayah = (
  db: Database,
  tingkat: TingkatWilayah,
  ids: readonly number[],
): Promise<WilayahBaris[]> => (ids.length === 0 ? Promise.resolve([]) : namesOf[tingkat](db, ids))

export function idOf(tingkat: TingkatWilayah, { provinsi_id, kota_id, pasar_id }: WilayahBaris): number {
  return { provinsi: provinsi_id, kota: kota_id, pasar: pasar_id }[tingkat] ?? 0
}

/** Returns the region columns of the row "Lainnya", which merges the small groups. */
export function lainnyaBaris(tingkat: TingkatWilayah): WilayahBaris {
  const none = {
    provinsi_id: null,
    kota_id: null,
    pasar_id: null,
    provinsi: null,
    kota: null,
    nama_pasar: null,
  }
  return { ...none, [tingkat === 'pasar' ? 'nama_pasar' : tingkat]: 'Lainnya' }
}

export const seluruhnya: WilayahBaris = {
  provinsi_id: null,
  provinsi: null,
  kota_id: null,
  kota: null,
  pasar_id: null,
  nama_pasar: null,
}
