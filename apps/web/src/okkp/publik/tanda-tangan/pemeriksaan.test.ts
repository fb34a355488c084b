import type { TandaTangan } from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import { expect, test } from 'vitest'
import { faktaOf, kesimpulanOf, nomorOf } from './pemeriksaan.ts'

const one: TandaTangan = {
  vonis: 'sah',
  penanda_tangan: 'Dewi Ayu',
  instansi: null,
  penerbit: 'Penerbit uji',
  milik_portal: true,
  waktu: '2026-11-15T03:42:00.000Z',
  sumber_waktu: 'stempel',
  alasan: null,
  seluruh_dokumen: true,
  temuan: [],
}

test('only what the portal signed is called genuine', () => {
  const judul = (milik: boolean[]) =>
    kesimpulanOf({ vonis: 'sah', tanda_tangan: milik.map((milik_portal) => ({ ...one, milik_portal })) })
      .judul
  expect(judul([true])).toBe('Asli dan utuh')
  expect(judul([true, false])).toBe('Tanda tangan sah')
  expect(judul([false])).toBe('Tanda tangan sah')
})

test('what is not proven is never green', () => {
  const tones = (['tidak_dikenal', 'tidak_sah', 'tanpa'] as const).map(
    (vonis) => kesimpulanOf({ vonis, tanda_tangan: [] }).tone,
  )
  expect(tones).toEqual(['warn', 'bad', 'warn'])
})

test('unknown facts are left out, and the time says whose it is', () => {
  expect(faktaOf(one)).toEqual([
    ['Penanda tangan', 'Dewi Ayu'],
    ['Penerbit sertifikat', 'Penerbit uji'],
    ['Waktu', '15 November 2026, 10.42 WIB (menurut layanan stempel waktu)'],
  ])
  expect(faktaOf({ ...one, sumber_waktu: 'pengakuan' }).at(-1)?.[1]).toContain('menurut penanda tangan')
})

test('the number of the permit comes from a valid signature of the portal alone', () => {
  const signed = { ...one, alasan: 'Penerbitan SPPB-PSAT nomor 0144/SPPB/PSAT/14.03/01/2022-P1' }
  const nomorWith = (given: Partial<TandaTangan>) =>
    nomorOf({ vonis: 'sah', tanda_tangan: [{ ...signed, ...given }] })
  expect(nomorWith({})).toBe('0144/SPPB/PSAT/14.03/01/2022-P1')
  expect(nomorWith({ milik_portal: false })).toBeUndefined()
  expect(nomorWith({ vonis: 'tidak_sah' })).toBeUndefined()
  expect(nomorWith({ alasan: 'Penerbitan contoh' })).toBeUndefined()
})

test('with a number the answer does not send people to the code', () => {
  const isi = (alasan: string | null) =>
    kesimpulanOf({ vonis: 'sah', tanda_tangan: [{ ...one, alasan }] }).isi
  expect(isi(null)).toContain('kode atau QR')
  expect(isi('Penerbitan SPPB-PSAT nomor 1/X')).not.toContain('kode atau QR')
})
