import { afterEach, expect, test } from 'vitest'
import { isKantor, type NamaAlur, type TabelAlur, type TahapAlur, tahapPeran } from './alur.ts'
import { addAlur, alurOf, semuaAlur, tahapAkhir, tahapOf, tahapSemua } from './semua-alur.ts'

const tahap = (more: Partial<TahapAlur> = {}): TahapAlur =>
  ({ code: 30, label: 'Audit Lapang', tab: 'audit_lapang', turn: [], runs: 'lapang', ...more }) as TahapAlur

const berkas = (stages: Record<string, TahapAlur>, hari: TabelAlur['hari'] = {}): TabelAlur => ({
  ...alurOf('pengajuan'),
  nama: 'berkas',
  tahap: stages,
  hari,
})

let leave = () => {}
afterEach(() => leave())

test('a track that is joined is read by its own table, beside the others', () => {
  expect(tahapOf({ alur: 'berkas', tahap: 'select_auditor' }).code).toBe(10)
  leave = addAlur(
    berkas({
      audit_lapang: tahap({ label: 'Audit di Lapang' }),
      reject: tahap({ tab: 'ditolak', ends: 'tms' }),
    }),
  )
  expect(semuaAlur().map(({ nama }) => nama)).toEqual(['pengajuan', 'berkas'])
  expect(tahapOf({ alur: 'pengajuan', tahap: 'audit_lapang' }).label).toBe('Audit Lapang')
  expect(tahapOf({ alur: 'berkas', tahap: 'audit_lapang' }).label).toBe('Audit di Lapang')
  expect(() => tahapOf({ alur: 'berkas', tahap: 'rekomendasi' })).toThrow(
    'track berkas has no stage rekomendasi',
  )
  expect(tahapAkhir('tms')).toEqual(['ditolak', 'reject'])
  expect(() => tahapOf({ alur: 'berkas', tahap: 'select_auditor' })).toThrow()
  leave()
  expect(tahapOf({ alur: 'berkas', tahap: 'audit_lapang' }).label).toBe('Audit Lapang')
  expect(tahapOf({ alur: 'berkas', tahap: 'select_auditor' }).code).toBe(10)
})

test('lists gather both by the names of their stages, so a name may not mean two things', () => {
  expect(() => addAlur(berkas({ audit_lapang: tahap({ tab: 'permohonan' }) }))).toThrow('stage audit_lapang')
  expect(() => addAlur(berkas({ terbit: tahap({ tab: 'terbit' }) }))).toThrow('stage terbit')
  const shared = berkas({}, { audit_lapang: { sppb_psat: 8, izin_edar_pl: 0 } })
  expect(() => addAlur(shared)).toThrow('budget audit_lapang: track pengajuan already uses it')
  expect(semuaAlur().map(({ nama }) => nama)).toEqual(['pengajuan', 'berkas'])
  expect(tahapOf({ alur: 'berkas', tahap: 'select_auditor' }).code).toBe(10)
})

test('a track may have a budget of its own, and its new table may change its own stages', () => {
  leave = addAlur(
    berkas({ select_auditor: tahap({ tab: 'terbit' }) }, { khusus: { sppb_psat: 3, izin_edar_pl: 3 } }),
  )
  expect(tahapOf({ alur: 'berkas', tahap: 'select_auditor' }).tab).toBe('terbit')
})

test('nobody holds a stage that ends a file, and nothing leads out of it: lists of what is under way rely on it', () => {
  for (const { nama, tahap, workflow } of semuaAlur()) {
    const after = Object.entries(workflow.actions).filter(([, { from }]) =>
      [from].flat().some((stage) => tahap[stage]?.ends !== undefined),
    )
    expect([nama, after.map(([aksi]) => aksi)]).toEqual([nama, []])
    const held = Object.entries(tahap).filter(([, { ends, turn }]) => ends !== undefined && turn.length > 0)
    expect([nama, held.map(([stage]) => stage)]).toEqual([nama, []])
  }
})

test('a stage that both tracks have is named once; a track without a table is a fault', () => {
  expect(tahapSemua(({ label }) => label === 'Audit Lapang')).toEqual(['audit_lapang'])
  expect(tahapAkhir('terbit')).toEqual(['terbit', 'complete'])
  expect(tahapAkhir(undefined)).not.toContain('terbit')
  expect(() => alurOf('lain' as NamaAlur)).toThrow('track lain has no table')
})

test('the days of an office’s stage are the office’s, those of a revision the applicant’s', () => {
  const alur = alurOf('pengajuan')
  expect(Object.keys(alur.hari).filter((anggaran) => isKantor(alur, anggaran))).toEqual([
    'permohonan',
    'audit_dokumen',
    'audit_lapang',
    'rekomendasi',
    'penerbitan',
  ])
})

test('a role works at the stages where it has the turn, and where it answers for the one who waits', () => {
  const alur = alurOf('pengajuan')
  expect(tahapPeran(alur, 'PVTPP')).toEqual(['rekomendasi', 'perbaikan_rekomendasi'])
  expect(tahapPeran(alur, 'KOORDINATOR_SEKRETARIAT')).toEqual(['penunjukan_auditor'])
  expect(tahapPeran(alur, 'AUDITOR')).toEqual(['audit_dokumen', 'audit_lapang'])
  expect(tahapPeran(alur, 'OKKP_ADMIN_PUSAT')).toEqual([])
})
