import { expect, it } from 'vitest'
import { applyUbahan, changeNilai, changeTanggal, sisaUbahan } from '#psat/lapang/penyimpan-ceklis.ts'

const sesuai = { nilai: 'sesuai', catatan: '', foto: null } as const
const kosong = { tanggal: null, jawaban: {} }

it('lays what this device has touched over what the team has saved', () => {
  const audit = { tanggal: '2026-11-16', jawaban: { '2.1': sesuai } }
  expect(applyUbahan(audit, { jawaban: { '1.1': sesuai } })).toEqual({
    tanggal: '2026-11-16',
    jawaban: { '1.1': sesuai, '2.1': sesuai },
  })
  expect(applyUbahan(audit, { tanggal: '2026-11-17', jawaban: {} }).tanggal).toBe('2026-11-17')
  expect(applyUbahan(audit, { tanggal: null, jawaban: {} }).tanggal).toBeNull()
})

it('gathers changes item by item, and keeps what an item says already', () => {
  const satu = changeNilai('1.1', { nilai: 'sesuai' })(kosong)
  expect(satu).toEqual({ jawaban: { '1.1': sesuai } })
  const dua = changeNilai('1.1', { catatan: 'Retak.' })(applyUbahan(kosong, satu), satu)
  expect(dua.jawaban['1.1']).toEqual({ ...sesuai, catatan: 'Retak.' })
  expect(changeTanggal('2026-11-16')(kosong, dua)).toEqual({ ...dua, tanggal: '2026-11-16' })
})

it('leaves unsaved what has changed since it was sent', () => {
  const terkirim = { tanggal: '2026-11-16', jawaban: { '1.1': sesuai, '1.2': sesuai } }
  expect(sisaUbahan(terkirim, terkirim)).toBeUndefined()
  const lagi = { ...terkirim, jawaban: { ...terkirim.jawaban, '1.2': { ...sesuai, catatan: 'Retak.' } } }
  expect(sisaUbahan(lagi, terkirim)).toEqual({ jawaban: { '1.2': { ...sesuai, catatan: 'Retak.' } } })
  expect(sisaUbahan({ jawaban: {}, tanggal: null }, { jawaban: {} })).toEqual({ jawaban: {}, tanggal: null })
  expect(sisaUbahan({ ...terkirim, tanggal: null }, terkirim)).toEqual({ jawaban: {}, tanggal: null })
})
