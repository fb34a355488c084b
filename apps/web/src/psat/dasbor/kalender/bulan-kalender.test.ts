import { expect, test } from 'vitest'
import {
  bulanLain,
  isAkhirPekan,
  kendalaHari,
  padaHari,
  pekanBulan,
} from '#psat/dasbor/kalender/bulan-kalender.ts'

test('a month is whole weeks from Monday, with the days of its neighbours marked', () => {
  const weeks = pekanBulan('2026-11')
  expect(weeks.map((week) => [week[0]?.day, week[6]?.day])).toEqual([
    ['2026-10-26', '2026-11-01'],
    ['2026-11-02', '2026-11-08'],
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-29'],
    ['2026-11-30', '2026-12-06'],
  ])
  expect(weeks[0]?.map(({ inside }) => inside)).toEqual([false, false, false, false, false, false, true])
  expect(pekanBulan('2027-02')).toHaveLength(4)
})

test('months follow one another over the year', () => {
  expect([bulanLain('2026-12', 1), bulanLain('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a visit of several days is on each of them', () => {
  const visit = { tanggal_mulai: '2026-11-03', tanggal_selesai: '2026-11-04' }
  const days = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']
  expect(days.map((day) => padaHari([visit], day).length)).toEqual([0, 1, 1, 0])
})

test('weekends, holidays and leaves are named on their days', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isAkhirPekan)).toEqual([
    false,
    true,
    true,
    false,
  ])
  const hari = {
    libur: [{ tanggal: '2026-12-25', nama: 'Natal' }],
    cuti: [{ nama: 'Ani', wakil: 'Budi', dari: '2026-12-24', sampai: '2026-12-25' }],
  }
  expect(kendalaHari(hari, '2026-12-25')).toEqual({ libur: 'Natal', cuti: ['Ani cuti, diwakili Budi'] })
  expect(kendalaHari(hari, '2026-12-26')).toEqual({ libur: undefined, cuti: [] })
  expect(kendalaHari(undefined, '2026-12-25')).toEqual({ libur: undefined, cuti: [] })
})
