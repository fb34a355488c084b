import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { pdfWords } from '#platform/pdf/pdf-tools.fixture.ts'
import type { PilihanBerkas } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'
import { terbitWorld } from './penerbitan.fixture.ts'

const server = useTestApp()
let world: Awaited<ReturnType<typeof terbitWorld>>
beforeAll(async () => {
  world = await terbitWorld(server.get())
})

test('OSS gets the licence, the operator the news, the central office what is incomplete', async () => {
  const okkp = await server.get().as('OKKP_ADMIN_PUSAT')
  const oss = await world.platform.db
    .insertInto('oss.izin')
    .values({ id_izin: 'I-1', kode_izin: '018000000242', nib: world.company.nib ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const berkas = await world.atNomor({ id_izin_oss: oss.id, lingkup: ['Tanaman yang tidak dikenal'] })
  expect((await world.number(berkas, 'OSS/1')).statusCode).toBe(200)
  const sertifikat = (await world.issue(berkas)).json().data
  const outbox = await world.platform.db
    .selectFrom('oss.pesan_keluar')
    .select(['metode', 'kd_status', 'muatan'])
    .where('pengajuan_id', '=', berkas.id)
    .orderBy('urutan')
    .execute()
  expect(outbox.slice(-2).map(({ metode, kd_status }) => [metode, kd_status])).toEqual([
    ['receiveLicense', '49'],
    ['receiveLicense', '50'],
  ])
  expect(outbox.at(-1)?.muatan).toMatchObject({
    status_izin: '50',
    nomor_izin: 'OSS/1',
    file_lampiran: sertifikat.path,
    nama_ttd: 'Dr. Rini Kusuma',
    lampiran: [sertifikat.path],
  })
  const told = (id: number) =>
    world.platform.db
      .selectFrom('akun.notifikasi')
      .select(['keterangan', 'tautan'])
      .where('id_pengguna', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  expect((await told(world.people.pemohon.id))?.keterangan).toContain('Sertifikat terbit')
  const { registrasi_id } = await world.penerbitan('sekretariat', berkas)
  expect((await told(okkp.id))?.tautan).toBe(`/okkp/admin/registrasi?add=${registrasi_id}`)

  // The central office can open the certificate. Completing the entry must not remove it.
  expect((await okkp.inject({ url: `/api/upload/view_pdf?path=${sertifikat.path}` })).statusCode).toBe(200)
  const detail = `/api/okkp/registrations/detail?registrasi_id=${registrasi_id}`
  const row = (await okkp.inject({ url: detail })).json().data
  const completed = await okkp.inject({
    method: 'PUT',
    url: '/api/okkp/registrations/update',
    payload: { ...row, komoditas_id: 1 },
  })
  expect(completed.json().data).toMatchObject({ lengkap: true, sertifikat: sertifikat.path })
  const outsider = await server.get().as('PELAKU_USAHA')
  expect((await outsider.inject({ url: `/api/upload/view_pdf?path=${sertifikat.path}` })).statusCode).toBe(
    404,
  )
})

test('an issued SPPB arrives complete: the main commodity from its scope, all of it in the scope', async () => {
  const entry = async (lingkup: string[], nomor: string, more: PilihanBerkas = {}) => {
    const { berkas } = await world.issued({ ...more, lingkup }, nomor)
    const { registrasi_id } = await world.penerbitan('sekretariat', berkas)
    return world.platform.db
      .selectFrom('okkp.registrasi as r')
      .leftJoin('okkp.komoditas as k', 'k.id', 'r.komoditas_id')
      .select(['r.lengkap', 'r.nama_psat', 'r.ruang_lingkup', 'k.nama as komoditas'])
      .where('r.id', '=', registrasi_id)
      .executeTakeFirstOrThrow()
  }
  expect(await entry(['wortel', 'Beras'], 'LENGKAP/1')).toMatchObject({
    lengkap: true,
    komoditas: 'Wortel',
    nama_psat: 'wortel; Beras',
    ruang_lingkup: expect.stringMatching(/^wortel \(.*\nBeras \(/),
  })
  // The search accepts an alias. With one unknown and one known name, the known one counts.
  expect(await entry(['Beras Coklat'], 'LENGKAP/2')).toMatchObject({ komoditas: 'Beras Pecah Kulit' })
  expect(await entry(['Tanaman Khayal', 'Beras'], 'LENGKAP/3')).toMatchObject({ komoditas: 'Beras' })
  expect(await entry(['Tanaman Khayal'], 'LENGKAP/4')).toMatchObject({ lengkap: false, komoditas: null })
  // A transfer of a permit from before the portal has only the scope of that permit.
  const pengalihan = {
    jenisPengajuan: 'pengalihan',
    perusahaan_baru_id: (await createPerusahaan(world.platform.db)).id,
  } as const
  expect(await entry([], 'LENGKAP/5', pengalihan)).toMatchObject({
    lengkap: true,
    komoditas: 'Beras',
    nama_psat: 'Beras',
  })
  // A scope that names only work and no food must not become a commodity. The office completes the entry.
  expect(await entry(['Sortasi dan pengemasan'], 'LENGKAP/6', pengalihan)).toMatchObject({
    lengkap: false,
    komoditas: null,
    nama_psat: null,
    ruang_lingkup: 'Sortasi dan pengemasan',
  })
})

test('a print with a mistake is issued again under its number and code', async () => {
  const { berkas, sertifikat } = await world.issued({}, 'ULANG/1')
  const url = `/api/psat/pengajuan/${berkas.uuid}/terbit-ulang`
  const again = (payload: object, who: 'sekretariat' | 'pemohon' = 'sekretariat') =>
    world.people[who].inject({ method: 'POST', url, payload })
  const alasan = 'Alamat kantor salah cetak.'
  expect((await again({ alasan: 'salah' })).json().errors[0].field).toBe('alasan')
  expect((await again({ alasan }, 'pemohon')).statusCode).toBe(403)
  const answer = await again({ alasan, koreksi: { 'perusahaan.alamat': 'Jalan Benar 7' } })
  expect(answer.json().data).toMatchObject({
    terbitan: 2,
    nomor: 'ULANG/1',
    kode_verifikasi: sertifikat.kode_verifikasi,
    berlaku_sampai: sertifikat.berlaku_sampai,
  })
  const { path } = answer.json().data
  const text = await pdfWords(await world.bytesOf('pemohon', path))
  expect(text).toContain('Jalan Benar 7')
  expect(text).toContain('Penerbitan ulang ke-1')
  const page = await world.penerbitan('pemohon', berkas)
  expect(page.waktu_audit).toMatchObject({
    CompleteTime: expect.any(String),
    CompleteAge: 0,
    RejectTime: null,
  })
  expect(page.sertifikat).toMatchObject([
    { terbitan: 2, alasan, berkas: path },
    { terbitan: 1, alasan: null },
  ])
  const entry = await world.platform.db
    .selectFrom('okkp.registrasi')
    .select(['sertifikat', 'alamat_kantor', 'no_registration'])
    .where('id', '=', page.registrasi_id)
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ sertifikat: path, alamat_kantor: 'Jalan Benar 7', no_registration: 'ULANG/1' })
  const open = await world.atNomor()
  const early = await world.people.sekretariat.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${open.uuid}/terbit-ulang`,
    payload: { alasan },
  })
  expect(early.json().code).toBe('BUKAN_GILIRAN')
})

test('of two files from one permit the second follows the first', async () => {
  const { berkas } = await world.issued({}, 'RANTAI/1')
  const { registrasi_id: asal } = await world.penerbitan('sekretariat', berkas)
  const from = { izin_asal_registrasi_id: asal }
  const addition = await world.atNomor({ jenisPengajuan: 'penambahan_ruang_lingkup', ...from })
  const transfer = {
    jenisPengajuan: 'pengalihan',
    perusahaan_baru_id: (await createPerusahaan(world.platform.db)).id,
  }
  const moved = await world.atNomor({ ...transfer, ...from } as PilihanBerkas)
  const change = await world.atNomor({ jenisPengajuan: 'perubahan_data', ...from })
  const { berkas: renewal } = await world.issued({ jenisPengajuan: 'perpanjangan', ...from }, 'RANTAI/2')
  const { registrasi_id: renewed } = await world.penerbitan('sekretariat', renewal)
  await world.number(addition, 'RANTAI/2')
  const added = (await world.issue(addition)).json().data
  expect(added.berlaku_sampai.slice(0, 4)).toBe(String(new Date().getFullYear() + 5))
  const { registrasi_id } = await world.penerbitan('sekretariat', addition)
  const entry = await world.platform.db
    .selectFrom('okkp.registrasi')
    .select(['menggantikan', 'sebab_penggantian'])
    .where('id', '=', registrasi_id)
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ menggantikan: renewed, sebab_penggantian: 'penambahan' })
  await world.number(moved, 'RANTAI/3')
  expect((await world.issue(moved)).statusCode).toBe(200)
  await world.number(change, 'RANTAI/4')
  const late = await world.issue(change)
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('sudah dialihkan')])
})

test('a certificate runs the years that its kind of registration has', async () => {
  const { db } = world.platform
  const years = (masa_berlaku_tahun: number) =>
    db.updateTable('okkp.jenis_registrasi').set({ masa_berlaku_tahun }).where('id', '=', 5).execute()
  await years(3)
  const { berkas, sertifikat } = await world.issued({}, 'TAHUN/1').finally(() => years(5))
  expect(sertifikat.berlaku_sampai?.slice(0, 4)).toBe(String(Number(sertifikat.terbit?.slice(0, 4)) + 3))
  const { registrasi_id } = await world.penerbitan('sekretariat', berkas)
  const entry = await db
    .selectFrom('okkp.registrasi')
    .select('exp_sertifikat')
    .where('id', '=', registrasi_id)
    .executeTakeFirst()
  expect(entry?.exp_sertifikat).toBe(sertifikat.berlaku_sampai)
})

test('a change of a permit that has run out has nothing left to print; one that ends today still has', async () => {
  const clock = vi.spyOn(world.platform, 'clock').mockReturnValue(new Date('2026-11-16T05:00:00Z'))
  onTestFinished(() => clock.mockRestore())
  const issue = async (nomor: string, exp_sertifikat: string) => {
    const { id } = await world.platform.db
      .insertInto('okkp.registrasi')
      .values({
        jenis_registrasi_id: 5,
        no_registration: `LAMA/${nomor}`,
        pusat: true,
        unit_usaha: 'PT',
        perusahaan_id: world.company.id,
        terbit_sertifikat: '2020-01-01',
        exp_sertifikat,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const berkas = await world.atNomor({ jenisPengajuan: 'perubahan_data', izin_asal_registrasi_id: id })
    await world.number(berkas, nomor)
    return (await world.issue(berkas)).json()
  }
  expect(await issue('HABIS/1', '2026-11-15')).toMatchObject({
    code: 'SYARAT_BELUM_TERPENUHI',
    message: expect.stringContaining('sudah berakhir'),
  })
  expect(await issue('HABIS/2', '2026-11-16')).toMatchObject({
    success: true,
    data: { terbit: '2026-11-16', berlaku_sampai: '2026-11-16' },
  })
})

test('what the office has completed in the registry stays when a certificate is printed again', async () => {
  const { berkas } = await world.issued({}, 'ULANG/2')
  const { registrasi_id } = await world.penerbitan('sekretariat', berkas)
  const okkp = await server.get().as('OKKP_ADMIN_PUSAT')
  const detail = `/api/okkp/registrations/detail?registrasi_id=${registrasi_id}`
  const row = (await okkp.inject({ url: detail })).json().data
  const isi = { alamat_unit: 'Blok C nomor 4', ruang_lingkup: 'Bayam dan kangkung', level: 3 }
  const completed = await okkp.inject({
    method: 'PUT',
    url: '/api/okkp/registrations/update',
    payload: { ...row, ...isi },
  })
  expect(completed.json().data).toMatchObject(isi)
  const again = await world.people.sekretariat.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${berkas.uuid}/terbit-ulang`,
    payload: { alasan: 'Alamat kantor salah cetak.', koreksi: { 'perusahaan.alamat': 'Jalan Benar 8' } },
  })
  expect(again.statusCode).toBe(200)
  expect((await okkp.inject({ url: detail })).json().data).toMatchObject({
    ...isi,
    alamat_kantor: 'Jalan Benar 8',
  })
})

test('the new owner of a transfer is told when its certificate is printed again', async () => {
  const buyer = await createPerusahaan(world.platform.db)
  const owner = await server.get().as('PELAKU_USAHA', { perusahaan_id: buyer.id })
  const transfer = { jenisPengajuan: 'pengalihan', perusahaan_baru_id: buyer.id } as const
  const { berkas } = await world.issued(transfer, 'ULANG/3')
  const told = async () =>
    (
      await world.platform.db
        .selectFrom('akun.notifikasi')
        .select('keterangan')
        .where('id_pengguna', '=', owner.id)
        .orderBy('id')
        .execute()
    ).map(({ keterangan }) => keterangan)
  const before = await told()
  // The notice names who gave the permit.
  expect(before.at(-1)).toMatch(
    `Izin yang dialihkan ${world.company.nama_perseroan} kepada Anda: sertifikat terbit.`,
  )
  const again = await world.people.sekretariat.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${berkas.uuid}/terbit-ulang`,
    payload: { alasan: 'Nama pemilik salah cetak.' },
  })
  expect(again.statusCode).toBe(200)
  expect((await told()).slice(before.length)).toEqual([expect.stringContaining('ULANG/3')])
})

test('an issued SPPB fills in the izin edar of its unit; a unit of another company stays as it is', async () => {
  const { db } = world.platform
  const unitOf = (perusahaan_id: number) =>
    db
      .insertInto('psat.unit_produksi')
      .values({
        perusahaan_id,
        nama_unit: 'Gudang',
        alamat_unit: 'Jalan 1',
        status_kepemilikan: 'Milik Sendiri',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const read = (id: number) =>
    db
      .selectFrom('psat.unit_produksi')
      .select(['sppb_psat_nomor', 'sppb_psat_level', 'sppb_psat_masa_berlaku', 'versi'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const own = await unitOf(world.company.id)
  await world.issued({ unit: own.id }, 'UNIT/1')
  expect(await read(own.id)).toMatchObject({
    sppb_psat_nomor: 'UNIT/1',
    sppb_psat_level: expect.any(Number),
    sppb_psat_masa_berlaku: expect.stringMatching(/^20\d\d-/),
    versi: 2,
  })
  const foreign = await unitOf((await createPerusahaan(db)).id)
  await world.issued({ unit: foreign.id }, 'UNIT/2')
  expect(await read(foreign.id)).toMatchObject({ sppb_psat_nomor: null, versi: 1 })
})
