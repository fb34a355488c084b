import type { komoditasPedagangCall, pedagangWilayahCall } from '@portal/domain/pasar/dasbor/dasbor.contract'
import type { PedagangKomoditas, PedagangWilayah } from '@portal/domain/pasar/dasbor/dasbor.schema'
import { mergeSmall } from '@portal/domain/pasar/dasbor/merge-small'
import type { Query } from '@portal/domain/platform/contract'
import { teratas, teratasKomoditas } from '@portal/domain/platform/dasbor/teratas'
import type { Actor } from '#platform/actor.ts'
import type { Database } from '#platform/database/database.ts'
import type { Figure } from '#platform/figures/read-figures.ts'
import type { Platform } from '#platform/platform.ts'
import { namaKomoditas } from './angka.repository.ts'
import { jumlah, readKelompok, readSeluruh } from './angka.service.ts'
import { bagianOf, idOf, lainnyaBaris, lingkupOf } from './lingkup.ts'
import { pasokan, pedagang } from './sumber.ts'

const belumAda = 'Belum ada pedagang yang didata di wilayah dan waktu ini.'

interface Dijual {
  id: number | null
  nama: string | null
  count: number
}

/**
 * Returns the ten commodities with the most traders. Public figures merge commodities with few traders into "Lainnya"
 * or hide the number.
 */
function peringkat(rows: readonly Dijual[], terbuka: boolean): PedagangKomoditas[] {
  const shown = (list: readonly Dijual[]): PedagangKomoditas[] =>
    teratas(list, teratasKomoditas).map(({ id, nama, count }) => ({
      komoditas_id: id,
      komoditas: nama,
      // "Lainnya" has no total, because a trader who sells two of its commodities would count twice.
      total_pedagang: id === null ? null : count,
    }))
  if (!terbuka) return shown(rows)
  const { tampil, lainnya, tersembunyi } = mergeSmall(rows, {
    besar: ({ count }) => [count],
    merge: (small) => ({ id: null, nama: null, count: small.reduce((sum, { count }) => sum + count, 0) }),
  })
  if (tersembunyi) return [{ komoditas_id: null, komoditas: 'Lainnya', total_pedagang: null }]
  return shown([...tampil, ...(lainnya ? [lainnya] : [])])
}

async function dijualOf(
  db: Database,
  groups: readonly (readonly Figure<'komoditas_id'>[])[],
): Promise<Dijual[][]> {
  const sums = groups.map((cacah) => {
    const byId = new Map<number, number>()
    for (const { komoditas_id, n } of cacah)
      byId.set(Number(komoditas_id), (byId.get(Number(komoditas_id)) ?? 0) + n)
    return byId
  })
  const names = await namaKomoditas(db, [...new Set(sums.flatMap((byId) => [...byId.keys()]))])
  return sums.map((byId) =>
    [...byId].map(([id, count]) => ({ id, nama: names.get(id) ?? String(id), count })),
  )
}

export async function readKomoditasPedagang(
  { db }: Platform,
  actor: Actor | undefined,
  query: Query<typeof komoditasPedagangCall>,
) {
  const lingkup = await lingkupOf(db, actor, query)
  const [rows = []] = await dijualOf(db, [await readSeluruh(db, pasokan, lingkup)])
  return {
    data: peringkat(rows, lingkup.terbuka),
    kosong: lingkup.kosong ?? (rows.length === 0 ? belumAda : undefined),
  }
}

interface Baris extends Omit<PedagangWilayah, 'total_pedagang'> {
  total_pedagang: number
  dijual: Dijual[]
}

function present(
  { dijual, komoditas: _none, ...row }: Baris,
  withGoods: boolean,
  terbuka: boolean,
): PedagangWilayah {
  return { ...row, ...(withGoods && { komoditas: peringkat(dijual, terbuka) }) }
}

function mergeDijual(rows: readonly Baris[]): Dijual[] {
  const all = Map.groupBy(
    rows.flatMap(({ dijual }) => dijual),
    ({ id }) => id,
  )
  return [...all.values()].map((same) => ({
    id: same[0]?.id ?? null,
    nama: same[0]?.nama ?? null,
    count: same.reduce((sum, { count }) => sum + count, 0),
  }))
}

export async function readPedagangWilayah(
  { db }: Platform,
  actor: Actor | undefined,
  query: Query<typeof pedagangWilayahCall>,
) {
  const lingkup = await lingkupOf(db, actor, query)
  const tingkat = bagianOf(lingkup)
  const [groups, goods] = await Promise.all([
    readKelompok(db, pedagang, lingkup, tingkat),
    query.byKomoditas ? readKelompok(db, pasokan, lingkup, tingkat) : [],
  ])
  const dijual = await dijualOf(
    db,
    goods.map(({ cacah }) => cacah),
  )
  const sold = new Map(goods.map(({ wilayah }, place) => [idOf(tingkat, wilayah), dijual[place] ?? []]))
  const rows: Baris[] = groups.map(({ wilayah, cacah }) => ({
    ...wilayah,
    total_pedagang: jumlah(cacah),
    dijual: sold.get(idOf(tingkat, wilayah)) ?? [],
  }))
  const kosong = lingkup.kosong ?? (rows.length === 0 ? belumAda : undefined)
  const { terbuka } = lingkup
  if (!terbuka) return { data: rows.map((row) => present(row, query.byKomoditas, false)), kosong }
  const { tampil, lainnya, tersembunyi } = mergeSmall<Baris>(rows, {
    besar: ({ total_pedagang }) => [total_pedagang],
    merge: (small) => ({
      ...lainnyaBaris(tingkat),
      total_pedagang: small.reduce((sum, row) => sum + row.total_pedagang, 0),
      dijual: mergeDijual(small),
    }),
  })
  const shown = tampil.map((row) => present(row, query.byKomoditas, true))
  if (!lainnya) return { data: shown, kosong }
  const rest = present(lainnya, query.byKomoditas, true)
  return { data: [...shown, tersembunyi ? { ...rest, total_pedagang: null } : rest], kosong }
}
