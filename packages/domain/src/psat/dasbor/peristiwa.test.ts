import { expect, test } from 'vitest'
import { alurOf } from '../alur/semua-alur.ts'
import { peristiwaOf } from './peristiwa.ts'

const pengajuan = alurOf('pengajuan')
const berkas = alurOf('berkas')

test('an audit begins once: by its appointment, not by an answer to a revision or a further stage', () => {
  expect(peristiwaOf(pengajuan, 'penunjukan_auditor', 'audit_dokumen')).toEqual(['audit'])
  expect(peristiwaOf(berkas, 'select_auditor', 'review_auditor')).toEqual(['audit'])
  expect(peristiwaOf(pengajuan, 'perbaikan_audit_dokumen', 'audit_dokumen')).toEqual([])
  expect(peristiwaOf(berkas, 'upload_revision', 'review_auditor')).toEqual([])
  expect(peristiwaOf(berkas, 'review_auditor', 'review_auditor')).toEqual([])
  expect(peristiwaOf(pengajuan, 'audit_dokumen', 'audit_lapang')).toEqual([])
})

test('a revision is what is asked to be mended, never a payment that is waited for', () => {
  expect(peristiwaOf(pengajuan, 'rekomendasi', 'perbaikan_rekomendasi')).toEqual(['revisi'])
  expect(peristiwaOf(berkas, 'sidang_komtek', 'upload_revision')).toEqual(['revisi'])
  expect(peristiwaOf(pengajuan, 'penagihan', 'menunggu_pembayaran')).toEqual([])
  expect(peristiwaOf(pengajuan, 'perbaikan_permohonan', 'perbaikan_permohonan')).toEqual([])
})

test('the audit ends with the recommendation, the file with its outcome', () => {
  expect(peristiwaOf(pengajuan, 'rekomendasi', 'penagihan')).toEqual(['akhir_audit'])
  expect(peristiwaOf(berkas, 'sidang_komtek', 'lampiran_teknis')).toEqual(['akhir_audit'])
  expect(peristiwaOf(berkas, 'review_lamtek_1', 'lampiran_teknis')).toEqual([])
  expect(peristiwaOf(pengajuan, 'penerbitan_nomor', 'terbit')).toEqual(['terbit'])
  expect(peristiwaOf(berkas, 'finish_publish', 'complete')).toEqual(['terbit'])
  expect(peristiwaOf(berkas, 'review_auditor', 'reject')).toEqual(['tolak'])
  expect(peristiwaOf(pengajuan, null, 'verifikasi_permohonan')).toEqual([])
})
