import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import { actionOnWire, applyAction, openFile } from '@portal/domain/platform/workflow/workflow-actions'
import { mayAct } from '@portal/domain/platform/workflow/workflow-holders'
import { expect, test } from 'vitest'
import { type JenisIzin, jenisIzin } from '../../jenis/jenis-pengajuan.ts'
import { lapangSelesai, lapangTertahan, para, tim } from '../pelaku/fixture.ts'
import { type AksiSekretariat, aksiSekretariat } from './aksi.ts'
import { openedBerkas, perintahSekretariat } from './fixture.ts'
import { hariKerjaSekretariat } from './hari.ts'
import { faktaSekretariatAwal } from './syarat.ts'
import { type NamaTahapSekretariat, tahapSekretariat } from './tahap.ts'
import { alurSekretariat, type Berkas } from './workflow.ts'

const tahap = entriesOf(tahapSekretariat)
const aksi = entriesOf(alurSekretariat.actions)
type Siapa = keyof typeof para

/** Expected graph, call by call: from, to (SPPB / izin edar), and who may take the step besides SUPERADMIN. */
type Sisi = readonly [
  call: string,
  from: NamaTahapSekretariat,
  to: NamaTahapSekretariat | readonly [NamaTahapSekretariat, NamaTahapSekretariat],
  who: readonly Siapa[],
]
const koordinator: readonly Siapa[] = ['koordinator', 'subkoordinator']
const timAudit: readonly Siapa[] = ['auditor', 'lead']
const sekretariat: readonly Siapa[] = ['sekretariat']
const pemegangTahap: Partial<Record<NamaTahapSekretariat, readonly Siapa[]>> = {
  select_auditor: koordinator,
  upload_revision: sekretariat,
  review_auditor: ['auditor'],
  review_lead_auditor: ['lead'],
  audit_lapang: timAudit,
  sidang_komtek: timAudit,
  lampiran_teknis: sekretariat,
  review_lamtek_1: ['subkoordinator'],
  review_lamtek_2: ['koordinator'],
  process_publish: sekretariat,
}
const graph: readonly Sisi[] = [
  ['uploadDocument/selectAuditor', 'select_auditor', 'review_auditor', koordinator],
  ['uploadDocument/selectAuditor', 'review_auditor', 'review_auditor', koordinator],
  ['uploadDocument/selectAuditor', 'review_lead_auditor', 'review_lead_auditor', koordinator],
  ['uploadDocument/returnAssignment', 'review_auditor', 'select_auditor', timAudit],
  ['uploadDocument/returnAssignment', 'review_lead_auditor', 'select_auditor', timAudit],
  ['reviewDocument/auditor accept', 'review_auditor', 'review_lead_auditor', ['auditor']],
  ['reviewDocument/auditor revision', 'review_auditor', 'upload_revision', ['auditor']],
  ['reviewDocument/leadAuditor accept', 'review_lead_auditor', ['audit_lapang', 'sidang_komtek'], ['lead']],
  ['reviewDocument/leadAuditor revision', 'review_lead_auditor', 'upload_revision', ['lead']],
  ['uploadDocument/revisionDocument', 'upload_revision', 'review_lead_auditor', sekretariat],
  ['auditLapang accept', 'audit_lapang', 'sidang_komtek', timAudit],
  ['auditLapang revision', 'audit_lapang', 'upload_revision', timAudit],
  ['auditLapang/sidangKomtek accept', 'sidang_komtek', 'lampiran_teknis', timAudit],
  ['auditLapang/sidangKomtek revision', 'sidang_komtek', 'upload_revision', timAudit],
  ['infoPsat/create', 'lampiran_teknis', 'lampiran_teknis', sekretariat],
  ['lampiranTeknis/create', 'lampiran_teknis', 'review_lamtek_1', sekretariat],
  ['lampiranTeknis/approvedLamtek accept', 'review_lamtek_1', 'review_lamtek_2', ['subkoordinator']],
  ['lampiranTeknis/approvedLamtek accept', 'review_lamtek_2', 'process_publish', ['koordinator']],
  ['lampiranTeknis/approvedLamtek revision', 'review_lamtek_1', 'lampiran_teknis', ['subkoordinator']],
  ['lampiranTeknis/approvedLamtek revision', 'review_lamtek_2', 'lampiran_teknis', ['koordinator']],
  ['lampiranTeknis/signedLamtek accept', 'process_publish', 'finish_publish', sekretariat],
  ['lampiranTeknis/signedLamtek revision', 'process_publish', 'lampiran_teknis', sekretariat],
  ['uploadDocument/submitOss accept', 'finish_publish', 'finish_publish', sekretariat],
  ['uploadDocument/submitOss revision', 'finish_publish', 'lampiran_teknis', sekretariat],
  ['uploadDocument/uploadSertificate', 'finish_publish', 'complete', sekretariat],
  ...entriesOf(pemegangTahap as Record<NamaTahapSekretariat, readonly Siapa[]>).map(
    ([from, who]): Sisi => ['uploadDocument/reject', from, 'reject', who],
  ),
]

