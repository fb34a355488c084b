import { expect, it } from 'vitest'
import { hariMenuju, segeraHabis } from '#psat/dasbor/pelaku/izin-habis.ts'

const izin = (nomor: string, berlaku_sampai: string | null, status = 'valid') =>
  ({ nomor, berlaku_sampai, status }) as never

it('counts days', () => {
  expect(hariMenuju('2026-12-01', '2026-11-16')).toBe(15)
  expect(hariMenuju('2026-11-15', '2026-11-16')).toBe(-1)
})

it('names what ends within sixty days, the nearest first', () => {
  const list = [
    izin('jauh', '2027-03-01'),
    izin('dekat', '2026-12-20'),
    izin('habis', '2026-10-01', 'expired'),
    izin('dicabut', '2026-12-01', 'revoked'),
    izin('tanpa', null),
  ]
  expect(segeraHabis(list, '2026-11-16').map(({ nomor }) => nomor)).toEqual(['habis', 'dekat'])
})
