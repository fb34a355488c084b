import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { type IssuedPermit, recordIssuedPermit } from './izin-terbit.service.ts'
import { registrasiCalls } from './registrasi.fixture.ts'

const server = useTestApp()
const at = new Date('2026-05-02T03:00:00Z')

const permit = (no_registration: string, more: Partial<IssuedPermit> = {}): IssuedPermit => ({
  jenis_registrasi_id: 5,
  no_registration,
  pusat: true,
  provinsi_id: 32,
  kota_id: 3273,
  unit_usaha: 'PT Terbit',
  terbit_sertifikat: '2026-05-02',
  ...more,
})
const record = (issued: IssuedPermit) =>
  server
    .get()
    .platform.db.transaction()
    .execute((trx) => recordIssuedPermit(trx, issued, at))

test('an issued permit stands in the registry and waits for completion', async () => {
  const { id, kode_verifikasi } = await record(permit('TERBIT-1'))
  const calls = registrasiCalls(await server.get().as('OKKP_ADMIN_PUSAT'))
  const row = (await calls.detail(id)).json().data
  expect(row).toMatchObject({ asal: 'psat', lengkap: false, exp_sertifikat: '2031-05-02', kode_verifikasi })
  const answer = await calls.update({
    ...row,
    alamat_unit: 'Jalan Lengkap 1',
    ruang_lingkup: 'Sortasi',
    komoditas_id: 1,
    nama_psat: 'Beras',
  })
  expect(answer.json().data).toMatchObject({ lengkap: true, versi: 2, pusat: true })
})

test('a transfer supersedes what it came from, once', async () => {
  const old = await record(permit('TERBIT-2'))
  const supersedes = { id: old.id, sebab: 'pengalihan' as const }
  const next = await record(permit('TERBIT-2', { unit_usaha: 'PT Pemilik Baru', supersedes }))
  const late = await record(permit('TERBIT-3', { supersedes }))
  const calls = registrasiCalls(await server.get().as('SUPERADMIN'))
  expect((await calls.detail(old.id)).json().data).toMatchObject({
    status: 'superseded',
    digantikan_oleh: next.id,
  })
  expect((await calls.detail(next.id)).json().data.sebab_penggantian).toBe('pengalihan')
  expect((await calls.detail(late.id)).json().data.menggantikan).toBeNull()
  await expect(record(permit('terbit-3'))).rejects.toMatchObject({ code: 'SUDAH_ADA' })
})
