import { dayInJakarta } from '@portal/domain/platform/format'
import type { BerkasPengajuan, RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyChains } from '#psat/alur/rantai/check-rantai.service.ts'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { type BerkasWorld, berkasWorld } from '#psat/sekretariat/sekretariat.fixture.ts'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const server = useTestApp()
let berkas: BerkasWorld
let pengajuan: PsatWorld
let deputy: SignedInClient
beforeAll(async () => {
  berkas = await berkasWorld(server.get())
  pengajuan = await psatWorld(server.get())
  // Both test worlds share one committee, and the quorum counts all its members.
  await server
    .get()
    .platform.db.updateTable('akun.pengguna')
    .set({ aktif: false })
    .where('id', '=', pengajuan.people.pvtpp.id)
    .execute()
})
beforeEach(async () => {
  deputy = await server.get().as('AUDITOR', { nama: 'Wakil Uji' })
})
afterEach(async () => {
  await server.get().platform.db.deleteFrom('psat.benturan').execute()
})

const day = (from: number) => dayInJakarta(new Date(Date.now() + from * 86_400_000))
/** Inserts a leave directly into the table, because the API refuses a leave that starts in the past. */
async function leave(absent: { id: number }, wakil: { id: number }, more: object = {}) {
  await server
    .get()
    .platform.db.insertInto('akun.wakil')
    .values({
      pengguna_id: absent.id,
      wakil_id: wakil.id,
      dari: day(0),
      sampai: day(0),
      alasan: 'Cuti tahunan',
      dibuat_oleh: absent.id,
      ...more,
    })
    .execute()
}

const page = (who: SignedInClient, uuid: string) => who.inject({ url: `/api/psat/pengajuan/${uuid}` })
const list = async (who: SignedInClient, query: Record<string, string> = {}): Promise<RingkasanPengajuan[]> =>
  (
    await who.inject({
      url: '/api/audit-document/uploadDocument',
      query: { page: '1', limit: '100', ...query },
    })
  ).json().data
const uuids = (rows: RingkasanPengajuan[]) => rows.map(({ uuid }) => uuid)
const nama = async ({ id }: { id: number }) =>
  (
    await server
      .get()
      .platform.db.selectFrom('akun.pengguna')
      .select('nama')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).nama

const review = (
  who: SignedInClient,
  { auditId, auditType }: { auditId: number; auditType: string },
  more: object = {},
) =>
  who.inject({
    method: 'POST',
    url: '/api/audit-document/reviewDocument/auditor',
    payload: { auditId, auditType, status: 'accept', ...more },
  })

test.each([
  ['before it begins', { dari: day(1), sampai: day(3) }],
  ['after it has ended', { dari: day(-3), sampai: day(-1) }],
  ['once it was ended early', { dari: day(-1), sampai: day(3), diakhiri: new Date() }],
])('track berkas: %s the deputy sees nothing, and may do nothing', async (_, masa) => {
  const file = await berkas.at('review_auditor')
  await leave(berkas.people.auditor, deputy, masa)
  expect((await page(deputy, file.uuid)).json().code).toBe('TIDAK_DITEMUKAN')
  expect(uuids(await list(deputy))).not.toContain(file.uuid)
  expect((await review(deputy, file)).json().code).toBe('TIDAK_DITEMUKAN')
})

test('track berkas: a deputy whose role has changed since stands in for nobody', async () => {
  const file = await berkas.at('review_auditor')
  const lead = await server.get().as('LEAD_AUDITOR')
  await leave(berkas.people.auditor, lead)
  expect((await page(lead, file.uuid)).json().code).toBe('TIDAK_DITEMUKAN')
})

