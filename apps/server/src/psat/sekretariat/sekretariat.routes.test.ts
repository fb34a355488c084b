import { dayInJakarta } from '@portal/domain/platform/format'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifyChains } from '#psat/alur/rantai/check-rantai.service.ts'
import { faults } from '#psat/pengajuan/pemohon.fixture.ts'
import { useTestApp } from '#testing/app.ts'
import { type BerkasWorld, berkasWorld } from './sekretariat.fixture.ts'

const server = useTestApp()
let dunia: BerkasWorld
beforeAll(async () => {
  dunia = await berkasWorld(server.get())
})
const accept = { status: 'accept' }
const revision = { status: 'revision', keterangan: 'Denah tidak terbaca.' }

describe('Submit Permohonan', () => {
  test.each(['sppb_psat', 'izin_edar_pl'] as const)(
    '%s: opens at the appointment of auditors and belongs to the office',
    async (auditType) => {
      const sent = await dunia.submit(await dunia.kiriman({ auditType }))
      expect([sent.statusCode, sent.json().message]).toEqual([200, 'Data telah ditambahkan'])
      const { id_pengajuan: auditId, uuid } = sent.json().data
      const page = await dunia.read('koordinator', { auditId, uuid, auditType })
      expect(page).toMatchObject({
        alur: 'berkas',
        process: 'select_auditor',
        code: 10,
        label: 'Penunjukkan Auditor',
        isInputPusat: true,
        giliran_saya: true,
        isReviewAuditor: false,
        isReviewLeadAuditor: false,
        rejectNote: null,
      })
      expect(page.aksi.map(({ aksi, form }) => [aksi, form])).toEqual([
        ['pilih_auditor', 'pilihAuditor'],
        ['tolak_berkas', 'tolakBerkas'],
      ])
      expect(Object.keys(page.salinan.dokumen).length).toBeGreaterThan(0)
    },
  )

  test('only the secretariat and SUPERADMIN enter files', async () => {
    const payload = await dunia.kiriman()
    for (const who of ['koordinator', 'auditor', 'lead', 'pvtpp', 'pemohon'] as const) {
      const answer = await dunia.submit(payload, who)
      expect([who, answer.statusCode, answer.json().code]).toEqual([who, 403, 'TIDAK_BERWENANG'])
    }
  })

  test('a number that another file or the registry holds is refused at its field', async () => {
    const nomor = `SPPB/${process.pid}/uji`
    await dunia.open({ kirim: { nomorIzin: nomor } })
    const again = await dunia.submit(
      await dunia.kiriman({ kirim: { nomorIzin: ` ${nomor.toUpperCase()} ` } }),
    )
    expect([again.statusCode, again.json().code]).toEqual([409, 'SUDAH_ADA'])
    expect(faults(again).map(({ field }) => field)).toEqual(['nomorIzin'])
    const check = (text: string) =>
      dunia.people.sekretariat.inject({
        url: `/api/audit-document/uploadDocument/checkNomorIzin/${encodeURIComponent(text)}`,
      })
    expect((await check(nomor)).statusCode).toBe(409)
    expect((await check(`${nomor}-lain`)).statusCode).toBe(200)
    // The other licence kind has its own number sequence.
    const other = await dunia.submit(
      await dunia.kiriman({ auditType: 'izin_edar_pl', kirim: { nomorIzin: nomor } }),
    )
    expect(other.statusCode).toBe(200)
  })

  test('one OSS licence serves one file, over both tracks', async () => {
    const id_izin_oss = await dunia.izinOss('018000000242')
    await dunia.terkirim('sppb_psat', 'permohonan_baru', {
      ...(await dunia.isian('sppb_psat', 'permohonan_baru')),
      id_izin_oss,
    })
    const taken = await dunia.submit(await dunia.kiriman({ isian: { id_izin_oss } }))
    expect(taken.json().code).toBe('IZIN_OSS_TERPAKAI')
    const free = await dunia.izinOss('018000000242')
    const { auditId } = await dunia.open({ isian: { id_izin_oss: free } })
    const told = await server
      .get()
      .platform.db.selectFrom('oss.pesan_keluar')
      .select(['kd_status', 'urutan'])
      .where('pengajuan_id', '=', auditId)
      .orderBy('urutan')
      .execute()
    expect(told).toEqual([
      { kd_status: '09', urutan: 1 },
      { kd_status: '10', urutan: 2 },
    ])
  })

  test('a draft of the track keeps its number and ends with the file; it is no application', async () => {
    const draf = await dunia.draf(
      {
        auditType: 'sppb_psat',
        jenisPengajuan: 'permohonan_baru',
        perusahaan: dunia.company.uuid,
        alur: 'berkas',
        nomor: `DRAF-${process.pid}`,
      },
      dunia.people.sekretariat,
    )
    expect(draf).toMatchObject({ alur: 'berkas', nomor: `DRAF-${process.pid}` })
    const isian = await dunia.isian('sppb_psat', 'permohonan_baru', {}, dunia.people.sekretariat)
    await dunia.save(draf.uuid, { isian, versi: draf.versi }, dunia.people.sekretariat)
    const wrong = await dunia.send(
      'sppb_psat',
      'permohonan_baru',
      { ...isian, draf: draf.uuid },
      {
        by: dunia.people.sekretariat,
      },
    )
    expect(wrong.json().message).toBe('Draf ini bukan untuk jenis permohonan tersebut.')
    const sent = await dunia.submit({
      ...isian,
      auditType: 'sppb_psat',
      jenisPengajuan: 'permohonan_baru',
      draf: draf.uuid,
    })
    const { id_pengajuan: auditId, uuid } = sent.json().data
    expect(await dunia.read('sekretariat', { auditId, uuid, auditType: 'sppb_psat' })).toMatchObject({
      nomor: `DRAF-${process.pid}`,
    })
    const gone = await dunia.people.sekretariat.inject({ url: `/api/psat/draf/${draf.uuid}` })
    expect(gone.statusCode).toBe(404)
  })
})

