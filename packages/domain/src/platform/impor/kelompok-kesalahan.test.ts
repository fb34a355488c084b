import { expect, test } from 'vitest'
import { FaultGroups } from './kelompok-kesalahan.ts'

const fault = (kolom: number, pesan: string, jenis: 'nama' | 'kosong' = 'nama') => ({ kolom, jenis, pesan })

test('faults are counted by kind and column, the commonest first', () => {
  const groups = new FaultGroups(['No', 'Nama', 'Komoditas'])
  groups.add(2, [fault(1, 'kosong', 'kosong')])
  for (const baris of [3, 4, 5, 6, 7, 8]) groups.add(baris, [fault(2, 'b')])
  groups.add(9, [fault(2, 'a'), fault(1, 'lain')])
  expect(groups.list()).toEqual([
    {
      jenis: 'nama',
      kolom: 'Komoditas',
      jumlah: 7,
      contoh: [
        { pesan: 'b', jumlah: 6, baris: [3, 4, 5, 6, 7] },
        { pesan: 'a', jumlah: 1, baris: [9] },
      ],
      lainnya: 0,
    },
    {
      jenis: 'kosong',
      kolom: 'Nama',
      jumlah: 1,
      contoh: [{ pesan: 'kosong', jumlah: 1, baris: [2] }],
      lainnya: 0,
    },
    {
      jenis: 'nama',
      kolom: 'Nama',
      jumlah: 1,
      contoh: [{ pesan: 'lain', jumlah: 1, baris: [9] }],
      lainnya: 0,
    },
  ])
})

test('many different texts leave five samples and the right count', () => {
  const groups = new FaultGroups(['No'])
  for (let baris = 2; baris < 5002; baris++) groups.add(baris, [fault(0, `salah ${baris}`)])
  const [group] = groups.list()
  expect([group?.jumlah, group?.contoh.length, group?.lainnya]).toEqual([5000, 5, 4995])
})
