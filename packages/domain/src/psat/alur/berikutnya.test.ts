import { expect, test } from 'vitest'
import { tahapBerikut } from './berikutnya.ts'
import { type FaktaPelaku, faktaAwal } from './pelaku/syarat.ts'
import type { NamaTahap } from './pelaku/tahap.ts'
import { faktaSekretariatAwal } from './sekretariat/syarat.ts'
import type { NamaTahapSekretariat } from './sekretariat/tahap.ts'
import { alurOf } from './semua-alur.ts'

const actor = { id: 1, role: 'SEKRETARIAT', perusahaan_id: null } as const

function after(
  stage: NamaTahap,
  facts: Partial<FaktaPelaku> = {},
  auditType: 'sppb_psat' | 'izin_edar_pl' = 'sppb_psat',
) {
  const file = { ...faktaAwal(auditType, 'permohonan_baru', 1), ...facts, stage, ledger: [] }
  return tahapBerikut(alurOf('pengajuan'), file, actor, 3)
}

test('when all is well: the turns that follow, by the table', () => {
  expect(after('verifikasi_permohonan')).toEqual(['penunjukan_auditor', 'audit_dokumen', 'audit_lapang'])
  expect(after('audit_dokumen')).toEqual(['audit_lapang', 'rekomendasi', 'penagihan'])
  expect(after('audit_dokumen', {}, 'izin_edar_pl')).toEqual([
    'rekomendasi',
    'penagihan',
    'menunggu_pembayaran',
  ])
  expect(after('menunggu_pembayaran')).toEqual(['pemeriksaan_pembayaran', 'penerbitan_nomor', 'terbit'])
  expect(after('penerbitan_nomor')).toEqual(['terbit'])
  expect(after('terbit')).toEqual([])
  expect(after('ditolak')).toEqual([])
})

test('a revision goes back to whoever asked; open findings do not change the way', () => {
  expect(after('perbaikan_audit_lapang')).toEqual(['audit_lapang', 'rekomendasi', 'penagihan'])
  expect(after('audit_lapang', { temuanTerbuka: 2, ceklisKurang: 5 })[0]).toBe('rekomendasi')
})

test('a tariff decides once the file is there', () => {
  expect(after('penagihan', { tarif: 1_500_000 })[0]).toBe('menunggu_pembayaran')
  expect(after('penagihan', { tarif: 0 })[0]).toBe('penerbitan_nomor')
})

test('on track berkas too: what hands a file back is not its way', () => {
  const afterBerkas = (
    stage: NamaTahapSekretariat,
    auditType: 'sppb_psat' | 'izin_edar_pl' = 'sppb_psat',
  ) => {
    const facts = {
      ...faktaSekretariatAwal(auditType, 'permohonan_baru', 1),
      peminta: 'review_auditor' as const,
    }
    return tahapBerikut(alurOf('berkas'), { ...facts, stage, ledger: [] }, actor, 3)
  }
  expect(afterBerkas('select_auditor')).toEqual(['review_auditor', 'review_lead_auditor', 'audit_lapang'])
  expect(afterBerkas('review_auditor', 'izin_edar_pl')).toEqual([
    'review_lead_auditor',
    'sidang_komtek',
    'lampiran_teknis',
  ])
  expect(afterBerkas('upload_revision')).toEqual(['review_auditor', 'review_lead_auditor', 'audit_lapang'])
  expect(afterBerkas('process_publish')).toEqual(['finish_publish', 'complete'])
})
