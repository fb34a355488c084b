import { AppError } from '@portal/domain/platform/errors'
import { beforeAll, expect, test, vi } from 'vitest'
import { systemCaller } from '#platform/caller.ts'
import { pdfSignatures, pdfWords } from '#platform/pdf/pdf-tools.fixture.ts'
import { runAction } from '#psat/alur/pelaku/jalur.ts'
import type { BerkasUji } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { penandatangan, terbitWorld } from './penerbitan.fixture.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

async function traces({ id }: BerkasUji) {
  const { db } = world.platform
  const file = await db
    .selectFrom('psat.pengajuan')
    .select(['tahap', 'versi', 'nomor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const count = async (table: 'psat.sertifikat' | 'psat.riwayat') =>
    (await db.selectFrom(table).select('id').where('pengajuan_id', '=', id).execute()).length
  const entries = await db
    .selectFrom('okkp.registrasi')
    .select('id')
    .where('no_registration', '=', file.nomor ?? '')
    .execute()
  const files = await db
    .selectFrom('platform.berkas')
    .select('kunci')
    .where('nama_asli', 'like', 'sertifikat-%')
    .execute()
  return {
    ...file,
    sertifikat: await count('psat.sertifikat'),
    riwayat: await count('psat.riwayat'),
    entries: entries.length,
    files: files.length,
  }
}

test('no certificate before its number, and none out of turn', async () => {
  const berkas = await world.atNomor()
  const early = await world.issue(berkas)
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    'Nomor belum ada. Isi nomor sebelum menerbitkan sertifikat.',
  ])
  const other = await world.at('audit_dokumen')
  expect((await world.issue(other)).json()).toMatchObject({ code: 'BUKAN_GILIRAN' })
  expect((await world.issue(berkas, {}, 'koordinator')).statusCode).toBe(403)
  expect((await world.issue(berkas, {}, 'pemohon')).statusCode).toBe(403)
  // Other roles get no preview either.
  for (const who of ['pemohon', 'koordinator', 'lead'] as const) {
    const looked = await world.people[who].inject({ url: world.certificateUrl(berkas) })
    expect(looked.json()).toMatchObject({
      code: 'SYARAT_BELUM_TERPENUHI',
      message: 'Sertifikatnya belum terbit.',
    })
  }
})

test('a signer and a level are asked for; the last signer is remembered', async () => {
  const berkas = await world.atNomor()
  await world.number(berkas, 'PENANDA/1')
  const field = async (more: object) => (await world.issue(berkas, more)).json().errors[0].field
  const nobody = { penandatangan: '', jabatan_penandatangan: '', nip_penandatangan: '' }
  expect(await field(nobody)).toBe('penandatangan')
  expect(await field({ ...nobody, penandatangan: 'Dr. Ani' })).toBe('jabatan_penandatangan')
  expect(await field({ level: null })).toBe('level')
  expect(await field({ koreksi: { 'unit.7.nama': 'Lain' } })).toBe('koreksi.unit.7.nama')
  expect(await field({ koreksi: { 'perusahaan.nama': '' } })).toBe('koreksi.perusahaan.nama')
  expect((await world.issue(berkas)).statusCode).toBe(200)
  const next = await world.atNomor()
  await world.number(next, 'PENANDA/2')
  const issued = (await world.issue(next, nobody)).json().data
  expect(issued.penandatangan.nama).toBe(penandatangan.penandatangan)
  // A different signer does not inherit the title and the NIP of the last signer.
  const third = await world.atNomor()
  await world.number(third, 'PENANDA/3')
  const other = { ...nobody, penandatangan: 'Dr. Ani' }
  expect((await world.issue(third, other)).json().errors).toMatchObject([{ field: 'jabatan_penandatangan' }])
  const titled = await world.issue(third, { ...other, jabatan_penandatangan: 'Pelaksana Tugas' })
  expect(titled.json().data.penandatangan).toEqual({
    nama: 'Dr. Ani',
    jabatan: 'Pelaksana Tugas',
    nip: null,
  })
})

