import type { Executor } from '#platform/database/database.ts'

export interface Tempat {
  provinsi_id: number
  kota_id: number
  kota: string
}

export const bandung = 3273

/** Returns the first cities of every province, and Kota Bandung, where a demo account works. */
export async function tempatUji(db: Executor, perProvinsi: number): Promise<Tempat[]> {
  const rows = await db
    .selectFrom('wilayah.kota')
    .select(['provinsi_id', 'id as kota_id', 'nama as kota'])
    .orderBy('id')
    .execute()
  const some = [...Map.groupBy(rows, ({ provinsi_id }) => provinsi_id).values()].flatMap((cities) =>
    cities.slice(0, perProvinsi),
  )
  return [...some, ...rows.filter(({ kota_id }) => kota_id === bandung)]
}

/** Checks whether a day is in the wet months, in which tests find moulds and pesticides more often. */
export const isMusimHujan = (day: string) => [11, 12, 1, 2, 3].includes(Number(day.slice(5, 7)))
