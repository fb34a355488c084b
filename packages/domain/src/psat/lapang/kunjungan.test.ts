import { expect, test } from 'vitest'
import {
  akhirPada,
  describeStatus,
  describeWaktu,
  isOver,
  langkahBoleh,
  needsAlasan,
  type StatusKunjungan,
} from './kunjungan.ts'

const today = '2026-11-20'
const visit = (status: StatusKunjungan, day = '2026-11-24') => ({
  status,
  tanggal_mulai: day,
  tanggal_selesai: day,
  jam: '09:00',
})
const both = { today, sendiri: false }

test('one side proposes, the other answers or asks for another time', () => {
  expect(langkahBoleh('petugas', null, both)).toEqual(['usul'])
  expect(langkahBoleh('pemohon', null, both)).toEqual([])
  expect(langkahBoleh('pemohon', visit('diusulkan'), both)).toEqual(['setuju', 'pindah'])
  expect(langkahBoleh('petugas', visit('diusulkan'), both)).toEqual(['usul'])
  expect(langkahBoleh('petugas', visit('diminta_pindah'), both)).toEqual(['setuju', 'usul'])
  expect(langkahBoleh('pemohon', visit('diminta_pindah'), both)).toEqual([])
})

test('what is agreed on may be moved until the day before; what has passed is agreed to by nobody', () => {
  expect(langkahBoleh('pemohon', visit('dikonfirmasi', '2026-11-21'), both)).toEqual(['pindah'])
  expect(langkahBoleh('pemohon', visit('dikonfirmasi', today), both)).toEqual([])
  expect(langkahBoleh('pemohon', visit('diusulkan', '2026-11-19'), both)).toEqual(['pindah'])
  expect(langkahBoleh('pemohon', visit('diusulkan', today), both)).toEqual(['setuju', 'pindah'])
  expect(langkahBoleh('petugas', visit('diminta_pindah', '2026-11-19'), both)).toEqual(['usul'])
})

test('officers agree for both where no applicant has an account', () => {
  expect(langkahBoleh('petugas', visit('diusulkan'), { today, sendiri: true })).toEqual(['setuju', 'usul'])
})

test('another date in the place of one that was asked for or agreed on needs its reason', () => {
  expect(needsAlasan('pindah', visit('diusulkan'), today)).toBe(true)
  expect(needsAlasan('usul', visit('diminta_pindah'), today)).toBe(true)
  expect(needsAlasan('usul', visit('dikonfirmasi'), today)).toBe(true)
  expect(needsAlasan('usul', visit('diusulkan'), today)).toBe(false)
  expect(needsAlasan('usul', null, today)).toBe(false)
  // The visit took place, so the next proposal is another visit.
  expect(needsAlasan('usul', visit('dikonfirmasi', '2026-11-19'), today)).toBe(false)
  expect(isOver(visit('dikonfirmasi', '2026-11-19'), today)).toBe(true)
  expect(isOver(visit('dikonfirmasi', today), today)).toBe(false)
  expect(isOver(visit('diusulkan', '2026-11-19'), today)).toBe(false)
})

test('a visit ends as carried out from its agreed day on, otherwise as cancelled', () => {
  expect(akhirPada(visit('dikonfirmasi', today), today)).toBe('dilaksanakan')
  expect(akhirPada(visit('dikonfirmasi', '2026-11-21'), today)).toBe('dibatalkan')
  expect(akhirPada(visit('diusulkan', '2026-11-19'), today)).toBe('dibatalkan')
  expect(akhirPada(visit('diminta_pindah', today), today)).toBe('dibatalkan')
  for (const status of ['dilaksanakan', 'dibatalkan'] as const) {
    expect(isOver(visit(status), today)).toBe(true)
    expect(langkahBoleh('pemohon', visit(status), both)).toEqual([])
  }
})

test('said as people say it', () => {
  expect(describeWaktu(visit('diusulkan'))).toBe('24 November 2026 pukul 09.00')
  expect(describeWaktu({ ...visit('diusulkan'), tanggal_selesai: '2026-11-25' })).toBe(
    '24 November 2026 sampai 25 November 2026 pukul 09.00',
  )
  const read = (pihak: 'petugas' | 'pemohon', sendiri = false) => ({ pihak, sendiri, today })
  expect(describeStatus(visit('diusulkan'), read('petugas'))).toBe('Menunggu konfirmasi pelaku usaha')
  expect(describeStatus(visit('diusulkan'), read('pemohon'))).toBe('Menunggu konfirmasi Anda')
  expect(describeStatus(visit('diusulkan'), read('petugas', true))).toBe('Belum dikonfirmasi')
  expect(describeStatus(visit('diminta_pindah'), read('pemohon'))).toBe('Anda mengusulkan waktu lain')
  expect(describeStatus(visit('dikonfirmasi', '2026-11-19'), read('petugas'))).toBe('Sudah berlangsung')
  expect(describeStatus(visit('dilaksanakan', '2026-11-19'), read('petugas'))).toBe('Dilaksanakan')
})
