import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { kolomDikenal } from '@portal/domain/portal/jejak'
import type { NamaTahap } from '@portal/domain/psat/alur/pelaku/tahap'
import { tahapSekretariat } from '@portal/domain/psat/alur/sekretariat/tahap'
import { jenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createFiles } from '#platform/files/files.ts'
import { verifyChains } from '#psat/index.ts'
import { createDemoDatabase, layDemo } from '#testing/demo.ts'

let database: Awaited<ReturnType<typeof createDemoDatabase>>
beforeAll(async () => {
  database = await createDemoDatabase()
})
afterAll(() => database?.drop())

test('every stage of both tracks holds files of each kind, and all of it verifies', async () => {
  const { db, dataDir } = database
  const rows = await db
    .selectFrom('psat.pengajuan')
    .select(['alur', 'audit_type', 'tahap', 'tenggat', 'selesai', 'keterangan_audit'])
    .execute()
  const stages: NamaTahap[] = [
    'verifikasi_permohonan',
    'perbaikan_permohonan',
    'penunjukan_auditor',
    'audit_dokumen',
    'perbaikan_audit_dokumen',
    'audit_lapang',
    'perbaikan_audit_lapang',
    'rekomendasi',
    'perbaikan_rekomendasi',
    'penagihan',
    'menunggu_pembayaran',
    'pemeriksaan_pembayaran',
    'penerbitan_nomor',
    'terbit',
    'ditolak',
  ]
  for (const jenis of jenisIzin) {
    // An izin edar has no field audit and no payment.
    for (const tahap of stages.filter((name) => jenis === 'sppb_psat' || !/lapang|_pembayaran/.test(name))) {
      const count = rows.filter(
        ({ alur, ...row }) => alur === 'pengajuan' && row.audit_type === jenis && row.tahap === tahap,
      ).length
      expect([jenis, tahap, count >= 2]).toEqual([jenis, tahap, true])
    }
    // Files that the secretariat enters also cover every stage of their track.
    for (const [tahap, { hanya = jenis }] of entriesOf(tahapSekretariat)) {
      const count = rows.filter((row) => row.audit_type === jenis && row.tahap === tahap).length
      if (hanya === jenis) expect([jenis, tahap, count >= 2]).toEqual([jenis, tahap, true])
    }
  }
  // Several files wait for a joint signature.
  expect(rows.filter(({ tahap }) => tahap === 'process_publish').length).toBeGreaterThanOrEqual(3)
  expect(rows.some(({ keterangan_audit: text }) => text?.startsWith('Ditarik pemohon'))).toBe(true)
  const news = await db.selectFrom('akun.notifikasi').select('dibuat').orderBy('id').execute()
  expect(news.map(({ dibuat }) => dibuat.getTime())).toEqual(
    news.map(({ dibuat }) => dibuat.getTime()).sort((one, other) => one - other),
  )
  const issued = await db
    .selectFrom('psat.sertifikat as s')
    .innerJoin('okkp.registrasi as r', 'r.id', 's.registrasi_id')
    .select(['s.terbitan', 's.berkas', 's.registrasi_id', 'r.sertifikat', 'r.asal', 'r.digantikan_oleh'])
    .execute()
  expect(issued.length).toBeGreaterThanOrEqual(7)
  // Only a permit that the portal issued may replace a permit that the portal issued.
  const own = issued.map(({ registrasi_id }) => registrasi_id)
  expect(
    issued.every(({ asal, digantikan_oleh: by }) => asal === 'psat' && (by === null || own.includes(by))),
  ).toBe(true)
  expect(
    issued.some(({ terbitan, berkas: kunci, sertifikat }) => terbitan === 2 && kunci === sertifikat),
  ).toBe(true)
  const files = createFiles(readConfig({ DATA_DIR: dataDir }), db)
  const { rusak, berkas } = await verifyChains(db, files)
  expect([rusak, berkas]).toEqual([[], rows.length])
  const outbox = await db.selectFrom('oss.pesan_keluar').select('id').execute()
  expect(outbox.length).toBeGreaterThan(30)
  expect(
    await db
      .selectFrom('pgboss.job' as never)
      .selectAll()
      .execute(),
  ).toEqual([])

  await db.deleteFrom('platform.langkah_awal').execute()
  await layDemo(database, dataDir)
  expect(await db.selectFrom('psat.pengajuan').select('id').execute()).toHaveLength(rows.length)
})

test('the audit trail names every field of the demonstration as its form does', async () => {
  const { rows } = await sql<{ jenis: string; kolom: string }>`
    select distinct split_part(rekaman, '/', 1) as jenis, kolom
    from platform.jejak_audit,
      lateral (values (sebelum), (sesudah)) as isi (nilai),
      lateral jsonb_object_keys(case when jsonb_typeof(isi.nilai) = 'object' then isi.nilai else '{}' end) as kolom
  `.execute(database.db)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ jenis, kolom }) => !kolomDikenal(jenis, kolom))).toEqual([])
})
