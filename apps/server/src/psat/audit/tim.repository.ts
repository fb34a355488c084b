import { tahapPeran } from '@portal/domain/psat/alur/alur'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { standsAt } from '#psat/alur/akses/akses.repository.ts'

export function findTim(db: Executor, pengajuanId: number) {
  return db
    .selectFrom('psat.tim_audit')
    .selectAll()
    .where('pengajuan_id', '=', pengajuanId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertTim(
  trx: Trx,
  row: {
    pengajuan_id: number
    tanggal_penugasan: string
    /** Null on track `berkas`, which has no letter. */
    surat_tugas: string | null
    lead_auditor: number
    tim_auditor: number[]
    keterangan: string | null
    dibuat: Date
  },
): Promise<void> {
  await trx.insertInto('psat.tim_audit').values(row).execute()
}

export function findAuditors(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('akun.pengguna')
    .select(['id', 'nama', 'role'])
    .where('id', 'in', [...ids, -1])
    .where('aktif', '=', true)
    .where('dihapus', 'is', null)
    .execute()
}

export function listBenturan(db: Executor, companies: readonly number[], auditors: readonly number[]) {
  return db
    .selectFrom('psat.benturan as b')
    .innerJoin('akun.pengguna as u', 'u.id', 'b.auditor_id')
    .select(['b.auditor_id', 'u.nama', 'b.alasan'])
    .where('b.perusahaan_id', 'in', [...companies, -1])
    .where('b.auditor_id', 'in', [...auditors, -1])
    .where('b.dicabut', 'is', null)
    .orderBy('b.id')
    .execute()
}

export interface CalonRow {
  id: number
  nama: string
  role: 'AUDITOR' | 'LEAD_AUDITOR'
  berjalan: string[]
  benturan: { perusahaan: string; keterangan: string }[]
  /** Earlier files of each of these companies: how many, and number and year of the latest. */
  pernah: { perusahaan: string; kali: number; terakhir: string; tahun: number }[]
}

/** Condition: the team works on the file or waits for the applicant's answer. */
const withTeam = () =>
  standsAt((alur) => [...tahapPeran(alur, 'AUDITOR'), ...tahapPeran(alur, 'LEAD_AUDITOR')])

/** Lists all accounts that can be appointed, with their open files and their ties to these companies. */
export async function listCalon(
  db: Executor,
  { files, companies }: { files: readonly number[]; companies: readonly number[] },
): Promise<CalonRow[]> {
  const { rows } = await sql<CalonRow>`
    with orang as (
      select id, nama, role from akun.pengguna
      where role in ('AUDITOR', 'LEAD_AUDITOR') and aktif and dihapus is null
    ), meja as (
      select a.id, array_agg(p.nomor_permohonan order by p.tenggat nulls last, p.id) as berjalan
      from psat.pengajuan p
      cross join lateral unnest(p.auditor_id || p.lead_auditor_id) as a (id)
      where p.selesai is null and ${withTeam()}
        and p.lead_auditor_id is not null and p.id <> all(${files}::bigint[])
      group by a.id
    ), nyata as (
      select b.auditor_id as id,
        jsonb_agg(jsonb_build_object('perusahaan', u.nama_perseroan, 'keterangan', b.alasan) order by b.id) as benturan
      from psat.benturan b join akun.perusahaan u on u.id = b.perusahaan_id
      where b.perusahaan_id = any(${companies}::bigint[]) and b.dicabut is null
      group by b.auditor_id
    ), dulu as (
      select id, jsonb_agg(jsonb_build_object('perusahaan', perusahaan, 'kali', kali, 'terakhir', terakhir,
        'tahun', tahun) order by perusahaan) as pernah
      from (
        select a.id, u.nama_perseroan as perusahaan, count(distinct p.id)::int as kali,
          (array_agg(p.nomor_permohonan order by p.id desc))[1] as terakhir,
          extract(year from max(t.tanggal_penugasan))::int as tahun
        from psat.pengajuan p
        join akun.perusahaan u on u.id = p.perusahaan_id
        join psat.tim_audit t on t.pengajuan_id = p.id
        cross join lateral unnest(t.tim_auditor || t.lead_auditor) as a (id)
        where p.perusahaan_id = any(${companies}::bigint[]) and p.id <> all(${files}::bigint[])
        group by a.id, u.id, u.nama_perseroan
      ) as berkas
      group by id
    )
    select o.id, o.nama, o.role, coalesce(m.berjalan, '{}') as berjalan,
      coalesce(n.benturan, '[]') as benturan, coalesce(d.pernah, '[]') as pernah
    from orang o left join meja m using (id) left join nyata n using (id) left join dulu d using (id)
    order by o.role desc, cardinality(coalesce(m.berjalan, '{}')), o.nama collate "id-x-icu", o.id
    limit 1000`.execute(db)
  return rows
}

export async function declareBenturan(
  trx: Trx,
  row: { auditor_id: number; perusahaan_id: number; alasan: string; dinyatakan: Date },
): Promise<void> {
  await trx
    .insertInto('psat.benturan')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['auditor_id', 'perusahaan_id'])
        .where('dicabut', 'is', null)
        .doUpdateSet({ alasan: row.alasan }),
    )
    .execute()
}

export async function withdrawBenturan(
  trx: Trx,
  row: { auditor_id: number; perusahaan_id: number; dicabut: Date },
): Promise<void> {
  await trx
    .updateTable('psat.benturan')
    .set({ dicabut: row.dicabut })
    .where('auditor_id', '=', row.auditor_id)
    .where('perusahaan_id', '=', row.perusahaan_id)
    .where('dicabut', 'is', null)
    .execute()
}