test('a preview is not signed, says so, and only its asker can open it', async () => {
  const berkas = await world.atNomor({ auditType: 'izin_edar_pl' })
  await world.number(berkas, 'PRATINJAU/1')
  const { data } = (await world.people.sekretariat.inject({ url: world.certificateUrl(berkas) })).json()
  expect(data).toMatchObject({ view_only: true, terbitan: 0, nomor: 'PRATINJAU/1', kode_verifikasi: null })
  expect(data.lampiran).toHaveLength(3)
  const pdf = await world.bytesOf('sekretariat', data.path)
  expect(await pdfSignatures(pdf)).not.toContain('Signature is Valid')
  const other = await world.people.superadmin.inject({ url: `/api/upload/view_pdf?path=${data.path}` })
  expect(other.statusCode).toBe(404)
  const [first, ...rest] = data.lampiran as { kunci: string }[]
  const answer = await world.people.sekretariat.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${berkas.uuid}/pratinjau-sertifikat`,
    payload: {
      ...penandatangan,
      koreksi: { 'produk.0.nama_dagang': 'Apel Fuji Ralat' },
      lewati_lampiran: [first?.kunci],
    },
  })
  expect(answer.json().data.lampiran).toHaveLength(rest.length)
  const text = await pdfWords(await world.bytesOf('sekretariat', answer.json().data.path))
  expect(text).toContain('Apel Fuji Ralat')
  expect(text).toContain('Dr. Rini Kusuma')
})

test('the last line of the history says that the licence was issued', async () => {
  const berkas = await world.atNomor()
  await world.number(berkas, 'RIWAYAT/1')
  expect((await world.issue(berkas)).statusCode).toBe(200)
  const url = '/api/audit-document/auditHistory'
  const { data } = (await world.people.sekretariat.inject({ url, query: { auditId: berkas.uuid } })).json()
  expect(data.at(-1)).toMatchObject({ code: 70, status: 'accept', statusLabel: 'Terbit' })
})

test('the door does not end a file without its certificate and its entry', async () => {
  const berkas = await world.atNomor()
  await world.number(berkas, 'PINTU/1')
  const before = await traces(berkas)
  const actor = { ...world.people.sekretariat, nama: 'Petugas', provinsi_id: null, kota_id: null }
  const caller = {
    ...systemCaller('sertifikat.terbit'),
    actor: { ...actor, perusahaan_id: null, sesi_id: '', wajib_ganti_sandi: false },
  }
  const { db } = world.platform
  const pass = (hasil: object) =>
    db
      .transaction()
      .execute((trx) =>
        runAction(world.platform, trx, caller, { id: berkas.id }, { aksi: 'terbitkan_sertifikat', hasil }),
      )
  await expect(pass({})).rejects.toThrow('lacks buat_sertifikat and tulis_registri')
  await expect(pass({ buat_sertifikat: 'x.pdf' })).rejects.toThrow('lacks tulis_registri')
  expect(await traces(berkas)).toEqual(before)
})

test('nothing is half done when signing fails', async () => {
  const berkas = await world.atNomor()
  await world.number(berkas, 'GAGAL/1')
  const before = await traces(berkas)
  const spy = vi
    .spyOn(world.platform.signer, 'sign')
    .mockRejectedValueOnce(new AppError('TANDA_TANGAN_GAGAL'))
  expect((await world.issue(berkas)).statusCode).toBe(503)
  spy.mockRestore()
  expect(await traces(berkas)).toEqual(before)
  // Nothing remains either if the last write fails after the certificate has been stored.
  const stale = await world.issue(berkas, { versi: 1 })
  expect(stale.json().code).toBe('BENTROK')
  expect(await traces(berkas)).toEqual(before)
  expect((await world.issue(berkas)).statusCode).toBe(200)
  expect(await traces(berkas)).toMatchObject({ tahap: 'terbit', sertifikat: 1, entries: 1 })
})

test('of several who issue at once one does', async () => {
  const berkas = await world.atNomor()
  await world.number(berkas, 'BERLOMBA/1')
  const answers = await Promise.all(Array.from({ length: 5 }, () => world.issue(berkas)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await traces(berkas)).toMatchObject({ tahap: 'terbit', sertifikat: 1, entries: 1 })
})

test('a repeated key gets the first answer', async () => {
  const berkas = await world.atNomor()
  await world.number(berkas, 'KUNCI/1')
  const send = () =>
    world.people.sekretariat.inject({
      method: 'POST',
      url: world.certificateUrl(berkas),
      headers: { 'idempotency-key': `terbit-${berkas.id}` },
      payload: { ...penandatangan, level: 1 },
    })
  const [first, second] = [await send(), await send()]
  expect(second.json()).toEqual(first.json())
})
