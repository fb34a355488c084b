import { expect, test } from 'vitest'
import { padananLayar } from './padanan-layar.ts'

const file = '23b6a42c-5d41-4bda-be85-7257bfff8d2d'
const list = '/psat/admin/perizinan/sppb_psat'

test('the committee is led from a file’s page to its case, and from a list to its queue', () => {
  expect(padananLayar(`${list}/${file}?bagian=riwayat`, 'PVTPP')).toBe(`${list}/audit?id=${file}`)
  expect(padananLayar(`${list}?tab=terbit`, 'PVTPP')).toBe(`${list}/audit`)
})

test('others are led from the committee’s case to the file’s page', () => {
  expect(padananLayar(`${list}/audit?id=${file}`, 'SEKRETARIAT')).toBe(`${list}/${file}`)
  expect(padananLayar(`${list}/audit?tampil=semua&id=${file}`, 'KOORDINATOR_SEKRETARIAT')).toBe(
    `${list}/${file}`,
  )
})

test('what has no counterpart leads nowhere', () => {
  expect(padananLayar(`${list}/add`, 'PVTPP')).toBeUndefined()
  expect(padananLayar('/psat/admin/report', 'PVTPP')).toBeUndefined()
  expect(padananLayar(`${list}/audit`, 'SEKRETARIAT')).toBeUndefined()
  expect(padananLayar(`${list}/${file}`, 'SEKRETARIAT')).toBeUndefined()
})
