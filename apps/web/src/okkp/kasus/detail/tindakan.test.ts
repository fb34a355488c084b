import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { langkahKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { expect, test } from 'vitest'
import { diTempat, menungguSaya, tindakanOf } from './tindakan.ts'

const aksi = (nama: string, langkah: string) => ({
  nama,
  langkah,
  label: nama,
  formulir: nama,
  usulan_id: null,
})
const kasus = (over: object) =>
  ({
    ditutup: null,
    giliran_saya: false,
    luaran_diusulkan: null,
    langkah_kasus: langkahKasus.map((langkah) => ({ langkah })),
    aksi: [],
    ...over,
  }) as unknown as RincianKasus

test('the first step that the account can move gives the primary button, ways out go to the menu', () => {
  const { utama, lain, menu } = tindakanOf(
    kasus({
      aksi: [
        aksi('amankan', 'pengamanan'),
        aksi('telusuri', 'penelusuran'),
        aksi('tidak_dapat', 'pengamanan'),
        aksi('batalkan_permintaan', 'uji_ulang'),
        aksi('tarik_usulan', 'pengamanan'),
        aksi('periksa', 'pengamanan'),
        aksi('tutup', 'penutupan'),
      ],
    }),
  )
  expect(utama.map(({ nama }) => nama)).toEqual(['amankan', 'periksa'])
  expect(lain.map(({ nama }) => nama)).toEqual(['telusuri'])
  expect(menu.map(({ nama }) => nama)).toEqual([
    'tidak_dapat',
    'batalkan_permintaan',
    'tarik_usulan',
    'tutup',
  ])
})

test('closing is the primary button once the records bear out an outcome', () => {
  const { utama, menu } = tindakanOf(
    kasus({ luaran_diusulkan: 'terkonfirmasi', aksi: [aksi('tutup', 'penutupan')] }),
  )
  expect([utama.map(({ nama }) => nama), menu]).toEqual([['tutup'], []])
})

test('a case waits for the office, for the asked laboratory and for the second account, until it is closed', () => {
  expect(menungguSaya(kasus({}))).toBe(false)
  expect(menungguSaya(kasus({ giliran_saya: true }))).toBe(true)
  expect(menungguSaya(kasus({ aksi: [aksi('periksa', 'penutupan')] }))).toBe(true)
  expect(menungguSaya(kasus({ aksi: [aksi('jawab_permintaan', 'konfirmasi')] }))).toBe(true)
  expect(menungguSaya(kasus({ giliran_saya: true, ditutup: '2026-11-18T03:00:00.000Z' }))).toBe(false)
})

test('the office of a source acts at its place in the case of another office', () => {
  const own = aksi('amankan', 'pengamanan')
  expect(diTempat(kasus({ boleh_tutup: false, aksi: [own] }))).toBe(true)
  expect(diTempat(kasus({ boleh_tutup: true, aksi: [own] }))).toBe(false)
  expect(diTempat(kasus({ boleh_tutup: false, aksi: [aksi('catat_uji', 'konfirmasi')] }))).toBe(false)
})