describe('auditor', () => {
  const choose = (berkas: Parameters<BerkasWorld['call']>[1], payload: object) =>
    dunia.call('koordinator', berkas, 'uploadDocument/selectAuditor', { ...payload })

  test('an auditor who is the lead, a wrong role and an unknown account are refused at their field', async () => {
    const berkas = await dunia.open()
    const { auditor, lead } = dunia.people
    const cases = [
      [{ auditorUserId: lead.id, leadAuditorUserId: lead.id }, 'leadAuditorUserId', 'dua orang yang berbeda'],
      [
        { auditorUserId: auditor.id, leadAuditorUserId: dunia.people.sekretariat.id },
        'leadAuditorUserId',
        'aktif',
      ],
      [{ auditorUserId: 999_999_999, leadAuditorUserId: lead.id }, 'auditorUserId', 'aktif'],
    ] as const
    for (const [payload, field, text] of cases) {
      const answer = await choose(berkas, payload)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDASI_GAGAL'])
      expect(faults(answer)[0]).toMatchObject({ field, message: expect.stringContaining(text) })
    }
    const good = await choose(berkas, { auditorUserId: auditor.id, leadAuditorUserId: lead.id })
    expect([good.statusCode, good.json().message]).toEqual([200, 'Data telah diproses'])
    expect((await dunia.read('auditor', berkas)).tim).toMatchObject({
      surat_tugas: null,
      lead: { id: lead.id },
      auditor: [{ id: auditor.id }],
    })
  })

  test('another pair takes over with its reason; whoever leaves no longer sees the file', async () => {
    const berkas = await dunia.at('review_auditor')
    const successor = await server.get().as('AUDITOR')
    const payload = { auditorUserId: successor.id, leadAuditorUserId: dunia.people.lead.id }
    const silent = await choose(berkas, payload)
    expect([silent.statusCode, silent.json().code]).toEqual([409, 'BENTROK'])
    const { versi } = await dunia.read('koordinator', berkas)
    const changed = await choose(berkas, { ...payload, keterangan: 'Auditor sakit.', versi })
    expect([changed.statusCode, changed.json().data.status_proses]).toEqual([200, 'Verifikasi Auditor'])
    const seen = await dunia.people.auditor.inject({ url: `/api/psat/pengajuan/${berkas.uuid}` })
    expect(seen.statusCode).toBe(404)
  })

  test('a conflict is declared on the file, and the assignment given back with a reason', async () => {
    const berkas = await dunia.at('review_auditor')
    const declared = await dunia.people.auditor.inject({
      method: 'POST',
      url: `/api/psat/pengajuan/${berkas.uuid}/benturan`,
      payload: { ada: true, alasan: 'Saudara pemilik perusahaan.' },
    })
    expect(declared.statusCode).toBe(200)
    const silent = await dunia.call('auditor', berkas, 'uploadDocument/returnAssignment')
    expect(faults(silent).map(({ field }) => field)).toEqual(['keterangan'])
    const back = await dunia.step('auditor', berkas, 'uploadDocument/returnAssignment', {
      keterangan: 'Benturan kepentingan.',
    })
    expect(back.code_status_proses).toBe(10)
    const page = await dunia.read('koordinator', berkas)
    expect(page).toMatchObject({ process: 'select_auditor', giliran_saya: true })
    const pair = { auditorUserId: dunia.people.auditor.id, leadAuditorUserId: dunia.people.lead.id }
    const again = await choose(berkas, pair)
    expect(faults(again).map(({ field }) => field)).toEqual(['alasan_benturan'])
    expect((await choose(berkas, { ...pair, alasan_benturan: 'Tidak ada auditor lain.' })).statusCode).toBe(
      200,
    )
    await dunia.people.auditor.inject({
      method: 'POST',
      url: `/api/psat/pengajuan/${berkas.uuid}/benturan`,
      payload: { ada: false },
    })
  })

  test('candidates are told for files of this track too', async () => {
    const { uuid } = await dunia.open()
    const answer = await dunia.people.koordinator.inject({
      url: `/api/psat/pengajuan/${uuid}/calon-auditor`,
    })
    expect(answer.json().data.map(({ id }: { id: number }) => id)).toContain(dunia.people.lead.id)
  })
})

