import { expect, it } from 'vitest'
import { kunciLacakDari, tautanLacak } from './nomor-lacak.ts'

const kunci = { nomor: 'SPPB-2026-01214', kode: 'ABCDEFGHJKLM' }

it('a link carries number and code in its fragment', () => {
  const link = tautanLacak(kunci)
  expect(link).toBe('/lacak#SPPB-2026-01214.ABCDEFGHJKLM')
  expect(kunciLacakDari(link.slice(link.indexOf('#')))).toEqual(kunci)
})

it.each(['', '#', '#SPPB-2026-01214', '#SPPB-2026-01214.pendek', '#ADU-2026-00042.ABCDEFGHJKLM'])(
  '%j opens nothing',
  (hash) => {
    expect(kunciLacakDari(hash)).toBeUndefined()
  },
)
