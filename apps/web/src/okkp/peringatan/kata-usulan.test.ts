import { tindakanPeringatan } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { expect, test } from 'vitest'
import { kataUsulan } from '#okkp/peringatan/kata-usulan.ts'

test('a withdrawal is never called a publication', () => {
  expect(Object.values(kataUsulan.cabut).join(' ')).not.toMatch(/terbit|draf/i)
})

test('the second person reads what happens, and what holds until then', () => {
  for (const tindakan of tindakanPeringatan) {
    const { akibat, belum } = kataUsulan[tindakan]
    expect(akibat, tindakan).toMatch(/\.$/)
    expect(belum, tindakan).toMatch(/belum|masih/i)
  }
})
