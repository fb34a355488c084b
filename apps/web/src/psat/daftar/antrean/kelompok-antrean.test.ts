import { expect, test } from 'vitest'
import { kelompokAntrean, labelKelompok } from '#psat/daftar/antrean/kelompok-antrean.ts'

const row = (tenggat: string, nada: 'lewat' | 'dekat' | 'aman' | 'jeda') => ({
  tenggat,
  waktu: { nada, pokok: '', rinci: null },
})

test('late first, then today and tomorrow, this week and later; empty groups are left out', () => {
  const wednesday = '2026-11-18T02:00:00Z'
  const rows = [
    row('2026-11-30', 'aman'),
    row('2026-11-20', 'aman'),
    row('2026-11-19', 'dekat'),
    row('2026-11-13', 'lewat'),
    row('2026-11-22', 'jeda'),
    row('2026-11-23', 'jeda'),
  ]
  expect(kelompokAntrean(rows, wednesday).map(({ nama, rows: own }) => [nama, own.length])).toEqual([
    ['lewat', 1],
    ['dekat', 1],
    ['pekan', 2],
    ['nanti', 2],
  ])
  expect(kelompokAntrean([row('2026-11-23', 'aman')], '2026-11-22T02:00:00Z')[0]?.nama).toBe('nanti')
  expect(kelompokAntrean([row('2026-11-22', 'aman')], '2026-11-22T02:00:00Z')[0]?.nama).toBe('pekan')
})

test('the group of the next days names the day where it is not tomorrow', () => {
  const friday = '2026-11-20T02:00:00Z'
  const label = (...rows: ReturnType<typeof row>[]) => {
    const [group] = kelompokAntrean(rows, friday)
    return group && labelKelompok(group, friday)
  }
  expect(label(row('2026-11-20', 'dekat'))).toBe('Hari ini')
  expect(label(row('2026-11-20', 'dekat'), row('2026-11-23', 'dekat'))).toBe('Hari ini dan Senin')
  expect(label(row('2026-11-21', 'dekat'))).toBe('Hari ini dan besok')
  expect(label(row('2026-11-19', 'lewat'))).toBe('Lewat tenggat')
})
