import { beforeAll, describe, expect, test } from 'vitest'
import { type PsatWorld, psatWorld } from '#psat/psat.fixture.ts'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp()
let world: PsatWorld
beforeAll(async () => {
  world = await psatWorld(server.get())
})

describe('every step of both kinds', () => {
  test('SPPB goes by way of the field audit to the committee', async () => {
    const berkas = await world.at('penagihan')
    const { code, riwayat, tahapan, aksi } = await world.read('sekretariat', berkas)
    expect(code).toBe(50)
    expect(riwayat.map(({ aksi: name, code: at }) => [name, at])).toEqual([
      ['ajukan', 10],
      ['loloskan_permohonan', 10],
      ['tunjuk_auditor', 20],
      ['loloskan_dokumen', 30],
      ['loloskan_lapang', 40],
      ['rekomendasikan', 50],
    ])
    expect(tahapan.map(({ code: at, keadaan }) => `${at} ${keadaan}`)).toEqual([
      '10 selesai',
      '20 selesai',
      '30 selesai',
      '40 selesai',
      '50 kini',
      '60 nanti',
      '70 nanti',
    ])
    expect(aksi.map(({ aksi: name }) => name)).toContain('tolak')
  })

  test('PL has no field audit', async () => {
    const berkas = await world.at('penagihan', { auditType: 'izin_edar_pl' })
    const { code, riwayat, tahapan } = await world.read('pvtpp', berkas)
    expect(code).toBe(50)
    expect(riwayat.map(({ aksi }) => aksi)).not.toContain('loloskan_lapang')
    expect(tahapan.map(({ code: at }) => at)).not.toContain(30)
  })

  test.each([
    ['perbaikan_permohonan', 'audit/permohonan_baru', 11, 10],
    ['perbaikan_audit_dokumen', 'audit/dokumen', 21, 20],
    ['perbaikan_audit_lapang', 'audit/lapang', 31, 30],
    ['perbaikan_rekomendasi', 'audit/rekomendasi', 41, 40],
  ] as const)('at %s the operator answers', async (tahap, call, code, back) => {
    const berkas = await world.at(tahap)
    const waiting = await world.read('pemohon', berkas)
    expect([waiting.code, waiting.jeda, waiting.giliran_saya]).toEqual([code, true, true])
    expect(waiting.catatan).toBe('Lengkapi dokumen berikut.')
    expect(waiting.jam.tunggu).toMatchObject({ diberikan: 10, sisa: 10 })
    const after = await world.step('pemohon', berkas, call, { proses: 'REVIEW' })
    expect(after.code_status_proses).toBe(back)
    const answered = await world.read('pemohon', berkas)
    expect([answered.putaran, answered.jeda, answered.jam.tunggu]).toEqual([2, false, null])
    expect(answered.jam.entri.map(({ jenis }) => jenis)).toContain('resume')
  })

  test('note and result of a stage are kept where the specification shows them', async () => {
    const berkas = await world.at('audit_dokumen')
    const hasil = await world.upload('auditor')
    await world.step('auditor', berkas, 'audit/dokumen', {
      proses: 'REVISION',
      keterangan: 'SOP belum memuat sanitasi.',
      hasil_audit: hasil,
    })
    const page = await world.read('pemohon', berkas)
    expect(page.hasil).toEqual({ label: 'Hasil audit dokumen', kunci: hasil })
    expect(page.catatan).toBe('SOP belum memuat sanitasi.')
    expect(page.riwayat.at(-1)).toMatchObject({
      catatan: 'SOP belum memuat sanitasi.',
      lampiran: [{ label: 'Hasil audit dokumen', kunci: hasil }],
    })
    const open = await world.people.pemohon.inject({ url: '/api/upload/view_pdf', query: { path: hasil } })
    expect(open.statusCode).toBe(200)
    const others = await server.get().as('PELAKU_USAHA')
    const refused = await others.inject({ url: '/api/upload/view_pdf', query: { path: hasil } })
    expect(refused.statusCode).toBe(404)
  })
})

