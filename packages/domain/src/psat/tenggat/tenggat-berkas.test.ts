import { expect, test } from 'vitest'
import { applyAction } from '../../platform/workflow/workflow-actions.ts'
import type { AksiPelaku } from '../alur/pelaku/aksi.ts'
import { openedPengajuan, para, perintah } from '../alur/pelaku/fixture.ts'
import { alurPelaku } from '../alur/pelaku/workflow.ts'
import type { AktorPsat } from '../alur/pemegang.ts'
import { alurOf } from '../alur/semua-alur.ts'
import { tenggatBerkas } from './tenggat-berkas.ts'

/** Day in November 2026. The 2nd is a Monday, and every file comes in on that day. */
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 2))

type Step = readonly [AksiPelaku, AktorPsat, number]

function deadlines(steps: readonly Step[], now: number) {
  let file = openedPengajuan('sppb_psat')
  const langkah = [{ ke: file.stage, waktu: at(2), entri: file.ledger.length }]
  for (const [aksi, actor, day] of steps) {
    const taken = applyAction(alurPelaku, file, actor, aksi, perintah('sppb_psat', at(day)))
    if (!taken.ok) throw new Error(`${aksi}: ${JSON.stringify(taken.refusal)}`)
    file = taken.file
    langkah.push({ ke: file.stage, waktu: at(day), entri: taken.event.entries.length })
  }
  const days = (anggaran: string) => alurOf('pengajuan').hari[anggaran]?.sppb_psat ?? 0
  return tenggatBerkas({ alur: 'pengajuan', langkah, ledger: file.ledger, days }, at(now), new Set())
}

const verified: Step[] = [
  ['minta_perbaikan_permohonan', para.sekretariat, 3],
  ['jawab_perbaikan_permohonan', para.pemohon, 4],
  ['loloskan_permohonan', para.sekretariat, 4],
]
const audited: Step[] = [
  ...verified,
  ['tunjuk_auditor', para.koordinator, 5],
  ['minta_perbaikan_dokumen', para.auditor, 6],
  ['jawab_perbaikan_dokumen', para.pemohon, 10],
  ['loloskan_dokumen', para.lead, 11],
]

test('at 10 the projected end of the document audit; a revision adds its own and keeps it', () => {
  expect(deadlines([], 2)).toEqual({ tenggat_audit_dokumen: '2026-11-13' })
  expect(deadlines(verified.slice(0, 1), 3)).toEqual({
    tenggat_audit_dokumen: '2026-11-13',
    tenggat_perbaikan_audit_dokumen: '2026-11-17',
  })
  // One of four days is used: three days from the 4th, then five more.
  expect(deadlines(verified, 4)).toEqual({
    tenggat_audit_dokumen: '2026-11-16',
    tenggat_perbaikan_audit_dokumen: '2026-11-17',
  })
})

test('the document audit’s own day from 20 on, and that of its last round from 21', () => {
  expect(deadlines(audited.slice(0, 4), 5)).toMatchObject({ tenggat_audit_dokumen: '2026-11-12' })
  expect(deadlines(audited.slice(0, 5), 9)).toEqual({
    tenggat_audit_dokumen: '2026-11-12',
    tenggat_perbaikan_audit_dokumen: '2026-11-20',
  })
  expect(deadlines(audited, 30)).toEqual({
    tenggat_audit_dokumen: '2026-11-16',
    tenggat_perbaikan_audit_dokumen: '2026-11-20',
    tenggat_audit_lapang: '2026-11-23',
  })
})

test('a projection stops moving when its stage is left, and follows the days while it is late', () => {
  expect(deadlines([], 10)).toEqual({ tenggat_audit_dokumen: '2026-11-17' })
  expect(deadlines([['tolak', para.sekretariat, 10]], 27)).toEqual({ tenggat_audit_dokumen: '2026-11-17' })
})

test('more time moves the deadline of the round it was given for', () => {
  const asked: Step[] = [
    ['minta_perbaikan_permohonan', para.sekretariat, 3],
    ['minta_waktu', para.pemohon, 4],
    ['beri_waktu', para.sekretariat, 5],
  ]
  expect(deadlines(asked, 5).tenggat_perbaikan_audit_dokumen).toBe('2026-11-24')
})

test('what the field audit and the committee had stays after the certificate', () => {
  const issued: Step[] = [
    ...audited,
    ['minta_perbaikan_lapang', para.auditor, 12],
    ['jawab_perbaikan_lapang', para.pemohon, 13],
    ['loloskan_lapang', para.lead, 16],
    ['minta_perbaikan_rekomendasi', para.pvtpp, 17],
    ['jawab_perbaikan_rekomendasi', para.pemohon, 18],
    ['rekomendasikan', para.pvtpp, 19],
    ['lewati_pembayaran', para.sekretariat, 20],
    ['catat_nomor', para.sekretariat, 20],
    ['terbitkan_sertifikat', para.sekretariat, 23],
  ]
  expect(deadlines(issued, 30)).toEqual({
    tenggat_audit_dokumen: '2026-11-16',
    tenggat_perbaikan_audit_dokumen: '2026-11-20',
    tenggat_audit_lapang: '2026-11-24',
    tenggat_perbaikan_audit_lapang: '2026-11-26',
    tenggat_sidang_komtek: '2026-11-24',
    tenggat_perbaikan_sidang_komtek: '2026-12-01',
  })
})
