import { encodeQr } from '@portal/domain/platform/qr/encode-qr'
import { expect, it } from 'vitest'
import { qrOf } from '#platform/ui/Qr.tsx'

it('draws every dark module and no other', () => {
  const text = 'https://portal.example/verifikasi/7KXMQ2PD9HTB'
  const { size, path } = qrOf(text, 'M')
  const { data } = encodeQr(text, { ecc: 'M', border: 4 })
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    expect(back).toBe(width)
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  expect(drawn).toEqual(data)
})