describe('refusals', () => {
  test('a step out of turn is told the stage and what can be done', async () => {
    const berkas = await world.at('penunjukan_auditor')
    const late = await world.call('sekretariat', berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'BUKAN_GILIRAN', code_status_proses: 10, versi: 2, aksi: [] })
    expect(late.json().message).toContain('Penunjukkan Auditor')
    const early = await world.call('superadmin', berkas, 'audit/dokumen', { proses: 'CLEAR' })
    expect(early.json().aksi).toEqual([
      { aksi: 'tunjuk_auditor', label: 'Tunjuk auditor' },
      { aksi: 'tolak', label: 'Tolak permohonan' },
    ])
  })

  test('who reads the file but has not the turn is told whose it is', async () => {
    const berkas = await world.at('verifikasi_permohonan')
    const answer = await world.call('koordinator', berkas, 'audit/permohonan_baru', { proses: 'CLEAR' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'TIDAK_BERWENANG'])
    expect(answer.json().message).toContain('Sekretariat')
    const audited = await world.at('audit_dokumen')
    const auditor = await world.call('auditor', audited, 'audit/dokumen', { proses: 'CLEAR' })
    expect([auditor.statusCode, auditor.json().message]).toEqual([
      403,
      expect.stringContaining('Lead auditor'),
    ])
  })

  test('a file of somebody else, and one of the other kind, is not there', async () => {
    const berkas = await world.at('perbaikan_permohonan')
    const body = { id_pengajuan: berkas.id, proses: 'REVIEW' }
    const url = '/api/psat/sppb/audit/permohonan_baru'
    const others = await server.get().as('PELAKU_USAHA')
    const foreign = await others.inject({ method: 'POST', url, payload: body })
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'TIDAK_DITEMUKAN'])
    const other = await world.people.pemohon.inject({
      method: 'POST',
      url: '/api/psat/pl/audit/permohonan_baru',
      payload: body,
    })
    expect(other.statusCode).toBe(404)
    const unassigned = await (await server.get().as('AUDITOR')).inject({ method: 'POST', url, payload: body })
    expect(unassigned.statusCode).toBe(404)
    const gone = await world.people.sekretariat.inject({
      method: 'POST',
      url,
      payload: { ...body, id_pengajuan: 999_999 },
    })
    expect(gone.statusCode).toBe(404)
    expect((await others.inject({ url: `/api/psat/pengajuan/${berkas.uuid}` })).statusCode).toBe(404)
  })

  test('what a step needs is asked for under its field', async () => {
    const berkas = await world.at('verifikasi_permohonan')
    const fieldOf = async (name: string, payload: object) =>
      (await world.call('sekretariat', berkas, name, payload)).json().errors?.[0]?.field
    expect(await fieldOf('audit/permohonan_baru', { proses: 'REVISION' })).toBe('keterangan')
    expect(await fieldOf('audit/ditolak', { dokumen_ditolak: 'x' })).toBe('keterangan')
    expect(await fieldOf('audit/ditolak', { keterangan: 'Tidak sesuai.' })).toBe('dokumen_ditolak')
    expect(await fieldOf('audit/ditolak', { keterangan: 'Tidak sesuai.', dokumen_ditolak: 'x' })).toBe(
      'dokumen_ditolak',
    )
    expect(await fieldOf('audit/permohonan_baru', { proses: 'SETUJU' })).toBe('proses')
    expect(await fieldOf('audit/permohonan_baru', { proses: 'CLEAR', id_tim_komtek: 2 })).toBe(
      'id_tim_komtek',
    )
  })

  test('a version that was overtaken is answered with the new state', async () => {
    const berkas = await world.at('verifikasi_permohonan')
    await world.checkDokumen('sekretariat', berkas)
    const payload = { proses: 'CLEAR', versi: 7 }
    const answer = await world.call('sekretariat', berkas, 'audit/permohonan_baru', payload)
    expect([answer.statusCode, answer.json().code, answer.json().versi]).toEqual([409, 'BENTROK', 1])
    const right = await world.call('sekretariat', berkas, 'audit/permohonan_baru', { ...payload, versi: 1 })
    expect([right.statusCode, right.json().data.versi]).toEqual([200, 2])
  })
})

describe('the end of a file', () => {
  test('a rejection needs letter and reason, and ends the clock', async () => {
    const berkas = await world.at('audit_dokumen')
    const surat = await world.upload('lead')
    await world.step('lead', berkas, 'audit/ditolak', {
      keterangan: 'Ruang penanganan tidak memenuhi syarat.',
      dokumen_ditolak: surat,
    })
    const page = await world.read('pemohon', berkas)
    expect([page.code, page.catatan, page.tenggat, page.status, page.giliran]).toEqual([
      99,
      'Ruang penanganan tidak memenuhi syarat.',
      null,
      'BEFORE_DEADLINE',
      '',
    ])
    expect(page.tahapan.at(-1)).toMatchObject({ code: 99, label: 'Ditolak', keadaan: 'kini' })
    expect(page.aksi).toEqual([])
    const again = await world.call('pemohon', berkas, 'audit/penarikan')
    expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining('Ditolak')])
  })

  test('an operator withdraws, and staff cannot do it for him', async () => {
    const berkas = await world.at('rekomendasi')
    const staff = await world.call('superadmin', berkas, 'audit/penarikan')
    expect([staff.statusCode, staff.json().message]).toEqual([403, expect.stringContaining('Pelaku usaha')])
    await world.step('pemohon', berkas, 'audit/penarikan', { keterangan: 'Produksi berhenti.' })
    const page = await world.read('pemohon', berkas)
    expect([page.code, page.catatan]).toEqual([99, 'Ditarik pemohon: Produksi berhenti.'])
    expect((await world.page('pvtpp', berkas)).statusCode).toBe(404)
  })

  test('more time is asked for once a stage, and answered by its staff', async () => {
    const berkas = await world.at('perbaikan_audit_dokumen')
    const none = await world.call('lead', berkas, 'tambahan-waktu/beri')
    expect([none.statusCode, none.json().code]).toEqual([409, 'SYARAT_BELUM_TERPENUHI'])
    await world.step('pemohon', berkas, 'tambahan-waktu/minta', { keterangan: 'Menunggu hasil uji.' })
    await world.step('lead', berkas, 'tambahan-waktu/beri')
    const page = await world.read('pemohon', berkas)
    expect(page.jam.tunggu).toMatchObject({ diberikan: 15, sisa: 15 })
    expect(page.tambahan_waktu).toEqual({ perbaikan_audit_dokumen: 'diberikan' })
    const twice = await world.call('pemohon', berkas, 'tambahan-waktu/minta', { keterangan: 'Lagi.' })
    expect(twice.statusCode).toBe(409)
  })
})
