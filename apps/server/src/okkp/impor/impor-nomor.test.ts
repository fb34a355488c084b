import { beforeAll, expect, test } from 'vitest'
import { awaitImports, releaseNumber, reserveNumber } from '#okkp/registrasi/nomor.repository.ts'
import { formPduk, registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import type { Trx } from '#platform/database/database.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { untilLocked } from '#testing/locks.ts'
import { filledTemplate, upload } from './impor.fixture.ts'
import { registrasiImpor } from './impor-registrasi.definition.ts'

const server = useTestApp()
let pusat: SignedInClient
beforeAll(async () => {
  pusat = await server.get().as('OKKP_ADMIN_PUSAT')
})

const sppb = 5
const sppbRow = (nomor: string) => [
  1,
  `PT ${nomor}`,
  'Jalan Braga 1',
  'Jalan Riau 2',
  'Sortasi',
  'Gabah',
  'Beras',
  'Oryza sativa',
  'Karung',
  'Panenku',
  nomor,
  '2025-03-01',
]

/** Reserves a number for another module, which enters the registration later. */
const reserve = (nomor: string, pemilik = `pengajuan/${nomor}`) =>
  server
    .get()
    .platform.db.transaction()
    .execute((trx) => reserveNumber(trx, { pemilik, jenisId: sppb, nomor }))

test('a reserved number is refused row by row, the others are stored', async () => {
  await reserve('IMPOR-PESAN/1')
  const file = await filledTemplate(sppb, [sppbRow('impor-pesan/1'), sppbRow('IMPOR-BEBAS/1')])
  const { data, not_created } = (await upload(pusat, file, { registrasi_id: String(sppb) })).json()
  expect(data).toMatchObject({ total: 2, tersimpan: 1, ditolak: 1 })
  expect(not_created[0].Keterangan).toContain('sudah terdaftar')
})

const add = (no_registration: string) =>
  registrasiCalls(pusat).add({
    ...formPduk({ no_registration, pusat: true }),
    jenis_registrasi_id: sppb,
    ruang_lingkup: 'Beras',
    level: 1,
  })

test('a number that was released or replaced by another is free again', async () => {
  const { db } = server.get().platform
  await reserve('LEPAS/1', 'pengajuan/lepas')
  expect((await add('lepas/1')).json().code).toBe('SUDAH_ADA')
  await reserve('LEPAS/2', 'pengajuan/lepas')
  expect((await add('lepas/1')).json().code).toBeUndefined()
  expect((await add('lepas/2')).json().code).toBe('SUDAH_ADA')
  await db.transaction().execute((trx) => releaseNumber(trx, 'pengajuan/lepas'))
  const file = await filledTemplate(sppb, [sppbRow('lepas/2')])
  expect((await upload(pusat, file, { registrasi_id: String(sppb) })).json().data.tersimpan).toBe(1)
})

test('one number has one owner, and one kind of registration says nothing of another', async () => {
  await reserve('SATU/1')
  await expect(reserve('satu/1', 'pengajuan/lain')).rejects.toMatchObject({ code: '23505' })
  const { db } = server.get().platform
  const other = { pemilik: 'pengajuan/lain', jenisId: 6, nomor: 'satu/1' }
  await expect(db.transaction().execute((trx) => reserveNumber(trx, other))).resolves.toBeUndefined()
})

/** Simulates an import that has stored this number but has not committed yet. */
async function storing(trx: Trx, nomor: string) {
  const { id } = await trx
    .selectFrom('platform.impor')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const isian = { registrasi_id: sppb, uji_coba: false }
  const batch = { id, jenis_id: sppb, isian, letak: { pusat: true, provinsi_id: null, kota_id: null } }
  const open = await registrasiImpor.open(
    trx,
    { ...batch, pembuat_id: pusat.id, today: '2026-01-31' },
    { jenis: 'semua' },
  )
  const { record } = open.check(sppbRow(nomor).map(String))
  expect((await open.store(trx, record ? [record] : [])).size).toBe(1)
  return open
}

test('a number reserved while its row was being stored refuses the batch', async () => {
  const { db } = server.get().platform
  const batch = db.transaction().execute(async (trx) => {
    const open = await storing(trx, 'IMPOR-BALAP/1')
    await reserve('IMPOR-BALAP/1')
    await open.finish(trx)
  })
  await expect(batch).rejects.toMatchObject({
    code: 'BENTROK',
    message: expect.stringContaining('IMPOR-BALAP/1'),
  })
})

test('whoever reserves a number waits for the import that is about to be committed', async () => {
  const { db } = server.get().platform
  const steps: string[] = []
  let reserving: Promise<void> | undefined
  await db.transaction().execute(async (trx) => {
    await (await storing(trx, 'IMPOR-BALAP/2')).finish(trx)
    reserving = db.transaction().execute(async (other) => {
      await awaitImports(other, sppb)
      const seen = await other
        .selectFrom('okkp.registrasi')
        .select('id')
        .where('no_registration', '=', 'IMPOR-BALAP/2')
        .execute()
      steps.push(`dilihat ${seen.length}`)
    })
    await untilLocked(db)
    steps.push('impor selesai')
  })
  await reserving
  expect(steps).toEqual(['impor selesai', 'dilihat 1'])
})
