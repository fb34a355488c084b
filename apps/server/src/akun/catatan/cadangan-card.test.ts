import { expect, test } from 'vitest'
import { kartuCadangan } from './cadangan-card.ts'

const now = new Date('2026-11-19T05:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const textOf = (...[state]: [Parameters<typeof kartuCadangan>[0]]) => {
  const { perhatian, jumlah, keterangan } = kartuCadangan(state, now)
  expect(jumlah).toBe(perhatian ? 1 : 0)
  return `${perhatian ? '!' : ''}${keterangan}`
}

test('the state of the backup asks for attention once a restore would lose work', () => {
  expect(textOf({ on: true, archived: hoursAgo(1), failed: null })).toBe(
    'Terakhir tersimpan 19 November 2026, 11.00 WIB.',
  )
  expect(textOf({ on: true, archived: hoursAgo(1), failed: hoursAgo(2) })).toMatch(/^Terakhir/)
  expect(textOf({ on: true, archived: hoursAgo(2), failed: hoursAgo(1) })).toMatch(
    /^!Penyimpanan ke arsip gagal/,
  )
  expect(textOf({ on: true, archived: hoursAgo(25), failed: null })).toMatch(/^!Arsip tidak bergerak/)
  expect(textOf({ on: true, archived: null, failed: null })).toMatch(/^!Arsip tidak bergerak.* Belum ada/)
  expect(textOf({ on: false, archived: null, failed: null })).toMatch(/^!Arsip berkelanjutan belum/)
})
