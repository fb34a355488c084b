import { expect, test } from 'vitest'
import { alamatContoh, isiContoh, newKunci } from '../kode-mandiri/kode-mandiri.fixture.ts'
import { writeKodeMandiri } from '../kode-mandiri/kode-mandiri.ts'
import { fitsQr } from '../kode-mandiri/ruang-qr.ts'
import { encodeQr } from './encode-qr.ts'
import { utf8Bytes } from './utf8-bytes.ts'

const versionOf = (text: string) => (encodeQr(text, { ecc: 'M', border: 0 }).size - 17) / 4

test('the longest code of a permit needs version 12 at level M', async () => {
  const isi = { ...isiContoh, pemegang: 'P'.repeat(200), produk: 'Q'.repeat(200) }
  const kode = (await writeKodeMandiri(alamatContoh, isi, await newKunci())) ?? ''
  expect(versionOf(`${alamatContoh}#${kode}`)).toBe(12)
})

test('what is said to fit fits version 12, and the next byte does not', () => {
  for (const address of ['https://a.id/verifikasi', alamatContoh, `${alamatContoh}/${'x'.repeat(80)}`]) {
    let bytes = 1
    while (fitsQr(address, bytes + 1)) bytes += 1
    const letters = (count: number) => 'A'.repeat(Math.ceil((count * 8) / 5))
    expect([address, versionOf(`${address}#${letters(bytes)}`)]).toEqual([address, 12])
    expect([address, versionOf(`${address}#${letters(bytes + 1)}`)]).toEqual([address, 13])
  }
})

test('a border is light, and the finder stands in the corner', () => {
  const { size, data } = encodeQr('https://portal.contoh.id/verifikasi/7KXMQ2PD9HTB', { ecc: 'M', border: 4 })
  expect(data).toHaveLength(size)
  expect(data[3]).toEqual(Array.from({ length: size }, () => false))
  expect(data[4]?.slice(0, 12)).toEqual([...Array(4).fill(false), ...Array(7).fill(true), false])
})

test('texts are UTF-8', () => {
  expect(utf8Bytes('Đa🍎')).toEqual([0xc4, 0x90, 0x61, 0xf0, 0x9f, 0x8d, 0x8e])
})
