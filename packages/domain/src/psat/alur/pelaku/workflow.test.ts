import { entriesOf } from '@portal/domain/platform/workflow/workflow'
import {
  actionOnWire,
  applyAction,
  availableActions,
  blockedActions,
  openFile,
  othersActions,
  reasonAsked,
  targetOf,
} from '@portal/domain/platform/workflow/workflow-actions'
import { mayAct } from '@portal/domain/platform/workflow/workflow-holders'
import { expect, test } from 'vitest'
import {
  type JenisIzin,
  type JenisPengajuan,
  jenisIzin,
  jenisPengajuanLabels,
} from '../../jenis/jenis-pengajuan.ts'
import type { AksiPelaku, aksiPelaku } from './aksi.ts'
import { lapangSelesai, lapangTertahan, openedPengajuan, para, perintah, tim } from './fixture.ts'
import { type AnggaranHari, hariKerjaBawaan } from './hari.ts'
import { faktaAwal } from './syarat.ts'
import { type NamaTahap, tahapPelaku } from './tahap.ts'
import { alurPelaku, type Pengajuan } from './workflow.ts'

const tahap = entriesOf(tahapPelaku)
const aksi = entriesOf(alurPelaku.actions)
const orang = Object.values(para)

function takeEveryStep(start: Pengajuan): Map<NamaTahap, Set<NamaTahap>> {
  const exits = new Map<NamaTahap, Set<NamaTahap>>()
  const seen = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const key = `${file.stage} ${file.nomor}`
    if (seen.has(key)) continue
    seen.add(key)
    const reached = exits.get(file.stage) ?? new Set()
    exits.set(file.stage, reached)
    for (const actor of orang) {
      for (const name of availableActions(alurPelaku, file, actor)) {
        const taken = applyAction(alurPelaku, file, actor, name, perintah(file.auditType))
        if (!taken.ok) throw new Error(`${name}: ${JSON.stringify(taken.refusal)}`)
        if (taken.file.stage !== file.stage) reached.add(taken.file.stage)
        waiting.push(taken.file)
      }
    }
  }
  return exits
}

const jalan = jenisIzin.flatMap((jenis) => [
  { jenis, tarif: 0 },
  { jenis, tarif: 500_000 },
])

test.each(jalan)(
  '$jenis at Rp$tarif comes to every stage of its own and out of it again',
  ({ jenis, tarif }) => {
    const exits = takeEveryStep(openedPengajuan(jenis, { tarif }))
    const skipped = tahap.map(([nama]) => nama).filter((nama) => !exits.has(nama))
    expect(skipped).toEqual([
      ...(jenis === 'sppb_psat' ? [] : ['audit_lapang', 'perbaikan_audit_lapang']),
      ...(tarif > 0 ? [] : ['menunggu_pembayaran', 'pemeriksaan_pembayaran']),
    ])
    for (const [nama, reached] of exits) {
      expect(reached.size > 0, nama).toBe(!('ends' in tahapPelaku[nama]))
      if (reached.size > 0) expect(canEnd(exits, nama, 'terbit'), nama).toBe(true)
    }
  },
)

function canEnd(exits: Map<NamaTahap, Set<NamaTahap>>, from: NamaTahap, end: NamaTahap): boolean {
  const reached = new Set([from])
  for (const nama of reached) for (const next of exits.get(nama) ?? []) reached.add(next)
  return reached.has(end)
}

