import { beforeAll, expect, test } from 'vitest'
import { awaitImports } from '#okkp/registrasi/nomor.repository.ts'
import { formPduk, registrasiCalls } from '#okkp/registrasi/registrasi.fixture.ts'
import type { Trx } from '#platform/database/database.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
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

/** A licence file that has this number and is about to be issued. */
async function reserve(nomor: string, tahap = 'penerbitan_nomor'): Promise<void> {
  const { db } = server.get().platform
  const at = new Date()
  await db
    .insertInto('psat.pengajuan')
    .values({
      alur: 'pengajuan',
      audit_type: 'sppb_psat',
      jenis_pengajuan: 'permohonan_baru',
      perusahaan_id: (await createPerusahaan(db)).id,
      nama_perusahaan: 'PT Pemesan',
      tahap,
      code: 60,
      nomor,
      dibuat: at,
      diubah: at,
      masuk_tahap: at,
    })
    .execute()
}

test('a number that a licence file has is refused row by row, the others are stored', async () => {
  await reserve('IMPOR-PESAN/1')
  const file = await filledTemplate(sppb, [sppbRow('impor-pesan/1'), sppbRow('IMPOR-BEBAS/1')])
  const { data, not_created } = (await upload(pusat, file, { registrasi_id: String(sppb) })).json()
  expect(data).toMatchObject({ total: 2, tersimpan: 1, ditolak: 1 })
  expect(not_created[0].Keterangan).toContain('sudah terdaftar')
})

test('a file that was rejected or has ended reserves nothing', async () => {
  const calls = registrasiCalls(pusat)
  const added = (no_registration: string) =>
    calls.add({
      ...formPduk({ no_registration, pusat: true }),
      jenis_registrasi_id: sppb,
      ruang_lingkup: 'Beras',
      level: 1,
    })
  for (const tahap of ['ditolak', 'terbit']) {
    await reserve(`LEPAS-${tahap}/1`, tahap)
    await reserve(`LEPAS-${tahap}/2`, tahap)
    const file = await filledTemplate(sppb, [sppbRow(`LEPAS-${tahap}/1`)])
    const { data } = (await upload(pusat, file, { registrasi_id: String(sppb) })).json()
    expect([tahap, data.tersimpan]).toEqual([tahap, 1])
    expect((await added(`LEPAS-${tahap}/2`)).json().code).toBeUndefined()
  }
  await reserve('DIPESAN/1')
  expect((await added('dipesan/1')).json().code).toBe('SUDAH_ADA')
})

/** An import that has stored this number and is not yet committed. */
async function storing(trx: Trx, nomor: string) {
  const { id } = await trx
    .selectFrom('okkp.impor')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const batch = { id, jenis_id: sppb, letak: { pusat: true, provinsi_id: null, kota_id: null } }
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
