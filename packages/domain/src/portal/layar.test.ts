import { describe, expect, it } from 'vitest'
import { backOfficeRoles } from '../platform/roles.ts'
import { layarOf, searchLayar } from './layar.ts'
import { guardScreen } from './screens.ts'

describe.each(backOfficeRoles)('%s', (role) => {
  it('finds screens it may open, each once', () => {
    const all = layarOf(role)
    expect(all.filter(({ to }) => guardScreen(to, role).kind !== 'pass')).toEqual([])
    const addresses = all.map(({ to, search = {} }) => `${to} ${JSON.stringify(search)}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toContain('/admin {}')
    expect(addresses).toContain('/admin/profil {}')
  })
})

const found = (role: Parameters<typeof layarOf>[0], kata: string) =>
  searchLayar(layarOf(role), kata).map(({ to }) => to)

it('finds by words of the name and of its place, in any order', () => {
  expect(found('OKKP_ADMIN_PUSAT', 'lanjut okkp')).toEqual(['/okkp/admin/tindak-lanjut'])
  expect(found('OKKP_ADMIN_PUSAT', 'rapid okkp')).toEqual(['/okkp/admin/lab/rapid', '/okkp/admin/data/rapid'])
  expect(found('OKKP_ADMIN_PUSAT', 'komoditas')).toEqual(['/okkp/admin/data/komoditas'])
  expect(found('OKKP_ADMIN_DAERAH', 'komoditas')).toEqual([])
  expect(found('PVTPP', 'antrean')).toEqual([
    '/psat/admin/perizinan/sppb_psat/audit',
    '/psat/admin/perizinan/izin_edar_pl/audit',
  ])
  expect(found('SEKRETARIAT', 'antrean')).toEqual([])
})
