import { type BatasForm, hasSatuan } from '@portal/domain/okkp/batas/batas.schema'
import { type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { likeWords } from '#platform/database/search-pattern.ts'
import { list } from '#platform/list/list.ts'
import { byId, equals, word } from '#platform/list/rules.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { appendChanges, appendLeaves } from '#platform/transparansi/leaf.repository.ts'
import { leafBatas } from './batas.leaf.ts'

function batasRows(db: Executor) {
  return db
    .selectFrom('okkp.batas_cemaran as b')
    .innerJoin('okkp.istilah_pangan as i', 'i.id', 'b.istilah_id')
    .leftJoin('okkp.parameter as p', 'p.id', 'b.parameter_id')
    .select([
      'b.id',
      'b.parameter_id',
      'p.nama as parameter',
      'b.jenis_parameter',
      'b.istilah_id',
      'i.nama as pangan',
      'i.kelompok',
      'i.sub_kelompok',
      'i.cara',
      'b.bentuk',
      'b.nilai',
      'b.satuan',
      'b.n',
      'b.c',
      'b.m',
      'b.m_besar',
      'b.tertulis',
      'b.regulasi',
      'b.metode',
      'b.definisi_residu',
      'b.catatan',
      'b.berlaku_dari',
      'b.berlaku_sampai',
      'b.penyesuaian_sampai',
      'b.menggantikan_id',
      'b.versi',
    ])
}
export type BatasRow = Awaited<ReturnType<ReturnType<typeof batasRows>['executeTakeFirstOrThrow']>>

const parameterName = sql`(select nama from okkp.parameter where id = b.parameter_id)`
const foodName = sql`(select nama from okkp.istilah_pangan where id = b.istilah_id)`

export const batasList = list({
  from: 'okkp.batas_cemaran as b',
  rows: batasRows,
  visible: (_reader: { today: string }) => sql<SqlBool>`true`,
  filters: {
    jenis_parameter: equals('b.jenis_parameter'),
    parameter_id: byId('b.parameter_id'),
    bentuk: equals('b.bentuk'),
    keadaan: (
      keadaan: 'berlaku' | 'akan' | 'berakhir',
      { scope: { today } }: { scope: { today: string } },
    ) => {
      if (keadaan === 'akan') return sql<SqlBool>`b.berlaku_dari > ${today}`
      if (keadaan === 'berakhir') return sql<SqlBool>`b.berlaku_sampai < ${today}`
      return sql<SqlBool>`b.berlaku_dari <= ${today} and (b.berlaku_sampai is null or b.berlaku_sampai >= ${today})`
    },
    search: word((text) => {
      const like = likeWords(text)
      return sql<SqlBool>`(platform.teks_cari(${parameterName}) ${like}
        or b.istilah_id in (select id from okkp.istilah_pangan where cari ${like}))`
    }),
  },
  orders: {
    parameter: sql`${parameterName}, ${foodName}, b.id`,
    '-parameter': sql`${parameterName} desc, ${foodName}, b.id`,
    pangan: sql`${foodName}, ${parameterName}, b.id`,
    '-pangan': sql`${foodName} desc, ${parameterName}, b.id`,
    '-berlaku_dari': sql`b.berlaku_dari desc, b.id`,
  },
})

export function lockBatas(trx: Trx, id: number): Promise<BatasRow | undefined> {
  return batasRows(trx).where('b.id', '=', id).forUpdate('b').executeTakeFirst()
}

/** Lists all limits of one parameter in one food, past ones included, newest first. */
export function listRiwayat(
  db: Executor,
  { parameter_id, istilah_id }: Pick<BatasRow, 'parameter_id' | 'istilah_id'>,
) {
  return batasRows(db)
    .where('b.istilah_id', '=', istilah_id)
    .where(sql<boolean>`b.parameter_id is not distinct from ${parameter_id}`)
    .orderBy('b.berlaku_dari', 'desc')
    .orderBy('b.id', 'desc')
    .execute()
}

/** Allows one change of limits at a time, because no index can prevent overlapping dates between rows. */
export async function lockPustaka(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('okkp.batas_cemaran'))`.execute(trx)
}

export function findParameter(db: Executor, id: number) {
  return db
    .selectFrom('okkp.parameter')
    .select(['id', 'nama', 'jenis'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function istilahExists(db: Executor, id: number): Promise<boolean> {
  const row = await db.selectFrom('okkp.istilah_pangan').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Finds a limit of the same parameter and food that is still valid on or after `berlaku_dari`. */
export async function findSejodoh(db: Executor, { parameter_id, istilah_id, berlaku_dari }: BatasForm) {
  const row = await db
    .selectFrom('okkp.batas_cemaran')
    .select('id')
    .where(sql<boolean>`parameter_id is not distinct from ${parameter_id}`)
    .where('istilah_id', '=', istilah_id)
    .where((or) => or.or([or('berlaku_sampai', 'is', null), or('berlaku_sampai', '>=', berlaku_dari)]))
    .limit(1)
    .executeTakeFirst()
  return row
}

/** Sets the numbers that the chosen `bentuk` does not use to null. */
function kolom(form: BatasForm) {
  const rencana = form.bentuk === 'rencana'
  const sampel = rencana || form.bentuk === 'negatif'
  return {
    ...form,
    nilai: form.bentuk === 'maksimum' ? form.nilai : null,
    satuan: hasSatuan(form.bentuk) ? form.satuan : null,
    n: sampel ? form.n : null,
    c: sampel ? form.c : null,
    m: rencana ? form.m : null,
    m_besar: rencana ? form.m_besar : null,
  }
}

export async function insertBatas(
  trx: Trx,
  form: BatasForm,
  jenis_parameter: BatasRow['jenis_parameter'],
  { by, at }: Stamp,
  menggantikan: Pick<BatasRow, 'id' | 'definisi_residu'> | undefined,
): Promise<number> {
  const { id } = await trx
    .insertInto('okkp.batas_cemaran')
    .values({
      ...kolom(form),
      jenis_parameter,
      menggantikan_id: menggantikan?.id ?? null,
      definisi_residu: menggantikan?.definisi_residu ?? null,
      dicatat_oleh: by,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await appendLeaves(trx, leafBatas, [id])
  return id
}

/** Sets the last day of a limit. A limit that never took effect ends the day before its first day. */
export async function endBatas(
  trx: Trx,
  { id, versi }: BatasRow,
  sampai: string,
  { at }: Stamp,
): Promise<void> {
  await trx
    .updateTable('okkp.batas_cemaran')
    .set({ berlaku_sampai: sampai, versi: versi + 1, updated_at: at })
    .where('id', '=', id)
    .execute()
  await appendChanges(trx, leafBatas, [id])
}
