import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '#platform/pdf/pdf-tools.fixture.ts'
import { uploadFile } from '#psat/data-usaha/data-usaha.fixture.ts'
import { type PilihanBerkas, type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { createPerusahaan } from '#testing/factories.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

const tim = async (more: object = {}) => ({
  tanggal_penugasan: '2026-11-20',
  surat_tugas: await world.upload('koordinator'),
  lead_auditor: [world.people.lead.id],
  tim_auditor: [world.people.auditor.id],
  ...more,
})

test('only active accounts of the right role may be appointed', async () => {
  const berkas = await world.at('penunjukan_auditor')
  const resting = await server.get().as('AUDITOR', { aktif: false })
  const fieldOf = async (more: object) => {
    const answer = await world.call('koordinator', berkas, 'audit/penunjukkan_auditor', await tim(more))
    return [answer.statusCode, answer.json().errors[0].field]
  }
  expect(await fieldOf({ lead_auditor: [world.people.auditor.id] })).toEqual([400, 'lead_auditor'])
  expect(await fieldOf({ lead_auditor: [] })).toEqual([400, 'lead_auditor'])
  expect(await fieldOf({ tim_auditor: [resting.id] })).toEqual([400, 'tim_auditor'])
  expect(await fieldOf({ tim_auditor: [world.people.lead.id] })).toEqual([400, 'tim_auditor'])
  expect(await fieldOf({ tim_auditor: [] })).toEqual([400, 'tim_auditor'])
  expect(await fieldOf({ surat_tugas: 'bukan-kunci' })).toEqual([400, 'surat_tugas'])
  const secretary = await world.call('sekretariat', berkas, 'audit/penunjukkan_auditor', await tim())
  expect(secretary.statusCode).toBe(403)
})

test('without a letter of the office the portal writes it, with team, file and day', async () => {
  const berkas = await world.at('penunjukan_auditor')
  await world.step('koordinator', berkas, 'audit/penunjukkan_auditor', await tim({ surat_tugas: null }))
  const { tim: team, riwayat, nama } = await world.read('auditor', berkas)
  expect(riwayat.at(-1)?.lampiran).toMatchObject([{ label: 'Surat tugas', kunci: team?.surat_tugas }])
  const url = `/api/upload/view_pdf?path=${team?.surat_tugas}`
  const letter = await world.people.pemohon.inject({ url })
  const text = await pdfText(letter.rawPayload)
  for (const said of [berkas.nomor, nama, team?.lead.nama ?? '', '20 November 2026']) {
    expect(text).toContain(said)
  }
})

test('a lead auditor is no member of somebody else’s team', async () => {
  const berkas = await world.at('penunjukan_auditor')
  const lead = await server.get().as('LEAD_AUDITOR')
  const answer = await world.call(
    'koordinator',
    berkas,
    'audit/penunjukkan_auditor',
    await tim({ tim_auditor: [world.people.auditor.id, lead.id] }),
  )
  expect([answer.json().code, answer.json().errors]).toEqual([
    'VALIDASI_GAGAL',
    [{ field: 'tim_auditor', message: 'Pilih akun auditor yang aktif.' }],
  ])
})

test('in a transfer a conflict with the new owner counts as well', async () => {
  const buyer = await createPerusahaan(world.platform.db)
  const auditor = await server.get().as('AUDITOR')
  await world.platform.db
    .insertInto('psat.benturan')
    .values({ auditor_id: auditor.id, perusahaan_id: buyer.id, alasan: 'Saudara kandung bekerja di sana.' })
    .execute()
  const appoint = async (pilihan: PilihanBerkas) => {
    const berkas = await world.at('penunjukan_auditor', pilihan)
    const body = await tim({ tim_auditor: [auditor.id] })
    return (await world.call('koordinator', berkas, 'audit/penunjukkan_auditor', body)).json()
  }
  const transfer = { jenisPengajuan: 'pengalihan', perusahaan_baru_id: buyer.id } as const
  expect((await appoint(transfer)).errors[0].field).toBe('alasan_benturan')
  expect((await appoint({})).success).toBe(true)
})

test('an appointment that is sent twice leaves one team, whatever note it carries', async () => {
  const berkas = await world.at('penunjukan_auditor')
  const send = await tim({ keterangan: 'Segera dijadwalkan.' })
  const answers = [1, 2].map(() => world.call('koordinator', berkas, 'audit/penunjukkan_auditor', send))
  const codes = (await Promise.all(answers)).map((answer) => answer.json().code ?? answer.statusCode)
  expect(codes.sort()).toEqual([200, 'BENTROK'])
  const { riwayat } = await world.read('koordinator', berkas)
  expect(riwayat.at(-1)?.aksi).toBe('tunjuk_auditor')
})

test('who may not appoint learns nothing about the people named', async () => {
  const berkas = await world.at('penunjukan_auditor')
  const nobody = { lead_auditor: [world.people.auditor.id] }
  const refused = await world.call('sekretariat', berkas, 'audit/penunjukkan_auditor', await tim(nobody))
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
})

test('the team reads the file from then on, and is shown with its letter', async () => {
  const berkas = await world.at('penunjukan_auditor')
  expect((await world.page('auditor', berkas)).statusCode).toBe(404)
  await world.appoint(berkas, { keterangan: 'Segera dijadwalkan.' })
  const page = await world.read('auditor', berkas)
  expect(page.tim).toMatchObject({
    tanggal_penugasan: '2026-11-20',
    keterangan: 'Segera dijadwalkan.',
    lead: { id: world.people.lead.id },
    auditor: [{ id: world.people.auditor.id }],
  })
  expect(page.giliran_saya).toBe(true)
  await world.checkDokumen('lead', berkas)
  const wrong = await world.call('lead', berkas, 'audit/dokumen', { proses: 'CLEAR', id_tim_audit: 999_999 })
  expect([wrong.statusCode, wrong.json().errors[0].field]).toEqual([400, 'id_tim_audit'])
  const right = { proses: 'CLEAR', id_tim_audit: page.tim?.id_tim_audit }
  await world.step('lead', berkas, 'audit/dokumen', right)
})

test('workload and conflicts are shown; a declared one needs a reason', async () => {
  const earlier = await world.at('audit_dokumen')
  const audited = await world.at('penagihan')
  const declared = await world.people.auditor.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${earlier.uuid}/benturan`,
    payload: { ada: true },
  })
  expect(declared.json().errors[0].field).toBe('alasan')
  await world.people.auditor.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${earlier.uuid}/benturan`,
    payload: { ada: true, alasan: 'Saudara kandung bekerja di sana.' },
  })
  const berkas = await world.at('penunjukan_auditor')
  const url = `/api/psat/pengajuan/${berkas.uuid}/calon-auditor`
  const calon = (await world.people.koordinator.inject({ url })).json().data
  const of = (id: number) => calon.find((orang: { id: number }) => orang.id === id)
  expect(of(world.people.auditor.id).nomorPermohonanList).toContain(earlier.nomor)
  expect(of(world.people.auditor.id).benturan).toEqual([
    { perusahaan: expect.any(String), keterangan: 'Saudara kandung bekerja di sana.' },
  ])
  expect(of(world.people.auditor.id).nomorPermohonanList).not.toContain(audited.nomor)
  const { benturan, pernah } = of(world.people.lead.id)
  expect(benturan).toEqual([])
  expect(pernah).toEqual([
    {
      perusahaan: world.company.nama_perseroan,
      kali: expect.any(Number),
      terakhir: audited.nomor,
      tahun: 2026,
    },
  ])
  expect(pernah[0].kali).toBeGreaterThanOrEqual(2)
  const newcomer = await server.get().as('AUDITOR')
  expect((await world.people.koordinator.inject({ url })).json().data).toContainEqual(
    expect.objectContaining({ id: newcomer.id, beban: 0, benturan: [], pernah: [] }),
  )
  expect((await world.people.sekretariat.inject({ url })).statusCode).toBe(403)

  const refused = await world.call('koordinator', berkas, 'audit/penunjukkan_auditor', await tim())
  expect(refused.json().errors[0]).toMatchObject({
    field: 'alasan_benturan',
    message: expect.stringContaining('benturan kepentingan'),
  })
  await world.appoint(berkas, { alasan_benturan: 'Tidak ada auditor lain di wilayah ini.' })

  const stranger = await server.get().as('AUDITOR')
  const foreign = await stranger.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${berkas.uuid}/benturan`,
    payload: { ada: true, alasan: 'Tidak boleh.' },
  })
  expect(foreign.statusCode).toBe(404)
  const taken = await world.people.auditor.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${berkas.uuid}/benturan`,
    payload: { ada: false },
  })
  expect(taken.statusCode).toBe(200)
})

