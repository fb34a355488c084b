import { expect, test } from 'vitest'
import { tahapSemua } from '../alur/semua-alur.ts'
import { tabDaftar } from './daftar.contract.ts'
import { berjalan, tahapDiminta, tahapStatus, tahapTab } from './daftar.tab.ts'

test('files of a tab are under way unless all of them have ended there', () => {
  const tabs = Object.keys(tabDaftar) as (keyof typeof tabDaftar)[]
  expect(tabs.filter((tab) => !berjalan(tab, 'KOORDINATOR_SEKRETARIAT'))).toEqual(['terbit', 'ditolak'])
  // For the secretariat the tab "terbit" also holds files that still need their certificate.
  expect(tabs.filter((tab) => !berjalan(tab, 'SEKRETARIAT'))).toEqual(['ditolak'])
})

test('every stage is in the tab its table says', () => {
  expect(tahapTab('lampiran_teknis', 'SEKRETARIAT')).toEqual([
    'penagihan',
    'menunggu_pembayaran',
    'pemeriksaan_pembayaran',
    'penerbitan_nomor',
    'lampiran_teknis',
    'review_lamtek_1',
    'review_lamtek_2',
    'process_publish',
  ])
  expect(tahapTab('terbit', 'AUDITOR')).toEqual(['terbit', 'complete'])
  for (const role of ['SEKRETARIAT', 'SUPERADMIN'] as const) {
    expect(tahapTab('terbit', role)).toEqual(['terbit', 'finish_publish', 'complete'])
  }
})

test('the two outcomes stand for the last stages of every track', () => {
  expect(tahapDiminta('complete, audit_dokumen')).toEqual(['terbit', 'complete', 'audit_dokumen'])
  expect(tahapDiminta('reject')).toEqual(['ditolak', 'reject'])
})

test('a process goes by its key or its code; an unknown one is code 10', () => {
  const sepuluh = ['verifikasi_permohonan', 'penunjukan_auditor', 'select_auditor']
  for (const process of ['10', 'zzz', 'upload', '77', 'toString', 'select_auditor,10'])
    expect([process, tahapDiminta(process)?.toSorted()]).toEqual([process, sepuluh.toSorted()])
  expect(tahapDiminta('20')).toEqual(['audit_dokumen', 'review_auditor'])
  expect(tahapDiminta('audit_lapang, zzz')).toEqual(['audit_lapang', ...sepuluh])
  for (const nothing of [undefined, '', ' , ']) expect(tahapDiminta(nothing)).toBeUndefined()
})

test('each file has one step status, by the stage it stands at', () => {
  expect(tahapStatus('revision')).toEqual([
    'perbaikan_permohonan',
    'perbaikan_audit_dokumen',
    'perbaikan_audit_lapang',
    'perbaikan_rekomendasi',
    'upload_revision',
  ])
  expect(tahapStatus('accept')).toEqual(['terbit', 'complete'])
  expect(tahapStatus('reject')).toEqual(['ditolak', 'reject'])
  const all = (['review', 'accept', 'revision', 'reject'] as const).flatMap(tahapStatus)
  expect(all.toSorted()).toEqual(tahapSemua(() => true).toSorted())
})
