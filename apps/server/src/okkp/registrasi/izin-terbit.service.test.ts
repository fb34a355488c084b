import { expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
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
  await expect(record(permit('TERBIT-3', { supersedes }))).rejects.toMatchObject({ code: 'BENTROK' })
  const calls = registrasiCalls(await server.get().as('SUPERADMIN'))
  expect((await calls.detail(old.id)).json().data).toMatchObject({
    status: 'superseded',
    digantikan_oleh: next.id,
  })
  expect((await calls.detail(next.id)).json().data.sebab_penggantian).toBe('pengalihan')
  await record(permit('TERBIT-3'))
  await expect(record(permit('terbit-3'))).rejects.toMatchObject({ code: 'SUDAH_ADA' })
})

test('what a signed certificate says is not changed in the registry, and its entry not deleted', async () => {
  const { platform } = server.get()
  const company = await createPerusahaan(platform.db)
  const old = await record(permit('TETAP-1'))
  const { id } = await record(
    permit('TETAP-2', {
      nib: company.nib,
      perusahaan_id: company.id,
      // A company name may contain two spaces, but forms send one.
      unit_usaha: 'PT  Tetap',
      supersedes: { id: old.id, sebab: 'pengalihan' },
    }),
  )
  const calls = registrasiCalls(await server.get().as('OKKP_ADMIN_PUSAT'))
  const row = (await calls.detail(id)).json().data
  const form = {
    ...row,
    alamat_unit: 'Jalan 1',
    ruang_lingkup: 'Sortasi',
    komoditas_id: 1,
    nama_psat: 'Beras',
  }
  const refused = await calls.update({
    ...form,
    nib: '',
    unit_usaha: 'PT Lain',
    no_registration: 'TETAP-3',
    terbit_sertifikat: '2026-05-01',
    exp_sertifikat: '2040-01-01',
    sertifikat: 'lain.pdf',
  })
  const { code, errors } = refused.json()
  expect([refused.statusCode, code]).toEqual([400, 'VALIDASI_GAGAL'])
  expect(errors.map(({ field }: { field: string }) => field)).toEqual([
    'unit_usaha',
    'nib',
    'no_registration',
    'terbit_sertifikat',
    'exp_sertifikat',
    'sertifikat',
  ])
  expect(errors[0].message).toContain('menerbitkan ulang')
  await platform.db
    .updateTable('okkp.registrasi')
    .set({ exp_sertifikat: '2029-12-31' })
    .where('id', '=', id)
    .execute()
  const completed = await calls.update({ ...form, unit_usaha: 'PT Tetap', exp_sertifikat: '' })
  expect(completed.json().data).toMatchObject({
    lengkap: true,
    unit_usaha: 'PT  Tetap',
    exp_sertifikat: '2029-12-31',
  })
  const holder = await platform.db
    .selectFrom('okkp.registrasi')
    .select(['perusahaan_id', 'nib'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(holder).toEqual({ perusahaan_id: company.id, nib: company.nib })
  const removal = await calls.remove(id)
  expect([removal.statusCode, removal.json().message]).toEqual([409, expect.stringContaining('pencabutan')])
  expect((await calls.detail(old.id)).json().data.status).toBe('superseded')
})
