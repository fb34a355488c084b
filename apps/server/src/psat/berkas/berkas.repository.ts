import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

export function findKaitan(db: Executor, pengajuanId: number) {
  return db
    .selectFrom('psat.pengajuan as p')
    .innerJoin('akun.perusahaan as u', 'u.id', 'p.perusahaan_id')
    .leftJoin('akun.perusahaan as b', 'b.id', 'p.perusahaan_baru_id')
    .leftJoin('psat.pengajuan as d', 'd.id', 'p.dari_pengajuan_id')
    .leftJoin('oss.izin as i', 'i.id', 'p.id_izin_oss')
    .select([
      'u.uuid as perusahaan_uuid',
      'b.nama_perseroan as perusahaan_baru',
      'd.uuid as dari_pengajuan',
      'i.id as izin_id',
      'i.id_izin',
      'i.nama_izin',
      sql<number>`(select count(*) from psat.pesan m where m.pengajuan_id = p.id)`.as('jumlah_pesan'),
    ])
    .where('p.id', '=', pengajuanId)
    .executeTakeFirstOrThrow()
}

export function findTimBernama(db: Executor, pengajuanId: number) {
  return db
    .selectFrom('psat.tim_audit as t')
    .innerJoin('akun.pengguna as l', 'l.id', 't.lead_auditor')
    .select(['t.id', 't.tanggal_penugasan', 't.surat_tugas', 't.keterangan', 't.lead_auditor', 'l.nama'])
    .select(
      sql<
        { id: number; nama: string }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'nama', u.nama)
        order by u.nama, u.id), '[]') from akun.pengguna u where u.id = any(t.tim_auditor))`.as('auditor'),
    )
    .where('t.pengajuan_id', '=', pengajuanId)
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export type TimBernama = Awaited<ReturnType<typeof findTimBernama>>

export async function listNamaTim(
  db: Executor,
  { lead_auditor_id, auditor_id }: { lead_auditor_id: number | null; auditor_id: readonly number[] },
): Promise<string[]> {
  if (lead_auditor_id === null) return []
  const rows = await db
    .selectFrom('akun.pengguna')
    .select(['id', 'nama'])
    .where('id', 'in', [lead_auditor_id, ...auditor_id])
    .orderBy('nama')
    .execute()
  const lead = rows.find(({ id }) => id === lead_auditor_id)
  return [
    ...(lead ? [`${lead.nama} (lead auditor)`] : []),
    ...rows.filter((row) => row !== lead).map(({ nama }) => nama),
  ]
}

export async function listNamaOrang(db: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('akun.pengguna')
    .select(['id', 'nama'])
    .where('id', 'in', [...ids, -1])
    .execute()
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}
