import { expect, test } from 'vitest'
import { fillTeks, teksBaku } from './teks-baku.ts'

const berkas = { nomorPermohonan: 'SPPB-2026-00035', nama_perusahaan: 'CV {nomor}', nama: 'SPPB: gudang' }

test('names are filled in from the file, once, and unknown ones stay', () => {
  expect(
    fillTeks('{nomor} dari {perusahaan}, {tanggal}: {berkas} {lain} {nomor}', berkas, '2026-11-16'),
  ).toBe('SPPB-2026-00035 dari CV {nomor}, 16 November 2026: SPPB: gudang {lain} SPPB-2026-00035')
})

test('a text has somewhere to be used, and words', () => {
  const said = teksBaku.add.body.safeParse({ nama: 'Uji', kegunaan: 'lain', isi: ' ' })
  expect(said.error?.issues.map(({ path }) => path[0])).toEqual(['kegunaan', 'isi'])
})
