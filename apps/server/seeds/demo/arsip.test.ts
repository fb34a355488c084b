import { jenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createDemoDatabase } from '#testing/demo.ts'

const server = useTestApp({}, { provide: createDemoDatabase })

test('licence files have ended in each of the last 24 months, of both kinds and tracks, issued, refused and late', async () => {
  const { rows } = await sql<Record<string, number>>`select count(*) as semua,
    count(distinct date_trunc('month', selesai at time zone 'Asia/Jakarta')) as bulan_selesai,
    count(distinct date_trunc('month', tanggal_masuk)) as bulan_masuk,
    count(*) filter (where alur = 'berkas' and audit_type = 'sppb_psat') as berkas_sppb,
    count(*) filter (where alur = 'berkas' and audit_type = 'izin_edar_pl') as berkas_pl,
    count(*) filter (where alur = 'pengajuan' and audit_type = 'sppb_psat') as pengajuan_sppb,
    count(*) filter (where alur = 'pengajuan' and audit_type = 'izin_edar_pl') as pengajuan_pl,
    count(*) filter (where hasil = 'terbit') as terbit, count(*) filter (where hasil = 'tms') as ditolak,
    count(*) filter (where terlambat) as terlambat, count(*) filter (where not terlambat) as tepat,
    count(distinct (audit_type, jenis_pengajuan)) as jenis
    from psat.pengajuan where selesai is not null`.execute(server.get().platform.db)
  const found = rows[0] ?? {}
  expect(found.semua).toBeGreaterThanOrEqual(70)
  expect(found.bulan_selesai).toBeGreaterThanOrEqual(24)
  expect(found.bulan_masuk).toBeGreaterThanOrEqual(24)
  for (const name of ['berkas_sppb', 'berkas_pl', 'pengajuan_sppb', 'pengajuan_pl', 'ditolak', 'terlambat'])
    expect([name, (found[name] ?? 0) >= 8]).toEqual([name, true])
  expect(found.terbit).toBeGreaterThan((found.ditolak ?? 0) * 2)
  expect(found.tepat).toBeGreaterThan((found.terlambat ?? 0) * 2)
  expect(found.jenis).toBe(8)
})

test('every province has licence files that came in over two years', async () => {
  const { rows } = await sql<{ provinsi: number }>`select count(*) as provinsi from (
    select provinsi_id from psat.pengajuan group by provinsi_id
    having count(*) filter (where tanggal_masuk > current_date - 365) > 0
      and count(*) filter (where tanggal_masuk <= current_date - 365) > 0) p`.execute(
    server.get().platform.db,
  )
  expect(rows[0]?.provinsi).toBe(38)
})

test('the report of service times has a figure for every month and province, and they differ', async () => {
  const client = await server.get().as('SEKRETARIAT')
  const url = '/api/audit-document/dashboard/serviceTimes'
  type Baris = { key: string; total: { count: number; mean: number | null } }
  const read = async (groupBy: string) =>
    (await client.inject({ url: `${url}?groupBy=${groupBy}` }))
      .json<{ data: Baris[] }>()
      .data.filter(({ total }) => total.count > 0)
  const months = await read('month')
  expect(months.length).toBeGreaterThanOrEqual(24)
  expect(new Set(months.map(({ total }) => total.mean)).size).toBeGreaterThan(12)
  expect((await read('provinsi')).length).toBe(38)
})

test('no two files bear one name, and permits are numbered in the order in which they were given', async () => {
  const { db } = server.get().platform
  const shared = await sql`select audit_type, pokok, count(*) as n from psat.pengajuan group by 1, 2
    having count(*) > 1`.execute(db)
  expect(shared.rows).toEqual([])
  const { rows } = await sql<{ audit_type: string; nomor: string }>`
    select p.audit_type, p.nomor from psat.pengajuan p join psat.riwayat r on r.pengajuan_id = p.id
    where r.aksi = 'catat_nomor' and p.nomor is not null order by r.waktu, r.id`.execute(db)
  for (const jenis of jenisIzin) {
    const running = rows
      .filter(({ audit_type }) => audit_type === jenis)
      .map(({ nomor }) => Number(nomor.slice(0, 4)))
    expect(running.length).toBeGreaterThan(10)
    expect(running).toEqual(running.toSorted((one, other) => one - other))
  }
})

test('two lead auditors lead files, and both have some that wait', async () => {
  const { rows } = await sql<{ username: string; berjalan: number; selesai: number }>`
    select u.username, count(*) filter (where p.selesai is null) as berjalan, count(p.selesai) as selesai
    from psat.pengajuan p join akun.pengguna u on u.id = p.lead_auditor_id group by 1 order by 1`.execute(
    server.get().platform.db,
  )
  expect(rows.map(({ username }) => username)).toEqual(['lead_auditor', 'lead_auditor2'])
  for (const row of rows) {
    expect(row.berjalan).toBeGreaterThan(5)
    expect(row.selesai).toBeGreaterThan(10)
  }
})

test('whoever signs in as lead_auditor has a visit that is agreed on and one that is proposed', async () => {
  const { rows } = await sql<{ status: string }>`
    select distinct k.status from psat.kunjungan k join psat.pengajuan p on p.id = k.pengajuan_id
    join akun.pengguna u on u.id = p.lead_auditor_id
    where u.username = 'lead_auditor' and p.tahap = 'audit_lapang' order by 1`.execute(
    server.get().platform.db,
  )
  expect(rows.map(({ status }) => status)).toEqual(['dikonfirmasi', 'diusulkan'])
})
