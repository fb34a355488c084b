import type { TingkatWilayah, WilayahBaris } from '@portal/domain/pasar/dasbor/dasbor.schema'
import type { RentangHari, TingkatWaktu } from '@portal/domain/platform/dasbor/rentang'
import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import type { Database } from '#platform/database/database.ts'
import { nasional } from '#platform/figures/fact.ts'
import { type Figure, readFigures } from '#platform/figures/read-figures.ts'
import { listProvinsi } from '#platform/wilayah/wilayah.repository.ts'
import { listKotaIds, namaPasar, readPerPasar } from './angka.repository.ts'
import { finer, idOf, type Lingkup, namaWilayah, tingkatOf } from './lingkup.ts'
import type { Sumber } from './sumber.ts'

/** Reads figures at the requested level: regions from fact tables, markets from rows. */
async function readRinci<D extends string>(
  db: Database,
  sumber: Sumber<D>,
  lingkup: Lingkup,
  tingkat: TingkatWilayah,
  rentang: RentangHari,
  per?: TingkatWaktu,
): Promise<Figure<D>[]> {
  const { provinsi_id, kota_id } = lingkup
  const { fact, only } = sumber
  if (tingkat === 'pasar') return readPerPasar(db, sumber, lingkup, rentang, per && 'hari')
  if (tingkat === 'kota') {
    const ids = kota_id === undefined ? await listKotaIds(db, provinsi_id) : [kota_id]
    return readFigures(db, fact, { tempat: { tingkat, ids }, rentang, per, only })
  }
  const ids = provinsi_id === undefined ? (await listProvinsi(db)).map(({ id }) => id) : [provinsi_id]
  return readFigures(db, fact, { tempat: { tingkat, ids }, rentang, per, only })
}

export interface Kelompok<D extends string> {
  wilayah: WilayahBaris
  cacah: Figure<D>[]
}

/**
 * Returns a function that maps a region id to a coarser level. A city code contains its province; markets need a query.
 */
async function coarser(
  db: Database,
  from: TingkatWilayah,
  to: TingkatWilayah,
  ids: readonly number[],
): Promise<(id: number) => number> {
  if (from === to) return (id) => id
  if (from === 'kota') return provinsiOfKota
  const known = new Map((await namaPasar(db, ids)).map((row) => [row.pasar_id, idOf(to, row)]))
  return (id) => known.get(id) ?? 0
}

/** Reads figures per region. The result contains only regions with figures, sorted by name. */
export async function readKelompok<D extends string>(
  db: Database,
  sumber: Sumber<D>,
  lingkup: Lingkup,
  tingkat: TingkatWilayah,
  rentang: RentangHari = lingkup.rentang,
): Promise<Kelompok<D>[]> {
  if (lingkup.kosong !== undefined) return []
  const read = finer(tingkat, tingkatOf(lingkup))
  const rows = await readRinci(db, sumber, lingkup, read, rentang)
  const keyOf = await coarser(
    db,
    read,
    tingkat,
    rows.map(({ wilayah }) => wilayah),
  )
  const groups = Map.groupBy(rows, ({ wilayah }) => keyOf(wilayah))
  const names = await namaWilayah(db, tingkat, [...groups.keys()])
  return names.map((wilayah) => ({ wilayah, cacah: groups.get(idOf(tingkat, wilayah)) ?? [] }))
}

export async function readSeluruh<D extends string>(
  db: Database,
  sumber: Sumber<D>,
  lingkup: Lingkup,
  per?: TingkatWaktu,
): Promise<Figure<D>[]> {
  if (lingkup.kosong !== undefined) return []
  const { provinsi_id, kota_id, pasar_id, rentang } = lingkup
  if (provinsi_id === undefined && kota_id === undefined && pasar_id === undefined)
    return readFigures(db, sumber.fact, { tempat: nasional, rentang, per, only: sumber.only })
  return readRinci(db, sumber, lingkup, tingkatOf(lingkup), rentang, per)
}

/** Extends a range to whole years, for facts that are stored by programme year. */
export function tahunOf({ start, end }: RentangHari): RentangHari {
  return { start: start && `${start.slice(0, 4)}-01-01`, end: end && `${end.slice(0, 4)}-12-31` }
}

export const jumlah = (rows: readonly { n: number }[]): number => rows.reduce((sum, { n }) => sum + n, 0)
