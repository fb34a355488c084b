import type { KuesionerForm, Sasaran } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

interface Butir {
  id: number
  kode: string
  teks: string
}

function kuesionerRows(db: Executor) {
  return db
    .selectFrom('pasar.kuesioner as q')
    .select(['q.id', 'q.sasaran', 'q.edisi', 'q.nama', 'q.skala', 'q.aktif', 'q.dipakai_sejak', 'q.versi'])
    .select(
      sql<Butir[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'kode', b.kode, 'teks', b.teks)
        order by b.urutan), '[]') from pasar.butir_kuesioner b where b.kuesioner_id = q.id)`.as('butir'),
    )
}

export type KuesionerRow = Awaited<ReturnType<ReturnType<typeof kuesionerRows>['executeTakeFirstOrThrow']>>

export function listKuesioner(db: Executor): Promise<KuesionerRow[]> {
  return kuesionerRows(db).orderBy('q.sasaran').orderBy('q.edisi', 'desc').execute()
}

export function lockKuesioner(trx: Trx, id: number): Promise<KuesionerRow | undefined> {
  return kuesionerRows(trx).where('q.id', '=', id).forUpdate('q').executeTakeFirst()
}

/** Returns the next edition number. The advisory lock prevents two editions with the same number. */
async function nextEdisi(trx: Trx, sasaran: Sasaran): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('pasar.kuesioner'))`.execute(trx)
  const { rows } = await sql<{ edisi: number }>`
    select coalesce(max(edisi), 0) + 1 as edisi from pasar.kuesioner where sasaran = ${sasaran}`.execute(trx)
  return rows[0]?.edisi ?? 1
}

async function writeButir(trx: Trx, id: number, { sasaran, butir }: KuesionerForm): Promise<void> {
  await trx.deleteFrom('pasar.butir_kuesioner').where('kuesioner_id', '=', id).execute()
  const letter = sasaran === 'konsumen' ? 'K' : 'P'
  await trx
    .insertInto('pasar.butir_kuesioner')
    .values(
      butir.map(({ teks }, index) => ({
        kuesioner_id: id,
        urutan: index + 1,
        kode: `${letter}${index + 1}`,
        teks,
      })),
    )
    .execute()
}

/** Inserts an edition and makes it the active one, which new surveys use. */
export async function insertEdisi(trx: Trx, form: KuesionerForm): Promise<number> {
  const { sasaran, nama, skala } = form
  const edisi = await nextEdisi(trx, sasaran)
  await trx
    .updateTable('pasar.kuesioner')
    .set({ aktif: false })
    .where('sasaran', '=', sasaran)
    .where('aktif', '=', true)
    .execute()
  const { id } = await trx
    .insertInto('pasar.kuesioner')
    .values({ sasaran, edisi, nama, skala, aktif: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeButir(trx, id, form)
  return id
}

export async function updateEdisi(
  trx: Trx,
  id: number,
  form: KuesionerForm,
  { versi, at }: { versi: number; at: Date },
): Promise<void> {
  const { nama, skala } = form
  await trx
    .updateTable('pasar.kuesioner')
    .set({ nama, skala, versi, updated_at: at })
    .where('id', '=', id)
    .execute()
  await writeButir(trx, id, form)
}

/** Deletes an edition. If it was active, the previous edition becomes active again. */
export async function deleteEdisi(trx: Trx, { id, sasaran, aktif }: KuesionerRow): Promise<void> {
  await trx.deleteFrom('pasar.kuesioner').where('id', '=', id).execute()
  if (!aktif) return
  await sql`update pasar.kuesioner set aktif = true where id = (
    select id from pasar.kuesioner where sasaran = ${sasaran} order by edisi desc limit 1)`.execute(trx)
}
