import { expect, test } from 'vitest'
import { artiQr } from '#okkp/publik/pindai/arti-qr.ts'

test.each([
  ['https://portal.example/verifikasi/7KXMQ2PD9HTB', { kode: '7KXMQ2PD9HTB' }],
  ['https://portal.example/verifikasi/7kxm-q2pd-9htb/', { kode: '7KXMQ2PD9HTB' }],
  ['http://127.0.0.1:3000/verifikasi/7KXMQ2PD9HTB?dari=label', { kode: '7KXMQ2PD9HTB' }],
  [
    `https://portal.example/verifikasi/7KXMQ2PD9HTB#${'AB27'.repeat(30)}`,
    { kode: '7KXMQ2PD9HTB', mandiri: 'AB27'.repeat(30) },
  ],
  ['https://portal.example/verifikasi/7KXMQ2PD9HTB#isi', { kode: '7KXMQ2PD9HTB' }],
  [`https://palsu.example/lain#${'AB27'.repeat(30)}`, { asing: 'palsu.example' }],
  ['7KXM-Q2PD-9HTB', { kode: '7KXMQ2PD9HTB' }],
  [' 21.02-3-B.I.45-0377-11/2026 ', { nomor: '21.02-3-B.I.45-0377-11/2026' }],
  ['7KXM-Q2PD-9HT0', { nomor: '7KXM-Q2PD-9HT0' }],
  ['https://palsu.example/izin?no=1', { asing: 'palsu.example' }],
  ['https://palsu.example/verifikasi/pendek', { asing: 'palsu.example' }],
  ['javascript:alert(1)', { nomor: 'javascript:alert(1)' }],
  ['', undefined],
  ['  ', undefined],
])('%s asks for %j', (text, arti) => {
  expect(artiQr(text)).toEqual(arti)
})

test('a long text is cut', () => {
  expect(artiQr('x'.repeat(500))).toEqual({ nomor: 'x'.repeat(100) })
})
