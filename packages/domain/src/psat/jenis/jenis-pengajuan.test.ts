import { expect, test } from 'vitest'
import { pengajuanUntukKode } from './jenis-pengajuan.ts'

test.each([
  ['018000000242', { auditType: 'sppb_psat', jenis: 'permohonan_baru' }],
  ['018000000243', { auditType: 'sppb_psat', jenis: 'pengalihan' }],
  ['018000000244', { auditType: 'izin_edar_pl', jenis: 'permohonan_baru' }],
  ['018000000245', { auditType: 'izin_edar_pl', jenis: 'perubahan_data' }],
  ['018000000246', { auditType: 'izin_edar_pl', jenis: 'pengalihan' }],
  ['033000000001', undefined],
  [undefined, undefined],
])('the code %s of OSS chooses kind and type', (kode, expected) => {
  expect(pengajuanUntukKode(kode)).toEqual(expected)
})