describe('verification and revision', () => {
  test('the words of each review, and its flag', async () => {
    const berkas = await dunia.at('review_auditor')
    expect(await dunia.step('auditor', berkas, 'reviewDocument/auditor', accept)).toMatchObject({
      message: 'Data review Auditor telah disimpan',
      code_status_proses: 21,
    })
    expect(await dunia.read('lead', berkas)).toMatchObject({
      isReviewAuditor: true,
      isReviewLeadAuditor: false,
    })
    expect(await dunia.step('lead', berkas, 'reviewDocument/leadAuditor', accept)).toMatchObject({
      message: 'Data review Lead Auditor telah disimpan',
      code_status_proses: 30,
    })
    expect((await dunia.read('lead', berkas)).isReviewLeadAuditor).toBe(true)
  })

  test('a status that is no review, and a revision without a note, are refused', async () => {
    const berkas = await dunia.at('review_auditor')
    for (const status of ['review', 'reject', undefined]) {
      const answer = await dunia.call('auditor', berkas, 'reviewDocument/auditor', { status })
      expect([status, answer.json().code]).toEqual([status, 'VALIDASI_GAGAL'])
    }
    const silent = await dunia.call('auditor', berkas, 'reviewDocument/auditor', { status: 'revision' })
    expect(faults(silent).map(({ field }) => field)).toEqual(['keterangan'])
  })

  test('out of turn, another’s turn, another kind and an old version', async () => {
    const berkas = await dunia.at('review_auditor')
    const early = await dunia.call('lead', berkas, 'reviewDocument/leadAuditor', accept)
    expect([early.statusCode, early.json().code]).toEqual([409, 'BUKAN_GILIRAN'])
    const foreign = await dunia.call('lead', berkas, 'reviewDocument/auditor', accept)
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
    const kind = await dunia.call('auditor', berkas, 'reviewDocument/auditor', {
      ...accept,
      auditType: 'izin_edar_pl',
    })
    expect([kind.statusCode, kind.json().code]).toEqual([404, 'TIDAK_DITEMUKAN'])
    const old = await dunia.call('auditor', berkas, 'reviewDocument/auditor', { ...accept, versi: 1 })
    expect([old.statusCode, old.json().code]).toEqual([409, 'BENTROK'])
  })

  test('a revision stops the clock, is answered by the secretariat, and comes back to who asked', async () => {
    const berkas = await dunia.at('review_lead_auditor')
    const findings = `/api/psat/pengajuan/${berkas.uuid}/temuan`
    const { salinan } = await dunia.read('lead', berkas)
    const [bidang = '', kunci] = Object.entries(salinan.dokumen)[0] ?? []
    const finding = await dunia.people.lead.inject({
      method: 'POST',
      url: findings,
      payload: {
        sasaran: 'dokumen',
        bidang: `dokumen.${bidang}`,
        berkas: kunci,
        uraian: 'Halaman 2 kosong.',
      },
    })
    expect(finding.statusCode).toBe(200)
    await dunia.step('lead', berkas, 'reviewDocument/leadAuditor', revision)
    const waiting = await dunia.read('sekretariat', berkas)
    expect(waiting).toMatchObject({
      process: 'upload_revision',
      jeda: true,
      giliran_saya: true,
      catatan: 'Denah tidak terbaca.',
    })
    const form = await dunia.isian('sppb_psat', 'permohonan_baru', {}, dunia.people.sekretariat)
    const unanswered = await dunia.call('sekretariat', berkas, 'uploadDocument/revisionDocument', form)
    expect(unanswered.json().code).toBe('VALIDASI_GAGAL')
    const id = finding.json().data.id as number
    const answer = await dunia.call('sekretariat', berkas, 'uploadDocument/revisionDocument', {
      ...form,
      jawaban: { [id]: { jawaban: 'Sudah diganti.' } },
    })
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Data telah diubah'])
    const back = await dunia.read('lead', berkas)
    expect(back).toMatchObject({
      process: 'review_lead_auditor',
      putaran: 2,
      jeda: false,
      giliran_saya: true,
    })
    expect(back.salinan.dokumen).toEqual(form.dokumen)
    const early = await dunia.call('lead', berkas, 'reviewDocument/leadAuditor', accept)
    expect([early.statusCode, early.json().syarat]).toEqual([409, 'temuan_selesai'])
    const tutup = { id, versi: back.temuan[0]?.versi, tutup: true }
    const closed = await dunia.people.lead.inject({
      method: 'POST',
      url: `${findings}/tutup`,
      payload: tutup,
    })
    expect(closed.json().data.status).toBe('ditutup')
    expect((await dunia.read('lead', berkas)).dokumen_sesuai).toEqual([form.dokumen[bidang]])
    await dunia.step('lead', berkas, 'reviewDocument/leadAuditor', accept)
  })

  test('the draft of a revision is every secretary’s, and nobody else’s', async () => {
    const berkas = await dunia.at('review_auditor')
    const payload = { auditType: 'sppb_psat', jenisPengajuan: 'permohonan_baru', pengajuan: berkas.uuid }
    const early = await dunia.people.sekretariat.inject({ method: 'POST', url: '/api/psat/draf', payload })
    expect(early.json().code).toBe('BUKAN_GILIRAN')
    await dunia.step('auditor', berkas, 'reviewDocument/auditor', revision)
    const first = await dunia.draf(payload, dunia.people.sekretariat)
    const second = await dunia.draf(payload, await server.get().as('SEKRETARIAT'))
    expect([second.uuid, second.alur]).toEqual([first.uuid, 'berkas'])
    const operator = await dunia.client.inject({ method: 'POST', url: '/api/psat/draf', payload })
    expect(operator.json().code).toBe('TIDAK_BERWENANG')
  })

  test('a rejection gives its note and ends the file; its holder alone may', async () => {
    const berkas = await dunia.at('review_auditor')
    const bare = await dunia.call('auditor', berkas, 'uploadDocument/reject', { rejectNote: ' ' })
    expect([bare.json().code, faults(bare).map(({ field }) => field)]).toEqual([
      'VALIDASI_GAGAL',
      ['rejectNote'],
    ])
    const foreign = await dunia.call('sekretariat', berkas, 'uploadDocument/reject', {
      rejectNote: 'Bukan PSAT.',
    })
    expect(foreign.json().code).toBe('TIDAK_BERWENANG')
    const ended = await dunia.step('auditor', berkas, 'uploadDocument/reject', { rejectNote: 'Bukan PSAT.' })
    expect([ended.message, ended.code_status_proses]).toEqual(['Data telah ditolak', 99])
    expect(await dunia.read('sekretariat', berkas)).toMatchObject({
      akhir: 'ditolak',
      rejectNote: 'Bukan PSAT.',
      aksi: [],
    })
  })
})

