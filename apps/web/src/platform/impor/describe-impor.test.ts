import type { Impor } from '@portal/domain/platform/impor/impor-calls'
import { expect, it } from 'vitest'
import { describeImpor as describe, rowsText } from '#platform/impor/describe-impor.ts'

const describeImpor = (impor: Impor) => describe(impor, 'contoh')

const impor = { status: 'selesai', uji_coba: true, tersimpan: 1200, ditolak: 0, pesan: null } as Impor

it('tells a trial from what is stored', () => {
  expect(describeImpor(impor)).toMatchObject({ title: '1.200 baris benar', tone: 'ok' })
  expect(describeImpor({ ...impor, uji_coba: false }).title).toBe('1.200 contoh tersimpan')
  expect(describeImpor({ ...impor, ditolak: 3 })).toMatchObject({
    title: '1.200 baris benar, 3 baris perlu diperbaiki',
    tone: 'warn',
  })
})

it('does not call a workbook without rows a good one', () => {
  expect(describeImpor({ ...impor, tersimpan: 0 })).toMatchObject({
    title: 'Tidak ada baris yang dapat disimpan',
    text: expect.stringContaining('belum ada data'),
    tone: 'warn',
  })
})

it('says when nothing can be stored, and passes on why', () => {
  expect(describeImpor({ ...impor, tersimpan: 0, ditolak: 2 })).toMatchObject({
    title: 'Tidak ada baris yang dapat disimpan',
    tone: 'bad',
  })
  const refused = describeImpor({ ...impor, status: 'ditolak', pesan: 'Judul kolom B berbeda.' })
  expect(refused.text).toBe('Judul kolom B berbeda.')
  expect(describeImpor({ ...impor, status: 'gagal' }).tone).toBe('bad')
})

it('rows are named as far as they are told, and the rest is counted', () => {
  expect(rowsText({ jumlah: 2, baris: [3, 7] })).toBe('Baris 3, 7')
  expect(rowsText({ jumlah: 1205, baris: [3, 7, 9, 10, 11] })).toBe(
    'Baris 3, 7, 9, 10, 11, dan 1.200 lainnya',
  )
})
