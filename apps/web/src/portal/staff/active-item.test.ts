import { sidebarOf } from '@portal/domain/portal/navigation'
import { expect, it } from 'vitest'
import { activeItemOf } from '#portal/staff/active-item.ts'

const okkp = sidebarOf('okkp', 'SUPERADMIN')
const psat = sidebarOf('psat', 'SUPERADMIN')

it('marks the longest address that fits', () => {
  expect(activeItemOf(okkp, '/okkp/admin', {})?.label).toBe('Dashboard')
  expect(activeItemOf(okkp, '/okkp/admin/registrasi/add', {})?.label).toBe('Registrasi & Sertifikat')
  expect(activeItemOf(okkp, '/okkp/admin/data/komoditas', {})?.label).toBe('Komoditas')
  expect(activeItemOf(okkp, '/okkp/admin/data/user/add', {})?.label).toBe('Pengaturan Akun')
})

it('tells the tabs of one list apart', () => {
  const path = '/psat/admin/perizinan/sppb_psat'
  expect(activeItemOf(psat, path, { tab: 'audit_lapang' })?.label).toBe('Audit Lapang')
  expect(activeItemOf(psat, path, {})?.label).toBe('Permohonan')
  expect(activeItemOf(psat, path, { tab: 'terbit' })?.label).toBe('Permohonan')
  expect(activeItemOf(psat, `${path}/7`, {}, 'sppb_psat.lampiran_teknis')?.label).toBe('Lampiran Teknis')
  const other = activeItemOf(psat, `${path}/7`, {}, 'izin_edar_pl.lampiran_teknis')
  expect(other).toMatchObject({ label: 'Permohonan', to: path })
  expect(activeItemOf(psat, path, { tab: 'audit_lapang' }, 'sppb_psat.permohonan')?.label).toBe(
    'Audit Lapang',
  )
  expect(activeItemOf(psat, `${path}/add`, {})?.label).toBe('Tambah Data')
})

it('an operator’s pages all belong to an entry', () => {
  const pelaku = sidebarOf('pelaku', 'PELAKU_USAHA')
  expect(activeItemOf(pelaku, '/', {})?.label).toBe('Dashboard')
  for (const path of ['/psat', '/psat/notifikasi', '/psat/pengajuan/x/perbaikan', '/perizinan/edar']) {
    expect(activeItemOf(pelaku, path, {})?.label, path).toBe('Dashboard')
  }
  expect(activeItemOf(pelaku, '/profil', { tab: 'produk' })?.label).toBe('Data Pelaku Usaha')
  expect(activeItemOf(pelaku, '/okkp/registrasi', {})).toBeUndefined()
})