test('track berkas: the file is in the deputy’s queue, and the history shows both', async () => {
  const file = await berkas.at('review_auditor')
  await berkas.checkDokumen('auditor', file)
  const absent = await nama(berkas.people.auditor)
  await leave(berkas.people.auditor, deputy)
  const mine = await list(deputy, { giliran: 'true' })
  expect(mine.find(({ uuid }) => uuid === file.uuid)).toMatchObject({ giliran_saya: true, mewakili: absent })
  const seen = (await page(deputy, file.uuid)).json().data as BerkasPengajuan
  expect(seen.mewakili).toBe(absent)
  expect(seen.tim?.cuti).toEqual([{ nama: absent, wakil: 'Wakil Uji', sampai: day(0) }])
  expect(seen.aksi.map(({ aksi }) => aksi)).toContain('terima_auditor')
  // The absent auditor sees the deputy and can still act.
  const own = (await page(berkas.people.auditor, file.uuid)).json().data as BerkasPengajuan
  expect([own.mewakili, own.giliran_saya, own.tim?.cuti.length]).toEqual([null, true, 1])

  expect((await review(deputy, file)).statusCode).toBe(200)
  const after = (await page(berkas.people.lead, file.uuid)).json().data as BerkasPengajuan
  expect(after.process).toBe('review_lead_auditor')
  expect(after.riwayat.at(-1)).toMatchObject({ oleh: 'Wakil Uji', mewakili: absent })
  const wire = await berkas.people.lead.inject({
    url: '/api/audit-document/auditHistory',
    query: { auditId: String(file.auditId), auditType: file.auditType },
  })
  expect(wire.json().data.at(-1)).toMatchObject({ oleh: 'Wakil Uji', mewakili: absent })
  const trail = await berkas.people.superadmin.inject({
    url: '/api/jejak-audit',
    query: { rekaman: `pengajuan/${file.auditId}`, pengguna: deputy.username },
  })
  expect(trail.json().data).toMatchObject([
    { pengguna: deputy.username, mewakili: berkas.people.auditor.username },
  ])
  const { db, files } = server.get().platform
  expect((await verifyChains(db, files)).rusak).toEqual([])
  // The auditor's deputy may not take the lead's step.
  const answer = await deputy.inject({
    method: 'POST',
    url: '/api/audit-document/reviewDocument/leadAuditor',
    payload: { auditId: file.auditId, auditType: file.auditType, status: 'accept' },
  })
  expect(answer.json().code).toBe('TIDAK_BERWENANG')
})

test('track pengajuan: the deputy finds, asks for a revision, and both are told what follows', async () => {
  await leave(pengajuan.people.auditor, deputy)
  const file = await pengajuan.at('audit_dokumen')
  const told = async ({ id }: { id: number }) =>
    server
      .get()
      .platform.db.selectFrom('akun.notifikasi')
      .select('keterangan')
      .where('id_pengguna', '=', id)
      .where('id_pengajuan', '=', String(file.id))
      .execute()
  expect([(await told(deputy)).length, (await told(pengajuan.people.auditor)).length]).toEqual([1, 1])
  const finding = await deputy.inject({
    method: 'POST',
    url: `/api/psat/pengajuan/${file.uuid}/temuan`,
    payload: { sasaran: 'isian', bidang: 'unit_produksi', uraian: 'Alamat unit belum jelas.' },
  })
  const audit = (isi: object) =>
    deputy.inject({
      method: 'POST',
      url: '/api/psat/sppb/audit/dokumen',
      payload: { id_pengajuan: file.id, ...isi },
    })
  // Only the lead may finish the document audit. A deputy of the auditor may not.
  expect((await audit({ proses: 'CLEAR' })).json().code).toBe('TIDAK_BERWENANG')
  const revise = await audit({ proses: 'REVISION', keterangan: 'Lengkapi.' })
  expect([finding.statusCode, revise.statusCode]).toEqual([200, 200])
  const absent = await nama(pengajuan.people.auditor)
  const { riwayat } = await pengajuan.read('lead', file)
  expect(riwayat.at(-1)).toMatchObject({ oleh: 'Wakil Uji', mewakili: absent })
  expect(riwayat.slice(0, -1).every(({ mewakili }) => mewakili === null)).toBe(true)
  const trail = await pengajuan.people.superadmin.inject({
    url: '/api/jejak-audit',
    query: { rekaman: `pengajuan/${file.id}`, pengguna: deputy.username },
  })
  const { username } = pengajuan.people.auditor
  expect(trail.json().data.map((row: { mewakili: string }) => row.mewakili)).toEqual([username, username])
})

