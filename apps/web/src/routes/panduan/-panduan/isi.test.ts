import { roles } from '@portal/domain/platform/roles'
import { expect, test } from 'vitest'
import { bagianOf } from './isi.ts'

test('roles that work on licence files read how a deputy stands in for them, and nobody else does', () => {
  const told = roles.filter((role) => bagianOf(role).some(({ ke }) => ke?.to === '/admin/profil'))
  expect(told.toSorted()).toEqual([
    'AUDITOR',
    'KOORDINATOR_SEKRETARIAT',
    'LEAD_AUDITOR',
    'PVTPP',
    'SEKRETARIAT',
    'SUBKOORDINATOR_SEKRETARIAT',
  ])
})
