import type { SurveiForm } from '@portal/domain/pasar/survei/survei.contract'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import { inMarkets } from '#pasar/pencarian-pasar.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { dimension, factTotal } from '#platform/figures/fact-total.ts'
import { list } from '#platform/list/list.ts'
import { atLeast, atMost, byId, equals } from '#platform/list/rules.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { factSurvei } from './survei.fact.ts'

interface Butir {
  kode: string
  teks: string
}

const joined = (db: Executor) =>
  db
    .selectFrom('pasar.survei as s')
    .innerJoin('pasar.pasar as m', 'm.id', 's.pasar_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 's.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 's.kota_id')
    .innerJoin('pasar.kuesioner as q', 'q.id', 's.kuesioner_id')

const rowsOf = (query: ReturnType<typeof joined>) =>
  query
    .select([
      's.catatan',
      's.created_at',
      's.created_by',
      's.fase',
      's.id',
      's.kota_id',
      's.kuesioner_id',
      's.nilai_tertinggi',
      's.pasar_id',
      's.provinsi_id',
      's.sasaran',
      's.tahun_program',
      's.tanggal',
      's.terbuka_kuadrat',
      's.terbuka_nilai',
      's.terbuka_responden',
      's.total_kuadrat',
      's.total_nilai',
      's.total_responden',
      's.updated_at',
      's.updated_by',
      's.versi',
    ])
    .select(['m.nama as nama_pasar', 'p.nama as provinsi', 'k.nama as kota', 'q.edisi', 'q.skala'])
    .select('q.nama as nama_kuesioner')
    .select(
      sql<Butir[]>`(select jsonb_agg(jsonb_build_object('kode', b.kode, 'teks', b.teks) order by b.urutan)
        from pasar.butir_kuesioner b where b.kuesioner_id = s.kuesioner_id)`.as('butir'),
    )

export type SurveiRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

export const surveiList = list({
  from: 'pasar.survei as s',
  rows: (db) => rowsOf(joined(db)),
  visible: (scope: RegionScope) => inRegion('s', scope),
  filters: {
    search: inMarkets('s.pasar_id'),
    provinsi_id: byId('s.provinsi_id'),
    kota_id: byId('s.kota_id'),
    pasar_id: byId('s.pasar_id'),
    fase: equals('s.fase'),
    sasaran: equals('s.sasaran'),
    start_date: atLeast('s.tanggal'),
    end_date: atMost('s.tanggal'),
  },
  orders: { '-tanggal': sql`s.tanggal desc, s.id desc`, tanggal: sql`s.tanggal, s.id` },
  total: factTotal(factSurvei, {
    filters: { fase: dimension('fase'), sasaran: dimension('sasaran') },
    only: sql`ukuran = 'survei'`,
  }),
})

export const findSurvei = surveiList.find

export const lockSurvei = (trx: Trx, scope: RegionScope, id: number): Promise<SurveiRow | undefined> =>
  rowsOf(joined(trx)).where('s.id', '=', id).where(inRegion('s', scope)).forUpdate('s').executeTakeFirst()

export const listBanding = (db: Executor, { pasar_id, tahun_program, sasaran }: SurveiRow) =>
  rowsOf(joined(db))
    .where('s.pasar_id', '=', pasar_id)
    .where('s.tahun_program', '=', tahun_program)
    .where('s.sasaran', '=', sasaran)
    .orderBy('s.fase', 'desc')
    .execute()

/** Returns the active edition and marks it as used. A used edition never changes. */
export async function useKuesioner(trx: Trx, sasaran: SurveiForm['sasaran'], at: Date) {
  const found = await trx
    .selectFrom('pasar.kuesioner')
    .select(['id', 'dipakai_sejak'])
    .where('sasaran', '=', sasaran)
    .where('aktif', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (found && found.dipakai_sejak === null)
    await trx.updateTable('pasar.kuesioner').set({ dipakai_sejak: at }).where('id', '=', found.id).execute()
  return found?.id
}

type Columns = SurveiForm & { provinsi_id: number; kota_id: number; kuesioner_id: number }

/** Returns undefined if a survey of this market, year, audience and phase already exists. */
export async function insertSurvei(trx: Trx, columns: Columns, { by, at }: Stamp) {
  const row = await trx
    .insertInto('pasar.survei')
    .values({ ...columns, created_by: by, updated_by: by, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['pasar_id', 'tahun_program', 'sasaran', 'fase']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function isTaken(trx: Trx, id: number, form: SurveiForm): Promise<boolean> {
  const row = await trx
    .selectFrom('pasar.survei')
    .select('id')
    .where('pasar_id', '=', form.pasar_id)
    .where('tahun_program', '=', form.tahun_program)
    .where('sasaran', '=', form.sasaran)
    .where('fase', '=', form.fase)
    .where('id', '!=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateSurvei(
  trx: Trx,
  id: number,
  { tahun_program, fase, tanggal, catatan }: SurveiForm,
  { by, at, versi }: Stamp & { versi: number },
): Promise<void> {
  await trx
    .updateTable('pasar.survei')
    .set({ tahun_program, fase, tanggal, catatan, versi, updated_by: by, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function deleteSurvei(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('pasar.survei').where('id', '=', id).execute()
}
