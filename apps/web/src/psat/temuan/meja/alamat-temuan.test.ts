import { salinanKosong } from '@portal/domain/psat/isian/salinan'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { expect, test } from 'vitest'
import { alamatTemuan, temuanDi } from '#psat/temuan/meja/alamat-temuan.ts'

const stored = { id: 7, bidang: 'unit_produksi' } as Temuan
const berkas = {
  temuan: [stored],
  salinan: salinanKosong({ nama_perseroan: 'PT A', alamat_perseroan: null, nib: null }),
}

test('a finding that is being written is found again at its own place', () => {
  const place = { halaman: 3, x: 0.25, y: 0.5 }
  const target = { bidang: 'sop_psat', label: 'SOP', berkas: 'a.pdf', place }
  expect(temuanDi(alamatTemuan(target), berkas)).toMatchObject({ bidang: 'sop_psat', berkas: 'a.pdf', place })
  const field = temuanDi(alamatTemuan({ bidang: 'unit_produksi.4', label: 'Unit' }), berkas)
  expect(field).toMatchObject({ bidang: 'unit_produksi.4', berkas: undefined, place: undefined })
  const spot = { bidang: 'A.1', label: 'A.1', lapangan: { uraian: 'Retak', foto: null } }
  expect(temuanDi(alamatTemuan(spot), berkas)).toMatchObject({ bidang: 'A.1', lapangan: { foto: null } })
})

test('a stored one by its number, and nothing where the address names none', () => {
  expect(temuanDi(alamatTemuan(stored), berkas)).toBe(stored)
  expect([undefined, '', 'temuan-8', 'tunjuk_auditor'].map((buka) => temuanDi(buka, berkas))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a place that is none is left out', () => {
  expect(temuanDi('temuan-baru~sop_psat~a.pdf~0~0.5~0.5', berkas)).toMatchObject({ place: undefined })
  expect(temuanDi('temuan-baru~sop_psat~a.pdf~1~2~0.5', berkas)).toMatchObject({ place: undefined })
})
