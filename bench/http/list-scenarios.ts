import type { Scenario } from './scenarios.ts'

const lists: Record<string, { path: string; bare: string; office?: Scenario['account'] }> = {
  // A laboratory sees what was entered for its province as well.
  'uji lab': { path: '/api/okkp/uji_lab?limit=10', bare: 'uji-lab', office: 'lab' },
  'rapid test': { path: '/api/okkp/rapid_test?limit=10', bare: 'rapid-test', office: 'lab' },
  pasar: { path: '/api/pasar-pangan/pasar?limit=10', bare: 'pasar' },
  pedagang: { path: '/api/pasar-pangan/data-pedagang?limit=10', bare: 'pedagang' },
}

/** Each kind of record for the nation and for an office's own region. */
export const listScenarios: Scenario[] = Object.entries(lists).flatMap(
  ([name, { path, bare, office = 'daerah' }]) => [
    { name: `${name}, nasional`, account: 'pusat', portal: () => path, bare: () => `/${bare}` },
    {
      name: `${name}, wilayah sendiri`,
      account: office,
      portal: () => path,
      bare: () => `/${bare}?provinsi_id=32`,
    },
  ],
)
