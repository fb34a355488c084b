import { expect, test } from 'vitest'
import { maskNik, mayReach, refuseForeignRanah } from './pedagang.policy.ts'
import { nikText, pedagangForm, tanpaPersetujuan } from './pedagang.schema.ts'

const good = {
  persetujuan: true,
  nama: ' Ibu  Siti ',
  nik: '3273010101800001',
  nomor_kios: 'A-12',
  kategori: 'PSAT',
  pasokan: [{ komoditas_id: 1 }],
}
const faults = (change: object) =>
  Object.fromEntries(
    (pedagangForm.safeParse({ ...good, ...change }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

test('with consent a name is asked for; without it nothing that tells who it is is taken', () => {
  expect(pedagangForm.parse(good)).toMatchObject({ nama: 'Ibu Siti', nik: good.nik, aktif: true })
  expect(Object.keys(faults({ nama: '' }))).toEqual(['nama'])
  const without = { persetujuan: false, nama: '', nik: '' }
  expect(faults(without)).toEqual({})
  for (const one of [{ nama: 'Siti' }, { nik: good.nik }, { hp: '0812345678' }, { jenis_kelamin: 'P' }])
    expect(faults({ ...without, ...one })).toEqual({ [Object.keys(one)[0] ?? '']: tanpaPersetujuan })
})

test('a NIK is sixteen digits or nothing', () => {
  for (const nik of ['327301010180000', '32730101018000011', '327301010180000a']) {
    expect(faults({ nik })).toEqual({ nik: nikText })
  }
  expect(faults({ nik: '' })).toEqual({})
})

test('commodities: at least one, none twice', () => {
  expect(Object.keys(faults({ pasokan: [] }))).toEqual(['pasokan'])
  expect(Object.keys(faults({ pasokan: [{ komoditas_id: 1 }, { komoditas_id: 1 }] }))).toEqual(['pasokan'])
})

test('a lab has the data collection of OKKP alone, a market admin that of the markets', () => {
  expect([mayReach('OKKP_ADMIN_UJILAB', true), mayReach('OKKP_ADMIN_UJILAB', false)]).toEqual([true, false])
  expect([mayReach('OKPO_ADMIN', true), mayReach('OKPO_ADMIN', false)]).toEqual([false, true])
  expect([mayReach('OKKP_ADMIN_KOTA', true), mayReach('OKKP_ADMIN_KOTA', false)]).toEqual([true, true])
  expect(() => refuseForeignRanah('OKPO_ADMIN', true)).toThrow('Pendataan OKKP')
  expect(() => refuseForeignRanah('OKKP_ADMIN_UJILAB', false)).toThrow('pengelola pasar')
})

test('a NIK is shown by its last four digits', () => {
  expect(maskNik('3273010101800001')).toBe('••••••••••••0001')
})
