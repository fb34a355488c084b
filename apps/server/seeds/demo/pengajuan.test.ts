import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { tahapBerkas } from '@portal/domain/psat/alur/berkas/tahap'
import type { NamaTahap } from '@portal/domain/psat/alur/pengajuan/tahap'
import { jenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { createFiles } from '#platform/files/files.ts'
import { verifyChains } from '#psat/index.ts'
import { createDemoDatabase, layDemo } from '#testing/demo.ts'

let database: Awaited<ReturnType<typeof createDemoDatabase>>
// The whole demonstration is laid out first, which takes long when both cores are busy.
beforeAll(async () => {
  database = await createDemoDatabase()
}, 120_000)
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
    for (const tahap of stages.filter((name) => jenis === 'sppb_psat' || !name.includes('lapang'))) {
      const count = rows.filter(
        ({ alur, ...row }) => alur === 'pengajuan' && row.audit_type === jenis && row.tahap === tahap,
      ).length
      expect([jenis, tahap, count >= 2]).toEqual([jenis, tahap, true])
    }
    // The secretariat's own files stand at every stage of their track.
    const berkas = rows.filter(({ alur, audit_type }) => alur === 'berkas' && audit_type === jenis)
    const stagesBerkas = entriesOf(tahapBerkas).filter(([, { hanya = jenis }]) => hanya === jenis)
    expect(new Set(berkas.map(({ tahap }) => tahap))).toEqual(new Set(stagesBerkas.map(([tahap]) => tahap)))
  }
  // Several wait to be signed together.
  expect(rows.filter(({ tahap }) => tahap === 'process_publish').length).toBeGreaterThanOrEqual(3)
  expect(rows.some(({ keterangan_audit: text }) => text?.startsWith('Ditarik pemohon'))).toBe(true)
  const news = await db.selectFrom('akun.notifikasi').select('dibuat').orderBy('id').execute()
  expect(news.map(({ dibuat }) => dibuat.getTime())).toEqual(
    news.map(({ dibuat }) => dibuat.getTime()).sort((one, other) => one - other),
  )
  const issued = await db
    .selectFrom('psat.sertifikat as s')
    .innerJoin('okkp.registrasi as r', 'r.id', 's.registrasi_id')
    .select(['s.terbitan', 's.berkas', 'r.sertifikat', 'r.asal', 'r.digantikan_oleh'])
    .execute()
  expect(issued.length).toBeGreaterThanOrEqual(7)
  expect(issued.every(({ asal, digantikan_oleh }) => asal === 'psat' && digantikan_oleh === null)).toBe(true)
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
}, 120_000)