test('stage × action × role', async () => {
  const file = { ...openedPengajuan('sppb_psat'), tim }
  const lines = tahap.flatMap(([stage, { code, turn }]) => {
    const rows = aksi
      .filter(([, { from }]) => from.includes(stage))
      .map(([name]) => {
        const who = entriesOf(para).filter(([, actor]) => mayAct(alurPelaku, name, { ...file, stage }, actor))
        return `  ${name.padEnd(28)} ${who.map(([siapa]) => siapa).join(', ')}`
      })
    return [`${code} ${stage} (giliran: ${turn.join(', ') || 'selesai'})`, ...rows, '']
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('matrix.snapshot.txt')
})

test('an outsider finds nothing to do anywhere', () => {
  const outsiders = [para['auditor lain'], para['lead lain'], para['pelaku usaha lain'], para.okkp]
  for (const [stage] of tahap) {
    const file = { ...openedPengajuan('sppb_psat'), tim, stage }
    for (const actor of outsiders) expect(availableActions(alurPelaku, file, actor)).toEqual([])
  }
})

test('the office has 25 days for an SPPB and 16 for an izin edar', () => {
  const budgets = new Set(tahap.flatMap(([, stage]) => ('runs' in stage ? [stage.runs] : [])))
  const total = (jenis: JenisIzin) =>
    [...budgets].reduce((sum, anggaran: AnggaranHari) => sum + hariKerjaBawaan[anggaran][jenis], 0)
  expect(total('sppb_psat')).toBe(25)
  expect(total('izin_edar_pl')).toBe(16)
})

test('what is shown by code is what the specification says', () => {
  const shown = (field: 'tenggat' | 'catatan' | 'hasil') =>
    Object.fromEntries(
      tahap.flatMap(([, stage]) => (stage[field] === undefined ? [] : [[stage.code, stage[field]]])),
    )
  expect(shown('tenggat')).toEqual({
    10: 'tenggat_audit_dokumen',
    11: 'tenggat_perbaikan_audit_dokumen',
    20: 'tenggat_audit_dokumen',
    21: 'tenggat_perbaikan_audit_dokumen',
    30: 'tenggat_audit_lapang',
    31: 'tenggat_perbaikan_audit_lapang',
    40: 'tenggat_sidang_komtek',
    41: 'tenggat_perbaikan_sidang_komtek',
  })
  expect(shown('catatan')).toEqual({
    11: 'keterangan_audit_dokumen',
    21: 'keterangan_audit_dokumen',
    31: 'keterangan_audit_lapang',
    41: 'keterangan_sidang_komtek',
    51: 'keterangan_audit',
    99: 'keterangan_audit',
  })
  expect(shown('hasil')).toEqual({
    11: 'Hasil verifikasi awal',
    20: 'Hasil verifikasi awal',
    21: 'Hasil audit dokumen',
    30: 'Hasil audit dokumen',
    31: 'Hasil audit lapang',
    40: 'Hasil audit lapang',
    41: 'Hasil rekomendasi',
    50: 'Hasil rekomendasi',
  })
})

test('two turns of one code look the same from outside; people read which of both it is', () => {
  for (const [, { code, tab, tenggat, catatan }] of tahap) {
    const twins = tahap.filter(([, stage]) => stage.code === code).map(([, stage]) => stage)
    for (const twin of twins) expect(twin).toMatchObject({ tab })
    for (const twin of twins) expect([twin.tenggat, twin.catatan]).toEqual([tenggat, catatan])
  }
  const labelsOf = (code: number) =>
    tahap.filter(([, stage]) => stage.code === code).map(([, { label }]) => label)
  expect(labelsOf(10)).toEqual(['Verifikasi awal', 'Penunjukkan Auditor'])
  expect(labelsOf(51)).toEqual(['Menunggu Pembayaran PNBP', 'Pemeriksaan bukti bayar'])
})

test('a call with its proses means one action at each stage', () => {
  for (const [stage] of tahap) {
    const calls = aksi
      .filter(([, { from }]) => from.includes(stage))
      .flatMap(([, { wire }]) => wire.map(({ call, proses }) => `${call} ${proses ?? ''}`))
    expect(new Set(calls).size, stage).toBe(calls.length)
  }
})

test.each([
  [11, 'jawab_perbaikan_permohonan'],
  [21, 'jawab_perbaikan_dokumen'],
  [31, 'jawab_perbaikan_lapang'],
  [41, 'jawab_perbaikan_rekomendasi'],
])("the operator's update at %i is the answer to the revision", (code, name) => {
  const stage = tahap.find(([, found]) => found.code === code)?.[0] ?? 'ditolak'
  const meant = actionOnWire(alurPelaku, { call: '{jenis}/update' }, stage)
  expect(meant).toBe(name)
  expect(meant && alurPelaku.actions[meant].wire[0]?.proses).toBe('REVIEW')
})

test('after a document audit only an SPPB goes to the field', () => {
  const next = (jenis: JenisIzin) =>
    targetOf(alurPelaku.actions.loloskan_dokumen, faktaAwal(jenis, 'permohonan_baru', 1))
  expect(next('sppb_psat')).toBe('audit_lapang')
  expect(next('izin_edar_pl')).toBe('rekomendasi')
})

test.each(jenisIzin)('which submissions of %s may be opened, and what they start from', (jenis) => {
  const opens = (jenisPengajuan: JenisPengajuan, more: object) => {
    const fakta = { ...faktaAwal(jenis, jenisPengajuan, 100), ...more }
    const opened = openFile(alurPelaku, fakta, para.pemohon, perintah(jenis))
    return opened.ok ? 'ya' : opened.refusal.kind === 'guard' && opened.refusal.missing[0]?.guard
  }
  const all = Object.keys(jenisPengajuanLabels) as JenisPengajuan[]
  const lengkap = { izinAsal: 'registri', pemilikBaruSetuju: true }
  expect(all.filter((nama) => opens(nama, lengkap) !== 'ya')).toEqual(
    jenis === 'sppb_psat' ? [] : ['penambahan_ruang_lingkup'],
  )
  expect(opens('permohonan_baru', {})).toBe('ya')
  expect(opens('perpanjangan', {})).toBe('izin_asal_ada')
  expect(opens('perpanjangan', { izinAsal: 'sertifikat' })).toBe('ya')
  expect(opens('pengalihan', { izinAsal: 'registri' })).toBe('pemilik_baru_setuju')
})

test('a company opens files of its own, the secretariat for any', () => {
  const open = (actor: (typeof orang)[number]) =>
    openFile(alurPelaku, faktaAwal('sppb_psat', 'permohonan_baru', 100), actor, perintah('sppb_psat')).ok
  expect(entriesOf(para).flatMap(([siapa, actor]) => (open(actor) ? [siapa] : []))).toEqual([
    'superadmin',
    'sekretariat',
    'pemohon',
  ])
})

test.each([
  ['the same person twice', { lead: 7, auditor: [5, 7] }],
  ['no auditor', { lead: 7, auditor: [] }],
])('a team with %s is refused', (_, salah) => {
  const file: Pengajuan = { ...openedPengajuan('sppb_psat'), stage: 'penunjukan_auditor' }
  const full = perintah('sppb_psat')
  const command = { ...full, input: { ...full.input, tim: salah } }
  expect(applyAction(alurPelaku, file, para.koordinator, 'tunjuk_auditor', command)).toMatchObject({
    refusal: { kind: 'need', need: 'tim' },
  })
})

test.each<[NamaTahap, keyof typeof para, AksiPelaku, object, string]>([
  ['penunjukan_auditor', 'koordinator', 'tunjuk_auditor', { tim: undefined }, 'tim'],
  ['penunjukan_auditor', 'koordinator', 'tunjuk_auditor', { suratTugas: undefined }, 'surat_tugas'],
  ['audit_dokumen', 'koordinator', 'ganti_tim', { tanggalPenugasan: undefined }, 'surat_tugas'],
  ['penagihan', 'sekretariat', 'terbitkan_tagihan', { tagihan: undefined }, 'tagihan'],
  ['menunggu_pembayaran', 'sekretariat', 'ganti_tagihan', { tagihan: { nominal: 0 } }, 'tagihan'],
  ['menunggu_pembayaran', 'pemohon', 'kirim_bukti_bayar', { buktiBayar: undefined }, 'bukti_bayar'],
  ['penerbitan_nomor', 'sekretariat', 'catat_nomor', { nomor: ' ' }, 'nomor'],
  ['penerbitan_nomor', 'sekretariat', 'catat_nomor', { nomor: undefined }, 'nomor'],
  ['audit_lapang', 'lead', 'tolak', { dokumenDitolak: undefined }, 'surat_penolakan'],
])('at %s %s cannot take %s with %j', (stage, siapa, name, missing, need) => {
  const file: Pengajuan = { ...openedPengajuan('sppb_psat', { tarif: 500_000 }), tim, stage }
  const full = perintah('sppb_psat')
  const take = (input: object) =>
    applyAction(alurPelaku, file, para[siapa], name, { ...full, input: { ...full.input, ...input } })
  expect(take(missing)).toMatchObject({ ok: false, refusal: { kind: 'need', need } })
  expect(take({}).ok).toBe(true)
})

test.each<[NamaTahap, keyof typeof para, AksiPelaku, object, object, string]>([
  ['verifikasi_permohonan', 'sekretariat', 'loloskan_permohonan', { temuanTerbuka: 1 }, {}, 'temuan_selesai'],
  ['audit_dokumen', 'lead', 'loloskan_dokumen', { temuanTerbuka: 1 }, {}, 'temuan_selesai'],
  [
    'verifikasi_permohonan',
    'sekretariat',
    'loloskan_permohonan',
    { dokumenBelum: 1 },
    {},
    'dokumen_diperiksa',
  ],
  ['audit_dokumen', 'lead', 'loloskan_dokumen', { dokumenBelum: 1 }, {}, 'dokumen_diperiksa'],
  ['rekomendasi', 'pvtpp', 'rekomendasikan', { temuanTerbuka: 1 }, {}, 'temuan_selesai'],
  ['audit_lapang', 'lead', 'loloskan_lapang', { ceklisKurang: 1 }, {}, 'ceklis_lengkap'],
  ['audit_lapang', 'lead', 'loloskan_lapang', { temuanTerbuka: 1 }, {}, 'temuan_selesai'],
  ['penagihan', 'sekretariat', 'terbitkan_tagihan', { tarif: 0 }, { tarif: 500_000 }, 'bertarif'],
  ['penagihan', 'sekretariat', 'lewati_pembayaran', { tarif: 1 }, { tarif: 0 }, 'tanpa_tarif'],
  ['menunggu_pembayaran', 'sekretariat', 'ganti_tagihan', { tarif: 0 }, { tarif: 500_000 }, 'bertarif'],
])('at %s %s cannot take %s while %j', (stage, siapa, name, held, free, guard) => {
  const take = (facts: object) => {
    const file: Pengajuan = { ...openedPengajuan('sppb_psat'), tim, stage, ...facts }
    return applyAction(alurPelaku, file, para[siapa], name, perintah('sppb_psat'))
  }
  expect(take(held)).toMatchObject({ ok: false, refusal: { kind: 'guard', missing: [{ guard }] } })
  expect(take(free).ok).toBe(true)
})

test.each(lapangTertahan)('the field audit is held back by %s', (guard, lapang) => {
  const file: Pengajuan = { ...openedPengajuan('sppb_psat', { lapang }), tim, stage: 'audit_lapang' }
  expect(applyAction(alurPelaku, file, para.lead, 'loloskan_lapang', perintah('sppb_psat'))).toMatchObject({
    refusal: { kind: 'guard', missing: [{ guard, why: expect.any(String) }] },
  })
})

test('the field audit ends before the agreed visit only with a reason', () => {
  const at = (kunjungan: string | null): Pengajuan => ({
    ...openedPengajuan('sppb_psat', { lapang: { ...lapangSelesai, kunjungan } }),
    tim,
    stage: 'audit_lapang',
  })
  const full = perintah('sppb_psat')
  const take = (file: Pengajuan, alasanKunjungan?: string) =>
    applyAction(alurPelaku, file, para.lead, 'loloskan_lapang', {
      ...full,
      input: { ...full.input, alasanKunjungan },
    })
  const why = expect.stringMatching(/^Kunjungan disepakati 3 November 2026 dan belum berlangsung/)
  for (const silent of [undefined, ' ']) {
    expect(take(at('2026-11-03'), silent)).toMatchObject({
      refusal: { missing: [{ guard: 'hari_kunjungan', why }] },
    })
  }
  expect(take(at('2026-11-03'), 'Unit tutup sesudahnya.').ok).toBe(true)
  expect([take(at('2026-11-02')).ok, take(at(null)).ok]).toEqual([true, true])
  expect(reasonAsked(alurPelaku, at('2026-11-03'), para.lead, 'loloskan_lapang')).toEqual(why)
  expect(reasonAsked(alurPelaku, at(null), para.lead, 'loloskan_lapang')).toBeUndefined()
})

test('a revision needs a note as long as no finding says what to mend', () => {
  const ask = (temuanTerbuka: number) => {
    const file: Pengajuan = {
      ...openedPengajuan('sppb_psat', { temuanTerbuka }),
      tim,
      stage: 'audit_dokumen',
    }
    const command = { ...perintah('sppb_psat'), note: '' }
    return applyAction(alurPelaku, file, para.lead, 'minta_perbaikan_dokumen', command)
  }
  expect(ask(0)).toEqual({ ok: false, refusal: { kind: 'note-missing' } })
  expect(ask(1).ok).toBe(true)
})

test('a team is the one that was appointed, and the one that replaces it', () => {
  const other = { lead: 8, auditor: [6] }
  const full = perintah('sppb_psat')
  const command = { ...full, input: { ...full.input, tim: other } }
  for (const [stage, name] of [
    ['penunjukan_auditor', 'tunjuk_auditor'],
    ['audit_lapang', 'ganti_tim'],
  ] as const) {
    const file: Pengajuan = { ...openedPengajuan('sppb_psat'), tim, stage }
    expect(applyAction(alurPelaku, file, para.koordinator, name, command)).toMatchObject({
      ok: true,
      file: { tim: other },
    })
  }
})

test('whoever has the turn learns which next step is another’s; nobody else does', () => {
  const at = (stage: NamaTahap, who: keyof typeof para) =>
    othersActions(alurPelaku, { ...openedPengajuan('sppb_psat'), tim, stage }, para[who])
  expect(at('audit_dokumen', 'auditor')).toEqual([{ name: 'loloskan_dokumen', holders: ['ketua_tim'] }])
  expect(at('audit_dokumen', 'lead')).toEqual([])
  expect(at('audit_dokumen', 'auditor lain')).toEqual([])
  // A withdrawal is the applicant's own and ends the file. A change of the team leaves it at its stage.
  expect(at('penunjukan_auditor', 'koordinator')).toEqual([])
  expect(at('audit_lapang', 'auditor')).toEqual([{ name: 'loloskan_lapang', holders: ['ketua_tim'] }])
})

test('no certificate before its number, no withdrawal after it', () => {
  const file: Pengajuan = { ...openedPengajuan('sppb_psat'), stage: 'penerbitan_nomor' }
  const step = (actor: (typeof orang)[number], name: keyof typeof aksiPelaku, from = file) =>
    applyAction(alurPelaku, from, actor, name, perintah('sppb_psat'))
  expect(step(para.sekretariat, 'terbitkan_sertifikat')).toMatchObject({
    refusal: { missing: [{ guard: 'bernomor' }] },
  })
  expect(step(para.pemohon, 'tarik').ok).toBe(true)
  const numbered = step(para.sekretariat, 'catat_nomor')
  expect(numbered).toMatchObject({ ok: true, file: { stage: 'penerbitan_nomor', nomor: '001/PSAT' } })
  if (!numbered.ok) return
  expect(step(para.pemohon, 'tarik', numbered.file)).toMatchObject({
    refusal: { missing: [{ guard: 'belum_bernomor' }] },
  })
  expect(step(para.sekretariat, 'terbitkan_sertifikat', numbered.file).ok).toBe(true)
})

test('more time is asked for once per stage, and whoever answers for the stage says yes or no', () => {
  const file: Pengajuan = { ...openedPengajuan('sppb_psat'), tim, stage: 'perbaikan_audit_dokumen' }
  const asked = applyAction(alurPelaku, file, para.pemohon, 'minta_waktu', perintah('sppb_psat'))
  if (!asked.ok) throw new Error('ditolak')
  expect(availableActions(alurPelaku, asked.file, para.lead)).toEqual(['tolak', 'beri_waktu', 'tolak_waktu'])
  expect(availableActions(alurPelaku, asked.file, para.auditor)).toEqual([])
  expect(availableActions(alurPelaku, asked.file, para.pemohon)).not.toContain('minta_waktu')
  const refused = applyAction(alurPelaku, asked.file, para.lead, 'tolak_waktu', perintah('sppb_psat'))
  expect(refused.ok && availableActions(alurPelaku, refused.file, para.pemohon)).not.toContain('minta_waktu')
  // Another stage has a request of its own, and keeps the answer of this one.
  if (!refused.ok) return
  const later: Pengajuan = { ...refused.file, stage: 'perbaikan_audit_lapang' }
  expect(applyAction(alurPelaku, later, para.pemohon, 'minta_waktu', perintah('sppb_psat'))).toMatchObject({
    ok: true,
    file: {
      tambahanWaktu: { perbaikan_audit_dokumen: 'ditolak', perbaikan_audit_lapang: 'diminta' },
    },
  })
})

test('a request for more time is answered once; a refusal gives its reason', () => {
  const file: Pengajuan = {
    ...openedPengajuan('sppb_psat'),
    tim,
    stage: 'perbaikan_audit_dokumen',
    tambahanWaktu: { perbaikan_audit_dokumen: 'diminta' },
  }
  const command = perintah('sppb_psat')
  for (const first of ['beri_waktu', 'tolak_waktu'] as const) {
    const answered = applyAction(alurPelaku, file, para.lead, first, command)
    if (!answered.ok) throw new Error('ditolak')
    for (const again of ['beri_waktu', 'tolak_waktu'] as const) {
      expect(applyAction(alurPelaku, answered.file, para.lead, again, command)).toMatchObject({
        ok: false,
        refusal: { kind: 'guard', missing: [{ guard: 'waktu_diminta' }] },
      })
    }
  }
  const silent = (note?: string) =>
    applyAction(alurPelaku, file, para.lead, 'tolak_waktu', { ...command, note })
  for (const note of [undefined, ' ']) {
    expect(silent(note)).toEqual({ ok: false, refusal: { kind: 'note-missing' } })
  }
  expect(silent('Sudah cukup lama.').ok).toBe(true)
})

test('a lead auditor who is a mere member of the team does not close its audit', () => {
  const under = { lead: para['lead lain'].id, auditor: [para.lead.id] }
  const file: Pengajuan = { ...openedPengajuan('sppb_psat'), tim: under, stage: 'audit_dokumen' }
  const take = (aksi: AksiPelaku, actor = para.lead) =>
    applyAction(alurPelaku, file, actor, aksi, perintah('sppb_psat'))
  expect(take('loloskan_dokumen')).toMatchObject({
    ok: false,
    refusal: { kind: 'not-yours', holders: ['ketua_tim'] },
  })
  expect(take('minta_perbaikan_dokumen').ok).toBe(true)
  expect(take('loloskan_dokumen', para['lead lain']).ok).toBe(true)
})

test('a step that a condition holds back is told of to whoever could take it, and to nobody else', () => {
  const lapang: Pengajuan = {
    ...openedPengajuan('sppb_psat', { tim, ceklisKurang: 3 }),
    stage: 'audit_lapang',
  }
  const heldBack = (file: Pengajuan, who: keyof typeof para) =>
    blockedActions(alurPelaku, file, para[who]).filter(({ name }) => name === 'loloskan_lapang')
  const told = [{ name: 'loloskan_lapang', why: ['3 butir daftar periksa belum dinilai.'] }]
  expect(heldBack(lapang, 'lead')).toEqual(told)
  expect(heldBack(lapang, 'superadmin')).toEqual(told)
  expect(heldBack(lapang, 'auditor')).toEqual([])
  expect(heldBack(lapang, 'lead lain')).toEqual([])
  expect(heldBack({ ...lapang, ceklisKurang: 0 }, 'lead')).toEqual([])
  expect(heldBack({ ...lapang, stage: 'audit_dokumen' }, 'lead')).toEqual([])
})