describe('field audit and hearing', () => {
  test('the checklist is filled in before the field audit is accepted', async () => {
    const berkas = await dunia.at('audit_lapang')
    const early = await dunia.call('auditor', berkas, 'auditLapang', accept)
    expect(early.json()).toMatchObject({
      code: 'SYARAT_BELUM_TERPENUHI',
      kurang: [{ syarat: 'ceklis_lengkap' }, { syarat: 'tanggal_audit' }],
    })
    await dunia.fillCeklis(berkas)
    expect((await dunia.step('auditor', berkas, 'auditLapang', accept)).code_status_proses).toBe(31)
  })

  test('a hearing has members, a quorum and minutes', async () => {
    const berkas = await dunia.at('sidang_komtek', { auditType: 'izin_edar_pl' })
    const anggota = (
      await dunia.people.lead.inject({ url: '/api/audit-document/auditLapang/sidangKomtek/anggota' })
    ).json().data
    expect(anggota.kuorum).toBe(Math.floor(anggota.anggota.length / 2) + 1)
    const hear = (more: object) =>
      dunia.call('lead', berkas, 'auditLapang/sidangKomtek', { ...dunia.sidang(), ...more })
    const none = await hear({ hadir: [] })
    expect(faults(none)[0]).toMatchObject({ field: 'hadir', message: expect.stringContaining('Kuorum') })
    expect(faults(await hear({ hadir: [dunia.people.auditor.id] })).map(({ field }) => field)).toEqual([
      'hadir',
    ])
    const tomorrow = dayInJakarta(new Date(Date.now() + 86_400_000))
    expect(faults(await hear({ tanggal: tomorrow })).map(({ field }) => field)).toEqual(['tanggal'])
    const before = dayInJakarta(new Date(Date.now() - 86_400_000))
    expect(faults(await hear({ tanggal: before })).map(({ field }) => field)).toEqual(['tanggal'])
    expect((await hear({})).statusCode).toBe(200)
    const page = await dunia.read('sekretariat', berkas)
    expect(page).toMatchObject({ process: 'lampiran_teknis', hasil: { label: 'Hasil rekomendasi' } })
    expect(page.riwayat.at(-1)?.lampiran.map(({ label }) => label)).toEqual(['Berita acara sidang'])
  })
})

