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
  return tahapBerikut(alurOf('pengajuan'), file, actor)
}

const bayar = ['menunggu_pembayaran', 'pemeriksaan_pembayaran']
const akhir = ['penerbitan_nomor', 'terbit']

test('when all is well: every turn that follows up to the issue, by the table', () => {
  const rest = ['audit_lapang', 'rekomendasi', 'penagihan', ...bayar, ...akhir]
  const berbayar = { tarif: 1_500_000 }
  expect(after('verifikasi_permohonan', berbayar)).toEqual(['penunjukan_auditor', 'audit_dokumen', ...rest])
  expect(after('audit_dokumen', berbayar)).toEqual(rest)
  expect(after('audit_dokumen', berbayar, 'izin_edar_pl')).toEqual(rest.slice(1))
  expect(after('menunggu_pembayaran', berbayar)).toEqual(['pemeriksaan_pembayaran', ...akhir])
  expect(after('penerbitan_nomor')).toEqual(['terbit'])
  expect(after('terbit')).toEqual([])
  expect(after('ditolak')).toEqual([])
})

test('a revision goes back to whoever asked; open findings do not change the way', () => {
  expect(after('perbaikan_audit_lapang').slice(0, 3)).toEqual(['audit_lapang', 'rekomendasi', 'penagihan'])
  expect(after('audit_lapang', { temuanTerbuka: 2, ceklisKurang: 5 })[0]).toBe('rekomendasi')
})

test('the tariff decides whether a payment follows, however far away', () => {
  expect(after('penagihan', { tarif: 1_500_000 })).toEqual([...bayar, ...akhir])
  expect(after('penagihan', { tarif: 0 })).toEqual(akhir)
  expect(after('rekomendasi', { tarif: 0 }, 'izin_edar_pl')).toEqual(['penagihan', ...akhir])
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
    return tahapBerikut(alurOf('berkas'), { ...facts, stage, ledger: [] }, actor)
  }
  const lampiran = ['lampiran_teknis', 'review_lamtek_1', 'review_lamtek_2', 'process_publish']
  const terbit = ['finish_publish', 'complete']
  const sppb = ['review_lead_auditor', 'audit_lapang', 'sidang_komtek', ...lampiran, ...terbit]
  expect(afterBerkas('select_auditor')).toEqual(['review_auditor', ...sppb])
  expect(afterBerkas('review_auditor', 'izin_edar_pl')).toEqual([
    'review_lead_auditor',
    'sidang_komtek',
    ...lampiran,
    ...terbit,
  ])
  expect(afterBerkas('upload_revision')).toEqual(['review_auditor', ...sppb])
  expect(afterBerkas('process_publish')).toEqual(terbit)
})
