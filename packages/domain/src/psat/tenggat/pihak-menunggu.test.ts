import { expect, test } from 'vitest'
import { pihakMenunggu } from './pihak-menunggu.ts'

const perbaikan = { alur: 'pengajuan', tahap: 'perbaikan_audit_dokumen', saya: false } as const

test('the office waits for the applicant, for a payment or for a revision', () => {
  expect(pihakMenunggu(perbaikan)).toEqual({
    pihak: 'Pemohon',
    kerja: 'menjawab',
    menunggu: 'Menunggu perbaikan pemohon',
  })
  expect(pihakMenunggu({ ...perbaikan, tahap: 'menunggu_pembayaran', saya: true })).toEqual({
    pihak: 'Anda',
    kerja: 'membayar',
    menunggu: 'Menunggu pembayaran Anda',
  })
})

test('on track berkas the office waits for the secretariat, by its label', () => {
  const file = { alur: 'berkas', tahap: 'upload_revision', saya: false } as const
  expect(pihakMenunggu(file)).toMatchObject({
    pihak: 'Sekretariat',
    menunggu: 'Menunggu perbaikan sekretariat',
  })
})