test('the agenda of hearings: what waits for one, fewest days left first', async () => {
  const [late, early] = [await dunia.at('sidang_komtek'), await dunia.at('sidang_komtek')]
  await dunia.at('lampiran_teknis')
  const tenggatOf = (id: number, tenggat: string) =>
    server.get().platform.db.updateTable('psat.pengajuan').set({ tenggat }).where('id', '=', id).execute()
  await tenggatOf(late.auditId, '2026-12-09')
  await tenggatOf(early.auditId, '2026-12-02')
  const agenda = async (query: Record<string, string>) => {
    const answer = await dunia.people.lead.inject({
      url: '/api/audit-document/uploadDocument',
      query: { auditType: 'sppb_psat', limit: '100', orderBy: 'tenggat', ...query },
    })
    return answer.json().data as { uuid: string; process: string }[]
  }
  const rows = await agenda({ agenda: 'true' })
  expect(new Set(rows.map(({ process }) => process))).toEqual(new Set(['sidang_komtek']))
  const place = (uuid: string) => rows.findIndex((row) => row.uuid === uuid)
  expect([place(early.uuid) >= 0, place(early.uuid) < place(late.uuid)]).toEqual([true, true])
  expect((await agenda({})).some(({ process }) => process === 'lampiran_teknis')).toBe(true)
})

test('the history in the names of the specification, of one kind, and for whoever may see the file', async () => {
  const berkas = await dunia.at('review_auditor')
  await dunia.step('auditor', berkas, 'reviewDocument/auditor', revision)
  const history = (who: 'sekretariat' | 'pvtpp', query: Record<string, string>) =>
    dunia.people[who].inject({ url: '/api/audit-document/auditHistory', query })
  const auditId = String(berkas.auditId)
  const { data } = (await history('sekretariat', { auditId, auditType: 'sppb_psat' })).json()
  expect(
    data.map(({ process, status, statusLabel, note }: Record<string, string>) => [
      process,
      status,
      statusLabel,
      note,
    ]),
  ).toEqual([
    ['select_auditor', 'review', 'Review', null],
    ['review_auditor', 'review', 'Review', null],
    ['upload_revision', 'revision', 'Perbaikan', 'Denah tidak terbaca.'],
  ])
  expect((await history('sekretariat', { auditId: berkas.uuid })).json().data).toHaveLength(3)
  const other = await history('sekretariat', { auditId, auditType: 'izin_edar_pl' })
  expect(other.json().code).toBe('TIDAK_DITEMUKAN')
  expect((await history('pvtpp', { auditId })).json().code).toBe('TIDAK_DITEMUKAN')
})

test('the last line of an issued file says so', async () => {
  const { auditId } = await dunia.at('complete')
  const url = '/api/audit-document/auditHistory'
  const { data } = (
    await dunia.people.sekretariat.inject({ url, query: { auditId: String(auditId) } })
  ).json()
  expect(data.at(-1)).toMatchObject({ process: 'complete', status: 'accept', statusLabel: 'Terbit' })
})

test('of two racing reviews one wins, and the chains of all files hold', async () => {
  const berkas = await dunia.at('review_auditor')
  const answers = await Promise.all([
    dunia.call('auditor', berkas, 'reviewDocument/auditor', accept),
    dunia.call('auditor', berkas, 'reviewDocument/auditor', revision),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const { db, files } = server.get().platform
  expect((await verifyChains(db, files)).rusak).toEqual([])
})