test('a conflict that the deputy declares keeps him from the file, and counts when its team is appointed', async () => {
  await leave(pengajuan.people.auditor, deputy)
  const file = await pengajuan.at('audit_dokumen')
  const benturan = (ada: boolean) =>
    deputy.inject({
      method: 'POST',
      url: `/api/psat/pengajuan/${file.uuid}/benturan`,
      payload: { ada, alasan: 'Kerabat pemilik.' },
    })
  const mine = async () => uuids(await list(deputy, { giliran: 'true' })).includes(file.uuid)
  expect(await mine()).toBe(true)
  expect((await benturan(true)).statusCode).toBe(200)
  expect(await mine()).toBe(false)
  const other = await pengajuan.at('penunjukan_auditor')
  const appoint = (more: object = {}) =>
    pengajuan.call('koordinator', other, 'audit/penunjukkan_auditor', {
      tanggal_penugasan: day(0),
      lead_auditor: [pengajuan.people.lead.id],
      tim_auditor: [pengajuan.people.auditor.id],
      ...more,
    })
  const calon = await pengajuan.people.koordinator.inject({
    url: `/api/psat/pengajuan/${other.uuid}/calon-auditor`,
  })
  const own = calon.json().data.find(({ id }: { id: number }) => id === pengajuan.people.auditor.id)
  expect(own.benturan).toMatchObject([{ keterangan: 'Wakil Uji, wakilnya: Kerabat pemilik.' }])
  const refused = (await appoint()).json()
  expect([refused.code, refused.errors[0].field]).toEqual(['VALIDASI_GAGAL', 'alasan_benturan'])
  expect(refused.errors[0].message).toContain('Wakil Uji, yang mewakili')
  expect((await benturan(false)).statusCode).toBe(200)
  expect(await mine()).toBe(true)
  expect((await appoint()).statusCode).toBe(200)
})

test.each(['berkas', 'pengajuan'] as const)(
  'track %s: a deputy with a conflict reads nothing of the file, and hears nothing of it',
  async (track) => {
    const { people } = track === 'berkas' ? berkas : pengajuan
    const file = track === 'berkas' ? await berkas.at('review_auditor') : await pengajuan.at('audit_dokumen')
    const { db } = server.get().platform
    const { id, nama_perusahaan, perusahaan_id } = await db
      .selectFrom('psat.pengajuan')
      .select(['id', 'nama_perusahaan', 'perusahaan_id'])
      .where('uuid', '=', file.uuid)
      .executeTakeFirstOrThrow()
    const papers = await db
      .selectFrom('platform.berkas')
      .select('kunci')
      .where('rekaman', '=', `pengajuan/${id}`)
      .execute()
    await leave(people.auditor, deputy)
    const paths = [
      `/api/psat/pengajuan/${file.uuid}`,
      `/api/psat/pengajuan/${file.uuid}/pesan`,
      ...papers.map(({ kunci }) => `/api/upload/view_pdf?path=${kunci}`),
    ]
    const answers = async (who = deputy) =>
      Promise.all(paths.map(async (url) => (await who.inject({ url })).statusCode))
    const found = async () => {
      const words = { kata: nama_perusahaan }
      const search = await deputy.inject({ url: '/api/pencarian', query: words })
      return [uuids(await list(deputy)).includes(file.uuid), search.body.includes(file.uuid)]
    }
    expect(papers.length).toBeGreaterThan(0)
    expect([await answers(), await found()]).toEqual([paths.map(() => 200), [true, true]])

    await db
      .insertInto('psat.benturan')
      .values({ auditor_id: deputy.id, perusahaan_id, alasan: 'Kerabat pemilik.' })
      .execute()
    expect([await answers(), await found()]).toEqual([paths.map(() => 404), [false, false]])
    // The absent auditor keeps access to the file.
    expect(await answers(people.auditor)).toEqual(paths.map(() => 200))
    const told = async ({ id: who }: { id: number }) =>
      (
        await db
          .selectFrom('akun.notifikasi')
          .select('id')
          .where('id_pengguna', '=', who)
          .where('id_pengajuan', '=', String(id))
          .execute()
      ).length
    const before = [await told(deputy), await told(people.auditor)]
    const url = `/api/psat/pengajuan/${file.uuid}/pesan`
    const sent = await people.pemohon.inject({ method: 'POST', url, payload: { isi: 'Periksa denahnya.' } })
    expect(sent.statusCode).toBe(200)
    expect([await told(deputy), await told(people.auditor)]).toEqual([before[0], (before[1] ?? 0) + 1])

    // After an appointment despite the known conflict, the deputy has a part of his own and can read the file again.
    await db
      .updateTable('psat.pengajuan')
      .set({ auditor_id: [people.auditor.id, deputy.id] })
      .where('id', '=', id)
      .execute()
    expect(await answers()).toEqual(paths.map(() => 200))
  },
)

