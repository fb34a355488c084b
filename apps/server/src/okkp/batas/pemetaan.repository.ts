import type { IstilahForm } from '@portal/domain/okkp/batas/pemetaan.schema'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { list } from '#platform/list/list.ts'
import { equals, wholeTable, words } from '#platform/list/rules.ts'
import type { Stamp } from '#platform/record/stamp.ts'

interface Bernama {
  id: number
  nama: string
}

const anggota = (peran: 'termasuk' | 'kecuali' | 'ragu'): RawBuilder<Bernama[]> => sql<Bernama[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'nama', f.nama) order by f.nama)
  from okkp.istilah_anggota a join okkp.pangan f on f.id = a.pangan_id
  where a.istilah_id = i.id and a.peran = ${sql.lit(peran)}), '[]')`
const subKelompok = sql<Bernama[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id, 'nama', s.nama) order by s.kode)
  from okkp.istilah_anggota a join okkp.sub_kelompok_pangan s on s.id = a.sub_kelompok_id
  where a.istilah_id = i.id), '[]')`

function istilahRows(db: Executor) {
  return db
    .selectFrom('okkp.istilah_pangan as i')
    .select((build) => [
      'i.id',
      'i.lampiran',
      'i.kelompok',
      'i.sub_kelompok',
      'i.nama',
      'i.cara',
      'i.catatan',
      'i.versi',
      subKelompok.as('sub'),
      anggota('termasuk').as('termasuk'),
      anggota('kecuali').as('kecuali'),
      anggota('ragu').as('ragu'),
      build
        .selectFrom('okkp.batas_cemaran as b')
        .whereRef('b.istilah_id', '=', 'i.id')
        .select(sql<number>`count(*)::int`.as('jumlah'))
        .$asScalar()
        .$notNull()
        .as('jumlah_batas'),
    ])
}
export type IstilahRow = Awaited<ReturnType<ReturnType<typeof istilahRows>['executeTakeFirstOrThrow']>>

export const istilahList = list({
  from: 'okkp.istilah_pangan as i',
  rows: istilahRows,
  visible: wholeTable,
  filters: {
    search: words('i.cari'),
    lampiran: equals('i.lampiran'),
    cara: equals('i.cara'),
    /** Keeps only terms that have a food in doubt. */
    ragu: (_only: 'true') =>
      sql<SqlBool>`exists (select from okkp.istilah_anggota a where a.istilah_id = i.id and a.peran = 'ragu')`,
  },
  orders: { nama: sql`i.nama, i.id` },
})

export function lockIstilah(trx: Trx, id: number): Promise<IstilahRow | undefined> {
  return istilahRows(trx).where('i.id', '=', id).forUpdate('i').executeTakeFirst()
}

export async function findKembar(db: Executor, nama: string, own: IstilahRow | undefined): Promise<boolean> {
  const place = own ?? { lampiran: 'lain' as const, kelompok: '', sub_kelompok: '', id: 0 }
  const row = await db
    .selectFrom('okkp.istilah_pangan')
    .select('id')
    .where('lampiran', '=', place.lampiran)
    .where('kelompok', '=', place.kelompok)
    .where('sub_kelompok', '=', place.sub_kelompok)
    .where('nama', '=', nama)
    .where('id', '!=', place.id)
    .executeTakeFirst()
  return row !== undefined
}

export async function strangers(
  db: Executor,
  table: 'okkp.pangan' | 'okkp.sub_kelompok_pangan',
  ids: readonly number[],
) {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [0, ...ids])
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

async function putAnggota(trx: Trx, istilah_id: number, form: IstilahForm): Promise<void> {
  await trx.deleteFrom('okkp.istilah_anggota').where('istilah_id', '=', istilah_id).execute()
  const rows = [
    ...form.sub.map((sub_kelompok_id) => ({
      istilah_id,
      sub_kelompok_id,
      pangan_id: null,
      peran: 'termasuk' as const,
    })),
    ...(['termasuk', 'kecuali', 'ragu'] as const).flatMap((peran) =>
      form[peran].map((pangan_id) => ({ istilah_id, sub_kelompok_id: null, pangan_id, peran })),
    ),
  ]
  await trx.insertInto('okkp.istilah_anggota').values(rows).execute()
}