/** All calls except the opening one. Equivalent calls appear once. */
const panggilan = [
  ...new Map(
    aksi
      .filter(([nama]) => nama !== alurSekretariat.opens)
      .map(([, { wire }]) => wire[0])
      .filter((wire) => wire !== undefined)
      // Only files of a change or transfer have these data. A test below covers them.
      .filter(({ call }) => !call.startsWith('infoIzinEdarPl'))
      .map((wire) => [[wire.call, wire.proses].filter(Boolean).join(' '), wire] as const),
  ),
]

function fileAt(stage: NamaTahapSekretariat, jenis: JenisIzin): Berkas {
  const oss = stage === 'finish_publish' ? 'belum' : 'tanpa'
  return { ...openedBerkas(jenis, { oss }), stage, tim, peminta: 'review_lead_auditor' }
}

test.each(jenisIzin)('every step of %s that is not in the graph is refused, for everybody', (jenis) => {
  let tried = 0
  let allowed = 0
  for (const [stage, place] of tahap) {
    const file = fileAt(stage, jenis)
    const found: string[] = []
    const expected: string[] = []
    for (const [called, wire] of panggilan) {
      const name = actionOnWire(alurSekretariat, wire, stage)
      if (!name) throw new Error(called)
      const edge = graph.find(([call, from]) => call === called && from === stage)
      const to = Array.isArray(edge?.[2]) ? edge[2][jenis === 'sppb_psat' ? 0 : 1] : edge?.[2]
      for (const [siapa, actor] of entriesOf(para)) {
        const may = edge !== undefined && (siapa === 'superadmin' || edge[3].includes(siapa))
        const taken = applyAction(alurSekretariat, file, actor, name, perintahSekretariat(jenis, actor.id))
        tried += 1
        allowed += Number(taken.ok)
        found.push(`${name}, ${siapa}: ${taken.ok ? taken.file.stage : taken.refusal.kind}`)
        expected.push(`${name}, ${siapa}: ${may ? to : edge === undefined ? 'illegal' : 'not-yours'}`)
      }
    }
    expect(found, stage).toEqual(expected)
    expect('ends' in place || graph.some(([, from]) => from === stage)).toBe(true)
  }
  expect(tried).toBe(tahap.length * panggilan.length * Object.keys(para).length)
  expect(allowed).toBe(graph.reduce((sum, [, , , who]) => sum + who.length + 1, 0))
})