test('each candidate shows the competence that holds longest; one that has ended is said and does not bar', async () => {
  const { platform, people } = world
  const today = dayInJakarta(platform.clock())
  const record = async (
    akun_id: number,
    ends: (string | null)[],
    kategori: 'auditor' | 'ppns' = 'auditor',
  ) => {
    const { id } = await platform.db
      .insertInto('okkp.sdm')
      .values({ nama_lengkap: 'Auditor Uji', provinsi_id: 0, akun_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = ends.map((berlaku_sampai, urutan) => ({
      sdm_id: id,
      urutan,
      kategori,
      jenis: `Auditor SPPB ${urutan}`,
      berlaku_sampai,
    }))
    await platform.db.insertInto('okkp.kompetensi_sdm').values(rows).execute()
  }
  const [forGood, investigator, unknown, tooShort] = await Promise.all(
    ['AUDITOR', 'AUDITOR', 'AUDITOR', 'AUDITOR'].map((role) => server.get().as(role as 'AUDITOR')),
  )
  await record(people.auditor.id, [addDays(today, -1), addDays(today, -20)])
  await record(people.lead.id, [addDays(today, -1), addDays(today, 60)])
  await record(forGood?.id ?? 0, [addDays(today, 400), null])
  await record(tooShort?.id ?? 0, [addDays(today, 3)])
  await record(investigator?.id ?? 0, [null], 'ppns')
  const berkas = await world.at('penunjukan_auditor')
  const url = `/api/psat/pengajuan/${berkas.uuid}/calon-auditor`
  const calon: { id: number; kompetensi: unknown; terbit_paling_lambat: string }[] = (
    await people.koordinator.inject({ url })
  ).json().data
  // The choice of a team counts to the same day as the page of the file, payment included.
  const { jam } = await world.read('koordinator', berkas)
  expect(calon[0]?.terbit_paling_lambat).toBe(jam.terbit_paling_lambat)
  const of = (id: number | undefined) => calon.find((orang) => orang.id === id)?.kompetensi
  expect(of(people.auditor.id)).toEqual({
    nama: 'Auditor SPPB 0',
    berlaku_sampai: addDays(today, -1),
    keadaan: 'kedaluwarsa',
  })
  expect(of(people.lead.id)).toMatchObject({ nama: 'Auditor SPPB 1', keadaan: 'segera_habis' })
  expect(of(forGood?.id)).toEqual({ nama: 'Auditor SPPB 1', berlaku_sampai: null, keadaan: 'berlaku' })
  expect(of(tooShort?.id)).toMatchObject({ berlaku_sampai: addDays(today, 3), keadaan: 'kurang' })
  expect([of(investigator?.id), of(unknown?.id)]).toEqual([null, null])
  await world.appoint(berkas, { alasan_benturan: 'Tidak ada.' })
})

test('the coordinator appoints another team while the audit runs; the old one loses sight of the file', async () => {
  const auditor = await server.get().as('AUDITOR')
  for (const tahap of ['audit_dokumen', 'perbaikan_audit_lapang'] as const) {
    const berkas = await world.at(tahap)
    const before = await world.read('koordinator', berkas)
    expect(before.aksi.map(({ aksi }) => aksi)).toContain('ganti_tim')
    const baru = { tim_auditor: [auditor.id], alasan_benturan: 'Tidak ada.' }
    const { versi } = before
    const keterangan = 'Auditor menyatakan benturan kepentingan.'
    const again = async (more: object) =>
      world.call('koordinator', berkas, 'audit/penunjukkan_auditor', await tim({ ...baru, ...more }))
    for (const more of [{}, { versi }, { keterangan }, { keterangan, versi: versi - 1 }]) {
      const refused = await again(more)
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'BENTROK', versi }])
    }
    expect((await world.read('koordinator', berkas)).tim).toEqual(before.tim)
    expect((await again({ keterangan, versi })).statusCode).toBe(200)

    const after = await world.read('koordinator', berkas)
    expect([after.code, after.tenggat, after.versi]).toEqual([before.code, before.tenggat, before.versi + 1])
    expect(after.tim?.auditor.map(({ id }) => id)).toEqual([auditor.id])
    expect(after.riwayat.at(-1)).toMatchObject({
      peristiwa: 'Tim audit diganti',
      catatan: 'Auditor menyatakan benturan kepentingan.',
    })
    expect((await world.page('auditor', berkas)).statusCode).toBe(404)
    expect((await auditor.inject({ url: `/api/psat/pengajuan/${berkas.uuid}` })).statusCode).toBe(200)
    const lastNews = async (client: { inject: typeof auditor.inject }) =>
      (await client.inject({ url: '/api/notifikasi/history?limit=1' })).json().detail.data[0].keterangan
    expect(await lastNews(auditor)).toContain('Tim audit diganti')
    expect(await lastNews(world.people.auditor)).toContain('tidak lagi bertugas')
  }
  const later = await world.at('rekomendasi')
  const refused = await world.call('koordinator', later, 'audit/penunjukkan_auditor', await tim())
  expect(refused.json().code).toBe('BUKAN_GILIRAN')
})

test('a letter is a document that can be read', async () => {
  const berkas = await world.at('penunjukan_auditor')
  const surat_tugas = await uploadFile(server.get(), world.people.koordinator, 'xlsx')
  const answer = await world.call(
    'koordinator',
    berkas,
    'audit/penunjukkan_auditor',
    await tim({ surat_tugas, alasan_benturan: 'Tidak ada.' }),
  )
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'surat_tugas'])
  const dokumen_ditolak = await uploadFile(server.get(), world.people.koordinator, 'xlsx')
  const rejected = await world.call('koordinator', berkas, 'audit/ditolak', {
    dokumen_ditolak,
    keterangan: 'Tidak layak.',
  })
  expect([rejected.statusCode, rejected.json().errors[0].field]).toEqual([400, 'dokumen_ditolak'])
})
