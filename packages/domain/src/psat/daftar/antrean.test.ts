import { expect, test } from 'vitest'
import { roles } from '../../platform/roles.ts'
import { berantrean, berlayarAntrean, daftarMenunggu, tempatBerkas } from './antrean.ts'

test('a queue is for staff who have a turn; deputies, other services and applicants have none', () => {
  expect(roles.filter(berantrean).toSorted()).toEqual([
    'AUDITOR',
    'KOORDINATOR_SEKRETARIAT',
    'LEAD_AUDITOR',
    'PVTPP',
    'SEKRETARIAT',
    'SUBKOORDINATOR_SEKRETARIAT',
  ])
  expect(roles.filter(berlayarAntrean).toSorted()).toEqual(['AUDITOR', 'PVTPP'])
})

test('the committee opens a file in its own screen, everybody else on its page', () => {
  const file = { auditType: 'sppb_psat', uuid: 'u' } as const
  expect(tempatBerkas('PVTPP', file)).toEqual({
    to: '/psat/admin/perizinan/sppb_psat/audit',
    search: { id: 'u' },
  })
  expect(tempatBerkas('SEKRETARIAT', file)).toEqual({ to: '/psat/admin/perizinan/sppb_psat/u' })
})

test('what does not fit into the queue is reached from it, by the committee in its own screen', () => {
  expect(daftarMenunggu('SEKRETARIAT', 'sppb_psat')).toEqual({
    to: '/psat/admin/perizinan/sppb_psat',
    search: { giliran: 'true' },
  })
  expect(daftarMenunggu('PVTPP', 'izin_edar_pl')).toEqual({ to: '/psat/admin/perizinan/izin_edar_pl/audit' })
})