test('stage × action × role', async () => {
  const lines = tahap.flatMap(([stage, { code, turn }]) => {
    const file = fileAt(stage, 'sppb_psat')
    const rows = aksi
      .filter(([, { from }]) => from.includes(stage))
      .map(([name]) => {
        const who = entriesOf(para).filter(([, actor]) => mayAct(alurSekretariat, name, file, actor))
        return `  ${name.padEnd(24)} ${who.map(([siapa]) => siapa).join(', ')}`
      })
    return [`${code} ${stage} (giliran: ${turn.join(', ') || 'selesai'})`, ...rows, '']
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('matrix.snapshot.txt')
})

test('a file is opened by the secretariat or SUPERADMIN alone', () => {
  const open = (siapa: Siapa) =>
    openFile(
      alurSekretariat,
      faktaSekretariatAwal('sppb_psat', 'permohonan_baru', 100),
      para[siapa],
      perintahSekretariat('sppb_psat', para[siapa].id),
    ).ok
  expect(entriesOf(para).flatMap(([siapa]) => (open(siapa) ? [siapa] : []))).toEqual([
    'superadmin',
    'sekretariat',
  ])
})

test('codes, labels and tabs as the specification has them; 25 and 16 days in all', () => {
  expect(tahap.map(([nama, { code, label, tab }]) => [nama, code, label, tab])).toEqual([
    ['select_auditor', 10, 'Penunjukkan Auditor', 'permohonan'],
    ['upload_revision', 11, 'Unggah Revisi', 'permohonan'],
    ['review_auditor', 20, 'Verifikasi Auditor', 'audit_dokumen'],
    ['review_lead_auditor', 21, 'Verifikasi Lead Auditor', 'audit_dokumen'],
    ['audit_lapang', 30, 'Audit Lapang', 'audit_lapang'],
    ['sidang_komtek', 31, 'Sidang Komisi Teknis', 'audit_lapang'],
    ['lampiran_teknis', 40, 'Lampiran Teknis', 'lampiran_teknis'],
    ['review_lamtek_1', 41, 'Verifikasi Sub Koordinator', 'lampiran_teknis'],
    ['review_lamtek_2', 50, 'Verifikasi Koordinator', 'lampiran_teknis'],
    ['process_publish', 51, 'Sign Lampiran Teknis', 'lampiran_teknis'],
    ['finish_publish', 60, 'Sertifikasi OSS', 'terbit'],
    ['complete', 61, 'Terbit', 'terbit'],
    ['reject', 99, 'Ditolak', 'ditolak'],
  ])
  const office = new Set(tahap.flatMap(([, place]) => ('runs' in place ? [place.runs] : [])))
  const total = (jenis: JenisIzin) =>
    [...office].reduce((sum, anggaran) => sum + hariKerjaSekretariat[anggaran][jenis], 0)
  expect([total('sppb_psat'), total('izin_edar_pl')]).toEqual([25, 16])
})

const take = (file: Berkas, siapa: Siapa, name: AksiSekretariat, input: object = {}) => {
  const command = perintahSekretariat(file.auditType, para[siapa].id)
  return applyAction(alurSekretariat, file, para[siapa], name, {
    ...command,
    input: { ...command.input, ...input },
  })
}

test.each([
  ['revisi_auditor', 'review_auditor', 'auditor'],
  ['revisi_lead', 'review_lead_auditor', 'lead'],
  ['revisi_lapang', 'audit_lapang', 'auditor'],
  ['revisi_sidang', 'sidang_komtek', 'lead'],
] as const)('%s leads back to %s, and stops the office’s clock meanwhile', (name, stage, siapa) => {
  const asked = take(fileAt(stage, 'sppb_psat'), siapa, name)
  if (!asked.ok) throw new Error('ditolak')
  expect(asked.file).toMatchObject({ stage: 'upload_revision', peminta: stage })
  expect(take(asked.file, 'sekretariat', 'unggah_revisi')).toMatchObject({ ok: true, file: { stage } })
})

test('a revision, a change of auditors, a return and a rejection give their reason', () => {
  for (const [stage, siapa, name] of [
    ['review_auditor', 'auditor', 'revisi_auditor'],
    ['review_auditor', 'koordinator', 'ganti_auditor'],
    ['review_auditor', 'auditor', 'kembalikan_penugasan'],
    ['review_lamtek_2', 'koordinator', 'kembalikan_lampiran_2'],
    ['lampiran_teknis', 'sekretariat', 'tolak_berkas'],
  ] as const) {
    const command = { ...perintahSekretariat('sppb_psat', para[siapa].id), note: ' ' }
    expect(applyAction(alurSekretariat, fileAt(stage, 'sppb_psat'), para[siapa], name, command)).toEqual({
      ok: false,
      refusal: { kind: 'note-missing' },
    })
  }
})

test('nobody is auditor and lead of one file', () => {
  const same = { tim: { lead: para.lead.id, auditor: [para.lead.id] } }
  for (const [stage, name] of [
    ['select_auditor', 'pilih_auditor'],
    ['review_auditor', 'ganti_auditor'],
  ] as const) {
    const file = fileAt(stage, 'sppb_psat')
    expect(take(file, 'koordinator', name, same)).toMatchObject({ refusal: { kind: 'need', need: 'tim' } })
    expect(take(file, 'koordinator', name).ok).toBe(true)
  }
})

test.each<[NamaTahapSekretariat, Siapa, AksiSekretariat, object, string]>([
  ['select_auditor', 'koordinator', 'pilih_auditor', { tim: undefined }, 'tim'],
  ['select_auditor', 'koordinator', 'pilih_auditor', { tim: { lead: 7, auditor: [] } }, 'tim'],
  ['sidang_komtek', 'lead', 'terima_sidang', { sidang: undefined }, 'kuorum'],
  ['lampiran_teknis', 'sekretariat', 'buat_lampiran', { nomor: ' ' }, 'nomor'],
  ['lampiran_teknis', 'sekretariat', 'buat_lampiran', { nomor: undefined }, 'nomor'],
  ['finish_publish', 'sekretariat', 'unggah_sertifikat', { sertifikat: undefined }, 'sertifikat'],
  ['finish_publish', 'sekretariat', 'unggah_sertifikat', { tanpaOss: undefined }, 'jawaban_oss'],
])('at %s %s cannot take %s with %j', (stage, siapa, name, missing, need) => {
  const file = fileAt(stage, 'sppb_psat')
  expect(take(file, siapa, name, missing)).toMatchObject({ ok: false, refusal: { kind: 'need', need } })
  expect(take(file, siapa, name).ok).toBe(true)
})

test('what a step changes in the file, and what it leaves', () => {
  const other = { lead: 8, auditor: [6] }
  const chosen = take(fileAt('select_auditor', 'sppb_psat'), 'koordinator', 'pilih_auditor', { tim: other })
  expect(chosen).toMatchObject({ ok: true, file: { tim: other } })
  const changed = take(fileAt('review_auditor', 'sppb_psat'), 'koordinator', 'ganti_auditor', { tim: other })
  expect(changed).toMatchObject({ ok: true, file: { tim: other } })
  const returned = take(fileAt('review_auditor', 'sppb_psat'), 'auditor', 'kembalikan_penugasan')
  expect(returned).toMatchObject({ ok: true, file: { tim: null } })

  const numbered = (nomor: string | undefined) =>
    take({ ...fileAt('lampiran_teknis', 'sppb_psat'), nomor: '7/A' }, 'sekretariat', 'isi_info_psat', {
      nomor,
    })
  expect(numbered(' 8/B ')).toMatchObject({ ok: true, file: { nomor: '8/B' } })
  for (const none of [undefined, ' '])
    expect(numbered(none)).toMatchObject({ ok: true, file: { nomor: '7/A' } })

  const unasked = { ...fileAt('upload_revision', 'sppb_psat'), peminta: null }
  expect(take(unasked, 'sekretariat', 'unggah_revisi')).toMatchObject({ file: { stage: 'review_auditor' } })
})

test('which files may be opened, and what they start from', () => {
  const opens = (jenis: JenisIzin, nama: Berkas['jenisPengajuan'], izinAsal: Berkas['izinAsal']) => {
    const fakta = { ...faktaSekretariatAwal(jenis, nama, 100), izinAsal }
    const opened = openFile(alurSekretariat, fakta, para.sekretariat, perintahSekretariat(jenis, 2))
    return opened.ok ? 'ya' : opened.refusal.kind === 'guard' && opened.refusal.missing[0]?.guard
  }
  expect(opens('sppb_psat', 'permohonan_baru', null)).toBe('ya')
  expect(opens('sppb_psat', 'perpanjangan', null)).toBe('izin_asal_ada')
  expect(opens('sppb_psat', 'perpanjangan', 'sertifikat')).toBe('ya')
  expect(opens('izin_edar_pl', 'penambahan_ruang_lingkup', 'registri')).toBe('jenis_dilayani')
})

test('a refused step says who was the maker, who has approved, how many items and members are missing', () => {
  const why = (taken: ReturnType<typeof take>) =>
    taken.ok
      ? undefined
      : taken.refusal.kind === 'guard'
        ? taken.refusal.missing[0]?.why
        : 'why' in taken.refusal && taken.refusal.why
  const file = fileAt('review_lamtek_2', 'sppb_psat')
  const approve = (facts: Partial<Berkas>, mewakili?: { id: number; nama: string; username: string }[]) =>
    why(
      applyAction(
        alurSekretariat,
        { ...file, ...facts },
        { ...para.koordinator, ...(mewakili ? { mewakili } : {}) },
        'setujui_lampiran_2',
        perintahSekretariat('sppb_psat', para.koordinator.id),
      ),
    )
  const absent = [{ id: 90, nama: 'Ani', username: 'ani' }]
  expect(approve({ pembuatLampiran: [3] })).toMatch(/^Anda yang membuat lampiran ini/)
  expect(approve({ pembuatLampiran: [90] }, absent)).toMatch(/^Ani, yang Anda wakili, yang membuat/)
  expect(approve({ penyetujuLampiran: [3] })).toMatch(/^Anda sudah menyetujui lampiran ini/)
  expect(approve({ penyetujuLampiran: [90] }, absent)).toMatch(/^Ani, yang Anda wakili, sudah menyetujui/)
  expect(approve({ pembuatLampiran: [90], penyetujuLampiran: [4] })).toBeUndefined()
  const lapang = { ...fileAt('audit_lapang', 'sppb_psat'), ceklisKurang: 4 }
  expect(why(take(lapang, 'auditor', 'terima_lapang'))).toBe('4 butir daftar periksa belum dinilai.')
  const sidang = fileAt('sidang_komtek', 'sppb_psat')
  expect(why(take(sidang, 'lead', 'terima_sidang', { sidang: undefined }))).toMatch(
    /^Kuorum sidang 1 anggota; yang hadir 0\./,
  )
  expect(why(take(sidang, 'lead', 'terima_sidang', { sidang: { hadir: 2, kuorum: 3 } }))).toMatch(
    /^Kuorum sidang 3 anggota; yang hadir 2\./,
  )
})

test('an attachment is approved by two people, none of whom wrote it; given back, both approve anew', () => {
  const made = take(fileAt('lampiran_teknis', 'sppb_psat'), 'superadmin', 'buat_lampiran')
  if (!made.ok) throw new Error('ditolak')
  expect(made.file).toMatchObject({ nomor: '001/PSAT', pembuatLampiran: [para.superadmin.id] })
  const refused = { ok: false, refusal: { kind: 'guard', missing: [{ guard: 'bukan_pembuat' }] } }
  expect(take(made.file, 'superadmin', 'setujui_lampiran_1')).toMatchObject(refused)
  const once = take({ ...made.file, pembuatLampiran: [2] }, 'superadmin', 'setujui_lampiran_1')
  if (!once.ok) throw new Error('ditolak')
  expect(take(once.file, 'superadmin', 'setujui_lampiran_2')).toMatchObject(refused)
  const twice = take(once.file, 'koordinator', 'setujui_lampiran_2')
  expect(twice).toMatchObject({ file: { stage: 'process_publish', penyetujuLampiran: [1, 3] } })
  const back = take(once.file, 'koordinator', 'kembalikan_lampiran_2')
  expect(back).toMatchObject({ ok: true, file: { stage: 'lampiran_teknis', penyetujuLampiran: [] } })
})

test('a step without people names nobody as author or approver', () => {
  const nobody = { oleh: undefined }
  const made = take(fileAt('lampiran_teknis', 'sppb_psat'), 'superadmin', 'buat_lampiran', nobody)
  expect(made).toMatchObject({ file: { pembuatLampiran: [], penyetujuLampiran: [] } })
  if (!made.ok) throw new Error('ditolak')
  const approved = take(made.file, 'superadmin', 'setujui_lampiran_1', nobody)
  expect(approved).toMatchObject({ file: { penyetujuLampiran: [] } })
})

test('a hearing without its quorum decides nothing, but may ask for a revision', () => {
  const few = { sidang: { hadir: 1, kuorum: 2 } }
  const file = fileAt('sidang_komtek', 'izin_edar_pl')
  expect(take(file, 'lead', 'terima_sidang', few)).toMatchObject({
    refusal: { kind: 'need', need: 'kuorum', why: expect.stringContaining('Kuorum sidang 2 anggota') },
  })
  expect(take(file, 'lead', 'terima_sidang', { sidang: { hadir: 2, kuorum: 2 } }).ok).toBe(true)
  expect(take(file, 'lead', 'revisi_sidang', few).ok).toBe(true)
})

test.each<[AksiSekretariat, NamaTahapSekretariat, Siapa]>([
  ['terima_auditor', 'review_auditor', 'auditor'],
  ['terima_lead', 'review_lead_auditor', 'lead'],
  ['terima_lapang', 'audit_lapang', 'auditor'],
  ['terima_sidang', 'sidang_komtek', 'lead'],
])('%s is held back by an open finding, and a revision then needs no note', (name, stage, siapa) => {
  const found = { ...fileAt(stage, 'sppb_psat'), temuanTerbuka: 2 }
  expect(take(found, siapa, name)).toMatchObject({
    refusal: {
      kind: 'guard',
      missing: [{ guard: 'temuan_selesai', why: expect.stringMatching(/^2 temuan/) }],
    },
  })
  const revisi = name.replace('terima', 'revisi') as AksiSekretariat
  const silent = { ...perintahSekretariat('sppb_psat', para[siapa].id), note: ' ' }
  expect(applyAction(alurSekretariat, found, para[siapa], revisi, silent).ok).toBe(true)
})

test.each<[AksiSekretariat, NamaTahapSekretariat, Siapa]>([
  ['terima_auditor', 'review_auditor', 'auditor'],
  ['terima_lead', 'review_lead_auditor', 'lead'],
])('%s is held back by unchecked documents and findings, each named', (name, stage, siapa) => {
  const file = { ...fileAt(stage, 'sppb_psat'), dokumenBelum: 6, temuanTerbuka: 1 }
  expect(take(file, siapa, name)).toMatchObject({
    refusal: {
      missing: [
        { guard: 'temuan_selesai' },
        { guard: 'dokumen_diperiksa', why: '6 dokumen belum diperiksa.' },
      ],
    },
  })
  expect(take({ ...file, dokumenBelum: 0, temuanTerbuka: 0 }, siapa, name).ok).toBe(true)
})

test.each(lapangTertahan)('the field audit is held back by %s', (guard, lapang) => {
  const file = { ...fileAt('audit_lapang', 'sppb_psat'), lapang }
  expect(take(file, 'auditor', 'terima_lapang')).toMatchObject({ refusal: { missing: [{ guard }] } })
  expect(take(file, 'auditor', 'revisi_lapang').ok).toBe(true)
})

test('the field audit names all that is missing, and before the agreed visit wants a reason', () => {
  const file = fileAt('audit_lapang', 'sppb_psat')
  const bare = { hariIni: '2026-11-02', tanggal: null, tanpaKeterangan: ['1.2'], kunjungan: '2026-11-05' }
  const early = { alasanKunjungan: ' ' }
  expect(take({ ...file, ceklisKurang: 1, lapang: bare }, 'lead', 'terima_lapang', early)).toMatchObject({
    refusal: {
      missing: [
        { guard: 'ceklis_lengkap' },
        { guard: 'tidak_sesuai_beralasan' },
        { guard: 'tanggal_audit' },
        { guard: 'hari_kunjungan' },
      ],
    },
  })
  const agreed = { ...file, lapang: { ...lapangSelesai, kunjungan: '2026-11-05' } }
  expect(take(agreed, 'lead', 'terima_lapang', early)).toMatchObject({
    refusal: { missing: [{ guard: 'hari_kunjungan' }] },
  })
  expect(take(agreed, 'lead', 'terima_lapang').ok).toBe(true)
  const unvisited = { ...file, lapang: { ...lapangSelesai, kunjungan: null } }
  expect(take(unvisited, 'lead', 'terima_lapang', early).ok).toBe(true)
})

test('the certificate waits for the answer of OSS, or says why it does not; without a licence there is none', () => {
  const at = (oss: Berkas['oss']) => ({ ...fileAt('finish_publish', 'sppb_psat'), oss })
  const upload = (oss: Berkas['oss'], tanpaOss: string) =>
    take(at(oss), 'sekretariat', 'unggah_sertifikat', { tanpaOss })
  const waiting = { ok: false, refusal: { kind: 'need', need: 'jawaban_oss' } }
  expect(upload('belum', '')).toMatchObject(waiting)
  expect(upload('menunggu', ' ')).toMatchObject(waiting)
  expect(upload('menunggu', 'OSS mati sejak kemarin.').ok).toBe(true)
  expect(upload('diterima', '').ok).toBe(true)
  expect(upload('tanpa', '').ok).toBe(true)
  expect(take(at('tanpa'), 'sekretariat', 'unggah_sertifikat', { sertifikat: '' })).toMatchObject({
    refusal: { kind: 'need', need: 'sertifikat' },
  })
  expect(take(at('tanpa'), 'sekretariat', 'kirim_ke_oss')).toMatchObject({
    refusal: { missing: [{ guard: 'berizin_oss' }] },
  })
  expect(take(at('belum'), 'sekretariat', 'kirim_ke_oss')).toMatchObject({ file: { oss: 'menunggu' } })
  for (const name of ['kirim_ke_oss', 'kembalikan_dari_oss'] as const) {
    expect(take(at('menunggu'), 'sekretariat', name)).toMatchObject({
      refusal: { missing: [{ guard: 'belum_dikirim' }] },
    })
  }
  for (const oss of ['tanpa', 'belum'] as const)
    expect(take(at(oss), 'sekretariat', 'kembalikan_dari_oss').ok).toBe(true)
})

test('data of a change and of a transfer belong to such an izin edar alone', () => {
  const may = (name: AksiSekretariat, jenis: JenisIzin, jenisPengajuan: Berkas['jenisPengajuan']) =>
    take({ ...fileAt('lampiran_teknis', jenis), jenisPengajuan }, 'sekretariat', name).ok
  expect(may('isi_perubahan_data', 'izin_edar_pl', 'perubahan_data')).toBe(true)
  expect(may('isi_perubahan_data', 'izin_edar_pl', 'pengalihan')).toBe(false)
  expect(may('isi_perubahan_data', 'sppb_psat', 'perubahan_data')).toBe(false)
  expect(may('isi_pengalihan_data', 'izin_edar_pl', 'pengalihan')).toBe(true)
  expect(may('isi_pengalihan_data', 'izin_edar_pl', 'permohonan_baru')).toBe(false)
  expect(may('isi_pengalihan_data', 'sppb_psat', 'pengalihan')).toBe(false)
})

test('a call with its status means one action at each stage', () => {
  for (const [stage] of tahap) {
    const calls = entriesOf(aksiSekretariat)
      .filter(([, { from }]) => (from as readonly string[]).includes(stage))
      .flatMap(([, { wire }]) =>
        wire.map(({ call, ...rest }) => `${call} ${'proses' in rest ? rest.proses : ''}`),
      )
    expect(new Set(calls).size, stage).toBe(calls.length)
  }
})
