import type { JamPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { expect, it } from 'vitest'
import { headlineOf } from '#psat/berkas/jam/clock-headline.ts'

const permohonan: JamPengajuan['anggaran'][number] = {
  anggaran: 'permohonan',
  tab: 'permohonan',
  label: 'Verifikasi awal',
  keadaan: 'running',
  mulai: '2026-11-02T02:00:00.000Z',
  selesai: null,
  diberikan: 4,
  terpakai: 1,
  sisa: 3,
  tenggat: '2026-11-06',
  status: 'ON_PROCESS',
}
const jam = (change: Partial<JamPengajuan>): JamPengajuan => ({
  anggaran: [permohonan],
  tunggu: null,
  terpakai: 1,
  entri: [],
  ...change,
})

it('says how long the office has', () => {
  expect(headlineOf(jam({}))).toMatchObject({
    title: '3 hari kerja tersisa',
    text: 'Verifikasi awal: 1 dari 4 hari kerja terpakai.',
    due: '2026-11-06',
    tone: 'plain',
  })
})

it('warns on the last day and after it', () => {
  expect(headlineOf(jam({ anggaran: [{ ...permohonan, sisa: 0 }] }))).toMatchObject({
    title: 'Jatuh tempo',
    tone: 'warn',
  })
  expect(headlineOf(jam({ anggaran: [{ ...permohonan, sisa: -2 }] }))).toMatchObject({
    title: 'Lewat 2 hari kerja',
    tone: 'bad',
  })
})

it('says for whom the file waits while the clock is paused', () => {
  const tunggu = {
    sejak: '2026-11-03T02:00:00.000Z',
    diberikan: 10,
    terpakai: 4,
    sisa: 6,
    tenggat: '2026-11-17',
    status: 'ON_PROCESS',
  } as const
  const headline = headlineOf(jam({ anggaran: [{ ...permohonan, keadaan: 'paused' }], tunggu }))
  expect(headline.title).toBe('6 hari kerja tersisa')
  expect(headline.text).toBe(
    'Jam layanan berhenti sejak 3 November 2026, menunggu pemohon (4 dari 10 hari kerja).',
  )
  expect(headline.due).toBe('2026-11-17')
})

it('knows that a file has ended', () => {
  expect(headlineOf(jam({ anggaran: [{ ...permohonan, keadaan: 'ended' }] }))).toMatchObject({
    title: 'Jam berhenti',
    due: null,
  })
})