test('the secretariat: what is done with a file that the absent has handled is done in her place', async () => {
  const wakil = await server.get().as('KOORDINATOR_SEKRETARIAT', { nama: 'Koordinator Dua' })
  const handled = await berkas.at('review_lamtek_2')
  const fresh = await berkas.open()
  await leave(berkas.people.koordinator, wakil)
  const absent = await nama(berkas.people.koordinator)
  const approve = await wakil.inject({
    method: 'POST',
    url: '/api/audit-document/lampiranTeknis/approvedLamtek',
    payload: { auditId: handled.auditId, auditType: handled.auditType, status: 'accept' },
  })
  expect(approve.statusCode).toBe(200)
  const { riwayat } = await berkas.read('sekretariat', handled)
  expect(riwayat.at(-1)).toMatchObject({ oleh: 'Koordinator Dua', mewakili: absent })
  const { penyetuju, penyetuju_mewakili } = await server
    .get()
    .platform.db.selectFrom('psat.lampiran_teknis')
    .select(['penyetuju', 'penyetuju_mewakili'])
    .where('pengajuan_id', '=', handled.auditId)
    .executeTakeFirstOrThrow()
  expect(penyetuju).toEqual([berkas.people.subkoordinator.id, wakil.id])
  expect(penyetuju_mewakili).toEqual([berkas.people.koordinator.id])
  const choose = await wakil.inject({
    method: 'POST',
    url: '/api/audit-document/uploadDocument/selectAuditor',
    payload: {
      auditId: fresh.auditId,
      auditType: fresh.auditType,
      auditorUserId: berkas.people.auditor.id,
      leadAuditorUserId: berkas.people.lead.id,
    },
  })
  expect(choose.statusCode).toBe(200)
  expect((await berkas.read('sekretariat', fresh)).riwayat.at(-1)).toMatchObject({ mewakili: null })
})

test('an attachment keeps everybody in whose place its author stood', async () => {
  const wakil = await server.get().as('SEKRETARIAT')
  const other = await server.get().as('SEKRETARIAT')
  for (const absent of [berkas.people.sekretariat, other]) await leave(absent, wakil)
  const file = await berkas.at('lampiran_teknis')
  const made = await wakil.inject({
    method: 'POST',
    url: '/api/audit-document/lampiranTeknis/create',
    payload: { auditId: file.auditId, auditType: file.auditType, ...berkas.lampiran() },
  })
  expect([made.statusCode, made.json().errors]).toEqual([200, undefined])
  const { dibuat_oleh, dibuat_mewakili } = await server
    .get()
    .platform.db.selectFrom('psat.lampiran_teknis')
    .select(['dibuat_oleh', 'dibuat_mewakili'])
    .where('pengajuan_id', '=', file.auditId)
    .executeTakeFirstOrThrow()
  expect(dibuat_oleh).toBe(wakil.id)
  expect(dibuat_mewakili.toSorted()).toEqual([berkas.people.sekretariat.id, other.id].toSorted())
})

test('whoever reads a message of a deputy, or hears of it, reads for whom he writes', async () => {
  await leave(pengajuan.people.auditor, deputy)
  const file = await pengajuan.at('audit_dokumen')
  const both = `Wakil Uji mewakili ${await nama(pengajuan.people.auditor)}`
  const url = `/api/psat/pengajuan/${file.uuid}/pesan`
  const sent = await deputy.inject({ method: 'POST', url, payload: { isi: 'Mohon denah gudang.' } })
  expect(sent.json().data.nama).toBe(both)
  const { pemohon, koordinator, lead } = pengajuan.people
  expect((await pemohon.inject({ url })).json().data.at(-1).nama).toBe(both)
  const told = async (who: SignedInClient) =>
    (await who.inject({ url: '/api/notifikasi/history?limit=1' })).json().detail.data[0].keterangan
  expect(await told(pemohon)).toContain(`${both} mengirim pesan`)
  // A person who acts for himself is named without a deputy note.
  await lead.inject({ method: 'POST', url, payload: { isi: 'Terima kasih.' } })
  expect(await told(pemohon)).toMatch(new RegExp(`^${await nama(lead)} mengirim pesan`))
  const benturan = (ada: boolean) =>
    deputy.inject({
      method: 'POST',
      url: `/api/psat/pengajuan/${file.uuid}/benturan`,
      payload: { ada, alasan: 'Kerabat pemilik.' },
    })
  await benturan(true)
  expect(await told(koordinator)).toContain(`${both} menyatakan benturan`)
  expect((await benturan(false)).statusCode).toBe(200)
})

