import type { NamaTahap } from '@portal/domain/psat/alur/pelaku/tahap'
import { beforeAll, expect, test } from 'vitest'
import { terbitWorld } from '#psat/penerbitan/penerbitan.fixture.ts'
import type { BerkasUji } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

const fields = [
  'tenggat_audit_dokumen',
  'tenggat_perbaikan_audit_dokumen',
  'tenggat_audit_lapang',
  'tenggat_perbaikan_audit_lapang',
  'tenggat_sidang_komtek',
  'tenggat_perbaikan_sidang_komtek',
] as const
type Field = (typeof fields)[number]
type Row = Record<Field | `waktu_${Field}`, string | number | null> & { code_status_proses: number }

/** Returns the deadlines and checks that `history` and `detail` agree. */
async function deadlines(berkas: BerkasUji) {
  const jalur = berkas.auditType === 'sppb_psat' ? 'sppb' : 'pl'
  const read = async (url: string) =>
    (await world.people.superadmin.inject({ url: `/api/psat/${jalur}/${url}` })).json()
  const history = await read(`history?search=${berkas.kode}`)
  const [row] = history.detail.data.query as [Row]
  const { data } = await read(`permohonan/detail?id=${berkas.id}`)
  for (const field of fields) {
    expect([field, data[field]]).toEqual([field, row[field]])
    expect([field, data[`waktu_${field}`]]).toEqual([field, row[`waktu_${field}`]])
  }
  return row
}

test.each([
  ['verifikasi_permohonan', 'tenggat_audit_dokumen'],
  ['penunjukan_auditor', 'tenggat_audit_dokumen'],
  ['perbaikan_permohonan', 'tenggat_perbaikan_audit_dokumen'],
  ['audit_dokumen', 'tenggat_audit_dokumen'],
  ['perbaikan_audit_dokumen', 'tenggat_perbaikan_audit_dokumen'],
  ['audit_lapang', 'tenggat_audit_lapang'],
  ['perbaikan_audit_lapang', 'tenggat_perbaikan_audit_lapang'],
  ['rekomendasi', 'tenggat_sidang_komtek'],
  ['perbaikan_rekomendasi', 'tenggat_perbaikan_sidang_komtek'],
] as const satisfies [NamaTahap, Field][])('%s shows %s, with the days left', async (tahap, field) => {
  const berkas = await world.at(tahap)
  const { tenggat_tampil } = await world.read('superadmin', berkas)
  const row = await deadlines(berkas)
  expect(tenggat_tampil).toEqual({ field, day: row[field] })
  expect(row[`waktu_${field}`]).toEqual(expect.any(Number))
})

test('a deadline once known stays, also after the certificate; what never was is null', async () => {
  const berkas = await world.atNomor()
  const before = await deadlines(berkas)
  for (const field of ['tenggat_audit_dokumen', 'tenggat_audit_lapang', 'tenggat_sidang_komtek'] as const) {
    expect([field, before[field]]).toEqual([field, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
    expect(before[`waktu_${field}`]).toBeNull()
  }
  expect(before.tenggat_perbaikan_audit_lapang).toBeNull()
  await world.number(berkas, 'SPPB/TENGGAT')
  expect((await world.issue(berkas)).statusCode).toBe(200)
  const after = await deadlines(berkas)
  expect(after.code_status_proses).toBe(70)
  for (const field of fields) expect([field, after[field]]).toEqual([field, before[field]])
})

test('izin edar has no field audit, and so no deadline of one', async () => {
  const row = await deadlines(await world.at('rekomendasi', { auditType: 'izin_edar_pl' }))
  expect([row.tenggat_audit_lapang, row.tenggat_sidang_komtek]).toEqual([null, expect.any(String)])
})
