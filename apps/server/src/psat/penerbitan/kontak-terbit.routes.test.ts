import { beforeAll, expect, test } from 'vitest'
import { pdfWords } from '#platform/pdf/pdf-tools.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { terbitWorld } from './penerbitan.fixture.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

const db = () => world.platform.db
async function contactOf(pilihan: Parameters<typeof world.issued>[0], nomor: string) {
  const { berkas, sertifikat } = await world.issued(pilihan, nomor)
  const { registrasi_id } = await world.penerbitan('pemohon', berkas)
  const pdf = await world.bytesOf('pemohon', sertifikat.path ?? '')
  const entry = await db()
    .selectFrom('okkp.registrasi')
    .select(['kontak_telepon', 'kontak_surel'])
    .where('id', '=', registrasi_id)
    .executeTakeFirstOrThrow()
  return { pdf, entry }
}

test('an issued permit brings the contact of the application, but not onto its certificate', async () => {
  const { entry, pdf } = await contactOf({}, 'KONTAK/1')
  expect(entry).toEqual({ kontak_telepon: '0221234567', kontak_surel: 'contoh@contoh.id' })
  expect(await pdfWords(pdf)).not.toMatch(/0221234567|contoh@contoh\.id/)
})

test('a transfer brings the contact of the new holder only, and only what a form accepts', async () => {
  const old = await addOldPermit()
  const baru = await createPerusahaan(db())
  const pilihan = { jenisPengajuan: 'pengalihan', perusahaan_baru_id: baru.id } as const
  const none = await contactOf({ ...pilihan, izin_asal_registrasi_id: old }, 'KONTAK/2')
  expect(none.entry).toEqual({ kontak_telepon: null, kontak_surel: null })

  await db()
    .updateTable('akun.perusahaan')
    .set({ telp: 'lewat WA', telp_penanggung_jawab: '+62 812-0000-7777', email_perusahaan: 'baru@contoh.id' })
    .where('id', '=', baru.id)
    .execute()
  const other = await addOldPermit()
  const known = await contactOf({ ...pilihan, izin_asal_registrasi_id: other }, 'KONTAK/3')
  expect(known.entry).toEqual({ kontak_telepon: '081200007777', kontak_surel: 'baru@contoh.id' })
})

let permits = 0
async function addOldPermit(): Promise<number> {
  permits += 1
  const { id } = await db()
    .insertInto('okkp.registrasi')
    .values({
      jenis_registrasi_id: 5,
      no_registration: `KONTAK/LAMA/${permits}`,
      pusat: true,
      unit_usaha: 'PT Lama',
      perusahaan_id: world.company.id,
      level: 1,
      ruang_lingkup: 'Beras (suhu ruang)',
      nama_psat: 'Beras',
      komoditas_id: 1,
      kontak_telepon: '081200001111',
      kontak_surel: 'lama@contoh.id',
      terbit_sertifikat: '2024-07-01',
      exp_sertifikat: '2029-06-30',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