test('what the queue says in the database it says of every single file', async () => {
  const other = await server.get().as('AUDITOR')
  for (const wakil of [deputy, other])
    await leave(berkas.people.auditor, wakil, wakil === other ? { dari: day(1), sampai: day(2) } : {})
  await leave(pengajuan.people.auditor, deputy)
  const rows = await list(deputy)
  const mine = await list(deputy, { giliran: 'true' })
  expect(mine.length).toBeGreaterThan(1)
  expect(uuids(rows.filter(({ giliran_saya }) => giliran_saya)).sort()).toEqual(uuids(mine).sort())
  expect(await list(other)).toEqual([])
})

test('whoever appoints sees who is on leave, until when, and who stands in', async () => {
  await leave(pengajuan.people.lead, await server.get().as('LEAD_AUDITOR', { nama: 'Lead Pengganti' }))
  const file = await pengajuan.at('penunjukan_auditor')
  const answer = await pengajuan.people.koordinator.inject({
    url: `/api/psat/pengajuan/${file.uuid}/calon-auditor`,
  })
  const cuti = (id: number) => answer.json().data.find((calon: { id: number }) => calon.id === id).cuti
  expect(cuti(pengajuan.people.lead.id)).toEqual({ sampai: day(0), wakil: 'Lead Pengganti' })
  expect(cuti(berkas.people.lead.id)).toBeNull()
})

test('on a visit the deputy goes in the place of the absent, and what was agreed names both', async () => {
  await leave(pengajuan.people.auditor, deputy)
  const file = await pengajuan.at('audit_lapang')
  const seen = (await page(deputy, file.uuid)).json().data as BerkasPengajuan
  expect(seen.kunjungan?.calon).toContainEqual({ id: deputy.id, nama: 'Wakil Uji', tugas: 'Wakil' })
  const propose = (petugas: number[], who = deputy) =>
    who.inject({
      method: 'POST',
      url: `/api/psat/pengajuan/${file.uuid}/kunjungan`,
      payload: { tanggal_mulai: '2027-03-01', tanggal_selesai: '2027-03-01', jam: '09:00', petugas },
    })
  const stranger = await server.get().as('AUDITOR')
  expect((await propose([stranger.id])).json().errors[0].field).toBe('petugas')
  const { db } = server.get().platform
  const berbenturan = { auditor_id: deputy.id, perusahaan_id: file.company.id, alasan: 'Kerabat pemilik.' }
  await db.insertInto('psat.benturan').values(berbenturan).execute()
  expect((await propose([deputy.id], pengajuan.people.lead)).json().errors?.[0].field).toBe('petugas')
  await db.deleteFrom('psat.benturan').execute()
  const answer = await propose([deputy.id])
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  const absent = await nama(pengajuan.people.auditor)
  expect(answer.json().data.riwayat.at(-1).oleh).toBe(`Wakil Uji mewakili ${absent}`)
})

test('track pengajuan: a step that a deputy of the secretariat takes leaves the file with its handler', async () => {
  const file = await pengajuan.open()
  const { db } = server.get().platform
  const before = [pengajuan.people.sekretariat.id]
  await db.updateTable('psat.pengajuan').set({ penangan_id: before }).where('id', '=', file.id).execute()
  const handlers = async () =>
    (
      await db
        .selectFrom('psat.pengajuan')
        .select('penangan_id')
        .where('id', '=', file.id)
        .executeTakeFirstOrThrow()
    ).penangan_id
  await pengajuan.checkDokumen('sekretariat', file)
  const secretary = await server.get().as('SEKRETARIAT', { nama: 'Wakil Sekretariat' })
  await leave(pengajuan.people.sekretariat, secretary)
  const url = '/api/psat/sppb/audit/permohonan_baru'
  const payload = { id_pengajuan: file.id, proses: 'CLEAR' }
  expect((await secretary.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
  expect(await handlers()).toEqual(before)
})
