import { expect, test } from 'vitest'
import { pemegang, penerimaOf } from './pemegang.ts'

const tim = { lead: 1, auditor: [2, 3] }

test('who is told follows from the table of holders: company, people of the file, or everyone with the role', () => {
  const file = { perusahaan_id: 9, tim }
  expect(penerimaOf(pemegang.pemohon, file)).toEqual({ perusahaanId: 9 })
  expect(penerimaOf(pemegang.tim, file)).toEqual({ penggunaIds: [1, 2, 3] })
  expect(penerimaOf(pemegang.ketua_tim, file)).toEqual({ penggunaIds: [1] })
  expect(penerimaOf(pemegang.sekretariat, file)).toEqual({ roles: ['SEKRETARIAT'] })
  expect(penerimaOf(pemegang.komtek, file)).toEqual({ roles: ['PVTPP'] })
})

test('a file without a team tells nobody in its place, and nobody holds it', () => {
  const file = { perusahaan_id: 9, tim: null }
  expect(penerimaOf(pemegang.tim, file)).toEqual({ penggunaIds: [] })
  expect(penerimaOf(pemegang.ketua_tim, file)).toEqual({ penggunaIds: [] })
  expect(pemegang.tim.within(file, { id: 1, role: 'AUDITOR', perusahaan_id: null })).toBe(false)
})

test('those who are told may act', () => {
  const file = { perusahaan_id: 9, tim }
  for (const id of [1, 2, 3, 4]) {
    const actor = { id, role: 'LEAD_AUDITOR', perusahaan_id: null } as const
    expect(pemegang.tim.within(file, actor)).toBe(id < 4)
    expect(pemegang.ketua_tim.within(file, actor)).toBe(id === 1)
  }
})
