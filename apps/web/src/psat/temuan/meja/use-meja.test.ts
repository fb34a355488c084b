import type { PanelBerkas } from '@portal/domain/psat/alur/alur'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { expect, test } from 'vitest'
import { bagianAda } from '#psat/temuan/meja/use-meja.ts'

type Baris = BerkasPengajuan['riwayat'][number]
const baris = (panel: PanelBerkas | null, form: Baris['form'] = null) => ({ panel, form }) as Baris
const rest = ['isian', 'riwayat', 'pesan'] as const

test('parts come with the stages that need them, the present one first', () => {
  expect(bagianAda({ panel: null, riwayat: [baris(null)] })).toEqual(['dokumen', ...rest])
  expect(bagianAda({ panel: 'ceklis', riwayat: [baris(null), baris('ceklis')] })).toEqual([
    'lapang',
    'dokumen',
    ...rest,
  ])
  const audited = [baris('ceklis'), baris(null, 'perbaikan'), baris('tagihan')]
  expect(bagianAda({ panel: 'pembayaran', riwayat: [...audited, baris('pembayaran')] })).toEqual([
    'penerbitan',
    'dokumen',
    'lapang',
    'isian',
    'perbandingan',
    'riwayat',
    'pesan',
  ])
})

test('a rejected file keeps the parts it came to, with its papers first', () => {
  expect(bagianAda({ panel: null, riwayat: [baris('tagihan'), baris(null)] })).toEqual([
    'dokumen',
    'penerbitan',
    ...rest,
  ])
})
