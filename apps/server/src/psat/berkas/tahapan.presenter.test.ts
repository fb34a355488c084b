import { expect, test } from 'vitest'
import { presentTahapan } from './tahapan.presenter.ts'

type Row = Parameters<typeof presentTahapan>[0]
const berkas = (audit_type: Row['audit_type'], ...history: string[]) =>
  presentTahapan(
    { alur: 'pengajuan', audit_type, tahap: history.at(-1) ?? '' } as Row,
    history.map((ke) => ({ ke })),
  )
const fase = (tahapan: ReturnType<typeof berkas>) => [...new Set(tahapan.map((satu) => satu.fase))]

test('a phase that a kind enters later than others bears the name of the stage it enters at', () => {
  const sppb = fase(berkas('sppb_psat', 'verifikasi_permohonan'))
  const edar = fase(berkas('izin_edar_pl', 'verifikasi_permohonan'))
  expect(sppb).toEqual(['Permohonan', 'Audit Dokumen', 'Audit Lapang', 'Lampiran Teknis', 'Terbit'])
  expect(edar).toEqual(['Permohonan', 'Audit Dokumen', 'Rekomendasi', 'Lampiran Teknis', 'Terbit'])
})

test('whoever waits for the applicant stands where the question was asked, however often', () => {
  const states = (...history: string[]) =>
    berkas('izin_edar_pl', ...history).map(({ code, keadaan }) => `${code} ${keadaan}`)
  const paying = ['10 selesai', '20 selesai', '40 selesai', '50 kini', '60 nanti', '70 nanti']
  const billed = ['verifikasi_permohonan', 'audit_dokumen', 'rekomendasi', 'penagihan', 'menunggu_pembayaran']
  expect(states(...billed)).toEqual(paying)
  expect(states(...billed, 'pemeriksaan_pembayaran', 'menunggu_pembayaran')).toEqual(paying)
  expect(states('verifikasi_permohonan', 'perbaikan_permohonan', 'ditolak')).toEqual([
    '10 selesai',
    '99 kini',
  ])
  expect(states('verifikasi_permohonan', 'audit_dokumen', 'perbaikan_audit_dokumen')[1]).toBe('20 kini')
})
