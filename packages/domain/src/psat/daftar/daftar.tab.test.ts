import { expect, test } from 'vitest'
import { tabDaftar } from './daftar.contract.ts'
import { berjalan, tahapDiminta, tahapTab } from './daftar.tab.ts'

test('files of a tab are under way unless all of them have ended there', () => {
  const tabs = Object.keys(tabDaftar) as (keyof typeof tabDaftar)[]
  expect(tabs.filter((tab) => !berjalan(tab, 'SEKRETARIAT'))).toEqual(['terbit', 'ditolak'])
})

test('every stage is in the tab its table says', () => {
  expect(tahapTab('lampiran_teknis', 'SEKRETARIAT')).toEqual([
    'penagihan',
    'menunggu_pembayaran',
    'pemeriksaan_pembayaran',
    'penerbitan_nomor',
  ])
  expect(tahapTab('terbit', 'AUDITOR')).toEqual(['terbit'])
})

test('the two outcomes stand for the last stages of every track', () => {
  expect(tahapDiminta('complete, audit_dokumen')).toEqual(['complete', 'terbit', 'audit_dokumen'])
  expect(tahapDiminta('reject')).toEqual(['reject', 'ditolak'])
})
