import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { backOfficeRoles, type Role } from '@portal/domain/platform/roles'
import type { NavGroup } from '@portal/domain/platform/wing'
import { type SidebarName, sidebarOf } from '@portal/domain/portal/navigation'
import { guardScreen } from '@portal/domain/portal/screens'
import { describe, expect, it } from 'vitest'
import { layoutOf } from '#portal/layout-of.ts'
import { activeItemOf } from '#portal/staff/active-item.ts'

const uuid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const tree = readFileSync(join(import.meta.dirname, '../../routeTree.gen.ts'), 'utf8')
const byFullPath = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree)?.[1] ?? ''
const paths = [...byFullPath.matchAll(/'(\/[^']*)'/g)].flatMap(([, path = '']) =>
  ['sppb_psat', 'izin_edar_pl'].map((type) =>
    path
      .replace(/\/$/, '')
      .replace('$type', type)
      .replace('$uuid', uuid)
      .replace('$varian', 'kota')
      .replace(/\$\w+/g, '7'),
  ),
)

function sidebarAt(path: string, role: Role): NavGroup[] {
  const layout = layoutOf(path, { role, wajib_ganti_sandi: false })
  return layout.startsWith('sidebar-') ? sidebarOf(layout.slice('sidebar-'.length) as SidebarName, role) : []
}

const leavesOf = (groups: readonly NavGroup[]) =>
  groups.flatMap(({ items }) => items.flatMap((item) => item.children ?? [item]))

describe.each(backOfficeRoles)('%s', (role) => {
  const open = [...new Set(paths)].filter((path) => {
    const staff = /^(\/(psat|okkp|pasar))?\/admin(\/|$)/.test(path)
    return staff && guardScreen(path, role).kind === 'pass' && sidebarAt(path, role).length > 0
  })

  it('finds one marked entry on every screen of an area with a sidebar', () => {
    expect(open.length).toBeGreaterThan(2)
    for (const path of open) {
      const leaves = leavesOf(sidebarAt(path, role))
      const active = activeItemOf(sidebarAt(path, role), path, {})
      // The sidebar marks the entry that is this object, so equal entries would be marked together.
      expect(leaves.filter((leaf) => JSON.stringify(leaf) === JSON.stringify(active)).length, path).toBe(1)
    }
  })

  it('finds itself marked on the screen that an entry opens', () => {
    const areas = ['admin', 'psat', 'okkp', 'pasar'] as const
    for (const leaf of areas.flatMap((area) => leavesOf(sidebarOf(area, role)))) {
      const path = leaf.to ?? ''
      if (path.startsWith('/panduan') || guardScreen(path, role).kind !== 'pass') continue
      expect(activeItemOf(sidebarAt(path, role), path, leaf.search ?? {})?.label, path).toBe(leaf.label)
    }
  })
})

it.each([
  ['SUPERADMIN', '/okkp/admin/tindak-lanjut/7', 'Tindak lanjut'],
  ['OKKP_ADMIN_KOTA', '/okkp/admin/pengaduan/7', 'Laporan masyarakat'],
  ['OKKP_ADMIN_DAERAH', '/okkp/admin/peringatan/7/ubah', 'Peringatan'],
  ['OKKP_ADMIN_PUSAT', '/okkp/admin/rapor', 'Rapor'],
  ['OKKP_ADMIN_PUSAT', '/okkp/admin/data/parameter/batas', 'Batas cemaran'],
  ['OKKP_ADMIN_PUSAT', '/okkp/admin/data/parameter/istilah-pangan', 'Batas cemaran'],
  ['OKKP_ADMIN_PUSAT', '/okkp/admin/data/parameter', 'Parameter'],
  ['SEKRETARIAT', '/admin/oss/pemetaan', 'Pesan OSS'],
  ['SUPERADMIN', '/psat/admin/data/teks-baku', 'Teks baku'],
  ['SUPERADMIN', '/admin/jejak-audit', 'Jejak audit'],
  ['SUPERADMIN', '/admin/logs', 'Log Error'],
  ['SUPERADMIN', '/admin/user/add', 'Kelola Semua Akun'],
  ['AUDITOR', '/admin', 'Beranda petugas'],
  ['SEKRETARIAT', '/psat/admin', 'Dashboard'],
  ['SEKRETARIAT', '/psat/admin/perizinan/izin_edar_pl/add', 'Tambah Data'],
  ['SEKRETARIAT', `/psat/admin/perizinan/izin_edar_pl/${uuid}`, 'Permohonan'],
  ['AUDITOR', '/psat/admin/perizinan/sppb_psat/audit', 'Audit Dokumen'],
] as const)('%s sees %s under %s', (role, path, label) => {
  expect(activeItemOf(sidebarAt(path, role), path, {})?.label).toBe(label)
})
