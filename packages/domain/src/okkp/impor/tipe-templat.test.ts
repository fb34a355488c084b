import { expect, test } from 'vitest'
import { masters } from '../master/master.contract.ts'
import { tipeTemplat, tipeTemplatTetap } from './tipe-templat.ts'

test('every kind that nobody can delete has its template by name', () => {
  const of = (prefix: string, fixed: readonly number[] = []) => fixed.map((id) => `${prefix}${id}`)
  const { jenisRegistrasi, jenisUjiLab, jenisRapidTest } = masters
  expect(tipeTemplatTetap).toEqual([
    ...of('', jenisRegistrasi.fixed),
    ...of('lab-', jenisUjiLab.fixed),
    ...of('rapid-', jenisRapidTest.fixed),
    ...of('pasar-rapid-', jenisRapidTest.fixed),
    'mutu',
    'pedagang',
  ])
})

test.each(['8', 'lab-6', 'rapid-12', 'pasar-rapid-6'])('%s may be a kind of the master list', (type) => {
  expect(tipeTemplat.safeParse(type).success).toBe(true)
})

test.each(['', 'zzz', 'lab-', 'lab-x', 'mutu-1', '-1', '1.5', '1234567890'])('%s is none', (type) => {
  expect(tipeTemplat.safeParse(type).error?.issues[0]?.message).toContain('lab-1 sampai lab-5')
})
