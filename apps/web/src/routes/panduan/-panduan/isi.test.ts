import { reminderDays } from '@portal/domain/okkp/registrasi/registrasi.status'
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

test('the guide names the days on which holders of registrations are reminded', () => {
  const [first, second, last] = reminderDays
  const texts = bagianOf('OKKP_ADMIN_DAERAH').map(({ isi }) => isi)
  expect(texts.join(' ')).toContain(`diberi tahu ${first}, ${second}, dan ${last} hari sebelumnya`)
})
