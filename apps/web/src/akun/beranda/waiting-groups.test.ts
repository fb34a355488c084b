import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { expect, it } from 'vitest'
import { waitingGroups } from './waiting-groups.ts'

const card = (layanan: KartuBeranda['layanan'], judul: string, jumlah: number, perhatian = false) => ({
  layanan,
  judul,
  jumlah,
  perhatian,
  keterangan: '',
  tautan: '/admin',
})

it('cards stay visible when empty', () => {
  const groups = waitingGroups([card('PSAT', 'a', 0), { ...card('PSAT', 'b', 0), tetap: true }])
  expect(groups.map(({ kartu }) => kartu.map(({ judul }) => judul))).toEqual([['b']])
})

it('groups by service, most urgent first, without empty groups', () => {
  const groups = waitingGroups([
    card('Admin', 'a', 1),
    card('PSAT', 'b', 2),
    card('Admin', 'c', 3, true),
    card('OKKP', 'd', 0),
  ])
  expect(groups.map(({ layanan, kartu }) => [layanan, kartu.map(({ judul }) => judul)])).toEqual([
    ['Admin', ['c', 'a']],
    ['PSAT', ['b']],
  ])
})
