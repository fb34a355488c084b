import { expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { formOf, formPduk, registrasiCalls } from './registrasi.fixture.ts'

const server = useTestApp()
const key = (letter: string) => `${letter.repeat(40)}.pdf`

/** Inserts the database row of an upload, without the upload. */
async function uploaded(letter: string, pengunggah_id: number): Promise<string> {
  await server
    .get()
    .platform.db.insertInto('platform.berkas')
    .values({ kunci: key(letter), nama_asli: 'a.pdf', jenis: 'pdf', ukuran: 1, sha256: 'x', pengunggah_id })
    .execute()
  return key(letter)
}

const claimOf = async (kunci: string) =>
  server
    .get()
    .platform.db.selectFrom('platform.berkas')
    .select(['rekaman', 'visibilitas'])
    .where('kunci', '=', kunci)
    .executeTakeFirst()

test('files belong to the registration, change with it, and are read by its office and its company', async () => {
  const { platform } = server.get()
  const company = await createPerusahaan(platform.db)
  const client = await server.get().as('OKKP_ADMIN_KOTA')
  const kota = registrasiCalls(client)
  const [old, next] = [await uploaded('a', client.id), await uploaded('b', client.id)]
  const row = await kota.added({ sertifikat: old, nib: company.nib })
  expect(await claimOf(old)).toEqual({ rekaman: `registrasi/${row.id}`, visibilitas: 'rekaman' })

  const may = (who: Actor | undefined) =>
    platform.files.view(old, { actor: who }).then(
      () => true,
      () => false,
    )
  const actor = (more: Partial<Actor>): Actor => ({
    id: 0,
    uuid: '',
    username: '',
    nama: '',
    role: 'OKKP_ADMIN_DAERAH',
    provinsi_id: 32,
    kota_id: null,
    perusahaan_id: null,
    sesi_id: '',
    wajib_ganti_sandi: false,
    ...more,
  })
  expect(await may(actor({}))).toBe(true)
  expect(await may(actor({ provinsi_id: 31 }))).toBe(false)
  expect(await may(actor({ role: 'OKKP_ADMIN_UJILAB' }))).toBe(false)
  expect(await may(actor({ role: 'PELAKU_USAHA', perusahaan_id: company.id }))).toBe(true)
  expect(await may(actor({ role: 'PELAKU_USAHA' }))).toBe(false)
  expect(await may(undefined)).toBe(false)

  expect((await kota.update({ ...formOf(row), sertifikat: next, lampiran: [] })).statusCode).toBe(200)
  expect(await claimOf(old)).toEqual({ rekaman: null, visibilitas: 'rekaman' })
  expect((await claimOf(next))?.rekaman).toBe(`registrasi/${row.id}`)
  const stolen = await kota.add(formPduk({ sertifikat: next }))
  expect([stolen.statusCode, stolen.json().errors[0].field]).toEqual([400, 'sertifikat'])
})

test('a file that two supervisions and the registration share stays until none of them names it', async () => {
  const client = await server.get().as('OKKP_ADMIN_KOTA')
  const kota = registrasiCalls(client)
  const bukti = await uploaded('c', client.id)
  const row = await kota.added({ sertifikat: bukti })
  const form = {
    registrasi_id: row.id,
    jenis: 'berkala',
    tanggal: '2026-01-05',
    aspek: ['label'],
    hasil: 'tidak_sesuai',
    sanksi: 'tidak_ada',
    temuan: [{ aspek: 'label', tingkat: 'Mayor', uraian: 'Label kabur.', bukti }],
  }
  const supervised = async () => {
    const answer = await kota.supervise(form)
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
    return answer.json().data.pengawasan
  }
  const drop = async (pengawasan: object) =>
    expect((await kota.resupervise({ ...pengawasan, temuan: [] })).statusCode).toBe(200)
  const [one, two] = [await supervised(), await supervised()]
  await drop(one)
  expect((await claimOf(bukti))?.rekaman).toBe(`registrasi/${row.id}`)
  const { versi } = (await kota.detail(row.id)).json().data
  expect((await kota.update({ ...formOf(row), versi, sertifikat: null, lampiran: [] })).statusCode).toBe(200)
  expect((await claimOf(bukti))?.rekaman).toBe(`registrasi/${row.id}`)
  await drop(two)
  expect((await claimOf(bukti))?.rekaman).toBeNull()
})