export async function insertIstilah(trx: Trx, form: IstilahForm): Promise<number> {
  const { nama, cara, catatan } = form
  const { id } = await trx
    .insertInto('okkp.istilah_pangan')
    .values({ lampiran: 'lain', kelompok: '', sub_kelompok: '', nama, cara, catatan })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putAnggota(trx, id, form)
  return id
}

export async function updateIstilah(
  trx: Trx,
  { id }: IstilahRow,
  form: IstilahForm,
  { at, versi }: Stamp & { versi: number },
): Promise<void> {
  const { nama, cara, catatan } = form
  await trx
    .updateTable('okkp.istilah_pangan')
    .set({ nama, cara, catatan, versi, updated_at: at })
    .where('id', '=', id)
    .execute()
  await putAnggota(trx, id, form)
}

export async function deleteIstilah(trx: Trx, { id }: IstilahRow): Promise<void> {
  await trx.deleteFrom('okkp.istilah_pangan').where('id', '=', id).execute()
}

function komoditasRows(db: Executor) {
  return db
    .selectFrom('okkp.komoditas as k')
    .innerJoin('okkp.kelompok_komoditas as g', 'g.id', 'k.kelompok_id')
    .leftJoin('okkp.komoditas_pangan as kp', 'kp.komoditas_id', 'k.id')
    .leftJoin('okkp.pangan as f', 'f.id', 'kp.pangan_id')
    .leftJoin('okkp.sub_kelompok_pangan as s', 's.id', 'f.sub_kelompok_id')
    .select([
      'k.id',
      'k.nama',
      'g.nama as kelompok',
      'kp.pangan_id',
      'f.nama as pangan',
      's.nama as sub_kelompok',
      'kp.versi',
    ])
}

export const komoditasPanganList = list({
  from: 'okkp.komoditas as k',
  rows: komoditasRows,
  visible: wholeTable,
  filters: {
    search: words('k.cari'),
    dipetakan: (wanted: 'ya' | 'belum') => sql<SqlBool>`exists (select from okkp.komoditas_pangan
      where komoditas_id = k.id and pangan_id is not null) = ${wanted === 'ya'}`,
  },
  orders: { nama: sql`k.nama, k.id` },
})

export function lockKomoditasPangan(trx: Trx, id: number) {
  return komoditasRows(trx).where('k.id', '=', id).forUpdate('k').executeTakeFirst()
}

export async function putKomoditasPangan(
  trx: Trx,
  komoditas_id: number,
  pangan_id: number | null,
  { at, versi }: { at: Date; versi: number },
): Promise<void> {
  await trx
    .insertInto('okkp.komoditas_pangan')
    .values({ komoditas_id, pangan_id, versi, updated_at: at })
    .onConflict((conflict) =>
      conflict.column('komoditas_id').doUpdateSet({ pangan_id, versi, updated_at: at }),
    )
    .execute()
}

export async function listPilihan(db: Executor) {
  const sub = await db
    .selectFrom('okkp.sub_kelompok_pangan as s')
    .innerJoin('okkp.kelompok_komoditas as g', 'g.id', 's.kelompok_id')
    .select(['s.id', 's.nama', 'g.nama as kelompok'])
    .orderBy('s.id')
    .execute()
  const pangan = await db
    .selectFrom('okkp.pangan as f')
    .innerJoin('okkp.sub_kelompok_pangan as s', 's.id', 'f.sub_kelompok_id')
    .select(['f.id', 'f.nama', 's.nama as sub_kelompok'])
    .orderBy('f.nama')
    .execute()
  return { sub, pangan }
}
