import type { KategoriSdm } from '@portal/domain/okkp/sdm/kompetensi'
import { sql } from 'kysely'
import { filteredSdm, type SdmFilter } from '#okkp/sdm/sdm-filter.repository.ts'
import type { Executor } from '#platform/database/database.ts'

/** Counts each person once per category, regardless of the number of certificates. */
export async function countSdm(db: Executor, filter: SdmFilter, today: string) {
  const people = filteredSdm(db, { scope: { jenis: 'semua' }, today }, filter)
  const holds = sql<boolean>`(k.berlaku_sampai is null or k.berlaku_sampai >= ${today}::date)`
  const [all, byKategori] = await Promise.all([
    people
      .select([
        (build) => build.fn.countAll<number>().as('n'),
        sql<number>`count(*) filter (where exists (
          select from okkp.kompetensi_sdm k where k.sdm_id = s.id and ${holds}))`.as('berlaku'),
      ])
      .executeTakeFirstOrThrow(),
    people
      .innerJoin('okkp.kompetensi_sdm as k', 'k.sdm_id', 's.id')
      .select([
        'k.kategori',
        sql<number>`count(distinct s.id)`.as('orang'),
        sql<number>`count(distinct s.id) filter (where ${holds})`.as('berlaku'),
      ])
      .groupBy('k.kategori')
      .execute(),
  ])
  return {
    total: all.n,
    berlaku: all.berlaku,
    of: (kategori: KategoriSdm) => byKategori.find((row) => row.kategori === kategori),
  }
}
