export interface Scenario {
  name: string
  /** Account whose session the bench uses for the portal. A public page has none. */
  account?: 'pusat' | 'daerah' | 'lab' | 'sekretariat' | 'ketua'
  /** Path of the n-th request, for the portal and for the bare server. */
  portal: (n: number) => string
  bare: (n: number) => string
}

interface Kind {
  path: string
  /** Name of the list at the bare server. */
  bare: string
  /** Query parameter with the id for the detail call. Without it, the kind has no detail by number. */
  id?: string
  office?: Scenario['account']
  words?: true
}

const kinds: Record<string, Kind> = {
  // A laboratory also sees tests that others entered for its province.
  'uji lab': { path: '/api/okkp/uji_lab', bare: 'uji-lab', id: 'uji_lab_id', office: 'lab', words: true },
  'rapid test': {
    path: '/api/okkp/rapid_test',
    bare: 'rapid-test',
    id: 'rapid_test_id',
    office: 'lab',
    words: true,
  },
  'uji mutu': { path: '/api/okkp/uji_mutu', bare: 'uji-mutu', id: 'uji_mutu_id', office: 'lab' },
  sdm: { path: '/api/okkp/sdm', bare: 'sdm', id: 'sdm_id' },
  pasar: { path: '/api/pasar-pangan/pasar', bare: 'pasar', id: 'id' },
  pedagang: { path: '/api/pasar-pangan/data-pedagang', bare: 'pedagang', id: 'pedagang_id' },
  profil: { path: '/api/pasar-pangan/profil', bare: 'profil' },
  survei: { path: '/api/pasar-pangan/survey', bare: 'survei' },
  sanitasi: { path: '/api/pasar-pangan/sanitasi', bare: 'sanitasi' },
  'rapid pasar': { path: '/api/pasar-pangan/rapid-test', bare: 'rapid-pasar', id: 'id' },
}

const frequent = ['pasar induk', 'sentral', 'rakyat', 'dinas pangan']

/** Returns scenarios for each kind of record: the nation, the own region of an office, one row, and text search. */
export function listScenarios(ids: Record<string, number[]>): Scenario[] {
  return Object.entries(kinds).flatMap(([name, { path, bare, id, office = 'daerah', words }]) => {
    const list = `${path}?limit=10`
    const some = ids[bare] ?? []
    const rare = (n: number) => `${some[n % some.length]}`
    const word = (n: number) => encodeURIComponent(frequent[n % frequent.length] ?? '')
    const all: Scenario[] = [
      { name: `${name}, nation`, account: 'pusat', portal: () => list, bare: () => `/${bare}` },
      {
        name: `${name}, own region`,
        account: office,
        portal: () => list,
        bare: () => `/${bare}?provinsi_id=32`,
      },
    ]
    if (id)
      all.push({
        name: `${name}, detail`,
        account: 'pusat',
        portal: (n) => `${path}/detail?${id}=${rare(n)}`,
        bare: (n) => `/${bare}/rinci?id=${rare(n)}`,
      })
    if (words)
      all.push(
        {
          name: `${name}, frequent word`,
          account: 'pusat',
          portal: (n) => `${list}&search=${word(n)}`,
          bare: (n) => `/${bare}/cari-sering?search=${word(n)}`,
        },
        {
          // The number of a report or lot ends with this id, so the search matches only a few rows.
          name: `${name}, rare word`,
          account: 'pusat',
          portal: (n) => `${list}&search=-${rare(n)}`,
          bare: (n) => `/${bare}/cari-langka?search=-${rare(n)}`,
        },
      )
    return all
  })
}
