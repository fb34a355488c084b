import { expect, test } from 'vitest'
import { tabDaftar } from './daftar.contract.ts'
import { berjalan, tahapDiminta, tahapTab } from './daftar.tab.ts'

test('files of a tab are under way unless all of them have ended there', () => {
  const tabs = Object.keys(tabDaftar) as (keyof typeof tabDaftar)[]
  expect(tabs.filter((tab) => !berjalan(tab, 'KOORDINATOR_SEKRETARIAT'))).toEqual(['terbit', 'ditolak'])
  // What is left to be certified stands among the issued files of whoever certifies.
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
