import { sortRegistrasi } from '../packages/domain/src/okkp/registrasi/registrasi.contract.ts'
import { urutanDaftar } from '../packages/domain/src/psat/daftar/daftar.contract.ts'
import { type Ground, prepareGround, print, round } from './ground.ts'
import { cpuOf, postmasterOf, type Server } from './http/processes.ts'
import { readSamples } from './http/scenarios.ts'
import { type Account, prepareData, signInAll, startPortal } from './http/stand.ts'

/**
 * Limits as multiples of the plain list. Any filter in any sort order may cost 60 times as much; deep pages have no
 * limit.
 */
const worstTimes = { filter: 60, page: Number.POSITIVE_INFINITY }
/** Number of requests per combination of filter and order. The bench stops earlier after `enoughMs` of CPU time. */
const asks = { most: Number(process.env.BENCH_ASKS ?? 10), enoughMs: 200 }

/**
 * Requests to the plain list before measuring, until V8 has compiled the code and PostgreSQL has planned the
 * statements.
 */
const warmUpAsks = 300

interface List {
  name: string
  path: string
  account: Account
  sort: { name: string; values: readonly string[] }
  filters: readonly string[]
}

interface Stand {
  portal: Server
  postmaster: number
}

/**
 * Returns the CPU time of one response in Node and PostgreSQL together. CPU time does not depend on the load of the
 * machine.
 */
async function costMs({ portal, postmaster }: Stand, { account }: List, path: string, most = asks.most) {
  const used = () => cpuOf(portal.pid) + cpuOf(postmaster)
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${portal.port}${path}`, {
      headers: { authorization: `Bearer ${account.token}` },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.status} at ${path}`)
  }
  await ask()
  const before = used()
  let asked = 0
  while (asked < 3 || (asked < most && (most > asks.most || used() - before < asks.enoughMs))) {
    await ask()
    asked += 1
  }
  return (used() - before) / asked
}

/**
 * Returns the cost as a multiple of the plain list. It measures a slow request again and keeps the lower value, because
 * a full garbage collection (0.2 s every few hundred responses) may hit any combination.
 */
async function timesOf(stand: Stand, list: List, path: string, plainMs: number, bar: number) {
  const ms = await costMs(stand, list, path)
  const again = ms > bar * plainMs ? await costMs(stand, list, path) : ms
  const lesser = Math.min(ms, again)
  return { ms: round(lesser), times: round(lesser / plainMs, 1) }
}

const isWord = (asked: string) => /^(search|usaha|no_reg)=/.test(asked)

async function tryFilters(stand: Stand, list: List, plainMs: number): Promise<void> {
  const tried: { asked: string; ms: number; times: number }[] = []
  for (const filter of list.filters) {
    for (const sort of list.sort.values) {
      const asked = `${filter}&${list.sort.name}=${sort}`
      const cost = await timesOf(stand, list, `${list.path}&${asked}`, plainMs, worstTimes.filter)
      tried.push({ asked, ...cost })
    }
  }
  tried.sort((a, b) => b.times - a.times)
  // The cost of a search word depends on its trigrams in the index, also on a bare server. `bench http` compares the
  // two.
  const { words = [], filters = [] } = Object.groupBy(tried, ({ asked }) =>
    isWord(asked) ? 'words' : 'filters',
  )
  print({
    name: `filters, ${list.name}`,
    plainMs: round(plainMs),
    tried: filters.length,
    above: filters.filter(({ times }) => times > worstTimes.filter).length,
    slowest: filters.filter(({ times }, place) => place < 12 || times > worstTimes.filter),
  })
  print({ name: `words, ${list.name}`, tried: words.length, slowest: words.slice(0, 8) })
}

async function tryPages(stand: Stand, list: List, plainMs: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${stand.portal.port}${list.path}`, {
    headers: { authorization: `Bearer ${list.account.token}` },
  })
  const { meta } = (await answer.json()) as { meta: { total: number } }
  const last = Math.ceil(meta.total / 10)
  const pages: Record<string, number> = {}
  for (const page of [2, 10, 100, 1000, Math.floor(last / 2), last].filter((page) => page <= last)) {
    const { times } = await timesOf(stand, list, `${list.path}&page=${page}`, plainMs, worstTimes.page)
    pages[page] = times
  }
  print({ name: `pages, ${list.name}`, times: pages })
}

export async function run(ground: Ground): Promise<void> {
  await prepareData(ground)
  const accounts = await signInAll(ground)
  const ids = Object.fromEntries(Object.entries(accounts).map(([name, { id }]) => [name, id]))
  const { registrasi } = await readSamples(ground.db, ids as never)
  const [row] = registrasi
  if (!row) throw new Error('The database has no registrations.')
  const status = ['valid', 'expired', 'suspended', 'revoked', 'superseded', 'segera_habis', 'tidak_berlaku']
  const lists: List[] = [
    {
      name: 'registrasi',
      path: '/api/okkp/registrations?limit=10',
      account: accounts.pusat,
      sort: { name: 'sort', values: sortRegistrasi },
      filters: [
        '',
        'search=makmur',
        `search=${row.kata}`,
        'search=tidakadasamasekali',
        'search=beras',
        `no_reg=${row.no_registration}`,
        `no_reg=${row.no_registration.slice(3, 12)}`,
        `usaha=${row.kata}`,
        'jenis_registrasi_id=3',
        'jenis_sertifikat_id=1',
        'komoditas_id=100',
        'pusat=true',
        'pusat=false',
        'provinsi_id=32',
        'provinsi_id=0',
        'kota_id=3273',
        'provinsi_id=32&jenis_registrasi_id=3',
        'kota_id=3273&jenis_registrasi_id=3',
        'provinsi_id=32&komoditas_id=100',
        'start_terbit=2019-03-04&end_terbit=2019-03-10',
        'start_terbit=2017-01-01&end_terbit=2017-01-01',
        'start=2019-03-04&end=2019-03-04',
        'start=2025-01-01&end=2025-12-31',
        'start=2030-01-01&end=2030-01-02',
        ...status.map((name) => `status=${name}`),
        ...status.map((name) => `provinsi_id=32&status=${name}`),
        'asal=manual',
        'asal=impor',
        'asal=psat',
        'provinsi_id=32&asal=psat',
        'lengkap=false',
        'tindak_lanjut=terlambat',
      ],
    },
    {
      name: 'files',
      path: '/api/audit-document/uploadDocument?limit=10&auditType=sppb_psat',
      account: accounts.sekretariat,
      sort: { name: 'orderBy', values: urutanDaftar },
      filters: [
        '',
        'search=tidakadasamasekali',
        'search=pangan',
        'process=audit_dokumen',
        'process=audit_dokumen,rekomendasi',
        'process=tidak_ada',
        ...['permohonan', 'audit_dokumen', 'terbit', 'ditolak'].map((tab) => `tab=${tab}`),
        ...['ON_PROCESS', 'DUE_TOMORROW', 'OVERRDUE', 'BEFORE_DEADLINE', 'AFTER_DEADLINE'].map(
          (name) => `status=${name}`,
        ),
        'jeda=true',
        'jeda=false',
        'giliran=true',
        'jenisPengajuan=perpanjangan',
        'alur=pengajuan',
        'provinsiId=32',
        'kotaId=3273',
        `auditorUserId=${accounts.ketua.id}`,
        `leadAuditorUserId=${accounts.ketua.id}`,
        `sekretariatUserId=${accounts.sekretariat.id}`,
      ],
    },
  ]
  const portal = await startPortal(ground)
  try {
    const stand = { portal, postmaster: await postmasterOf(ground.url) }
    for (const list of lists) {
      if (process.env.BENCH_ONLY && !list.name.includes(process.env.BENCH_ONLY)) continue
      await costMs(stand, list, list.path, warmUpAsks)
      const plainMs = await costMs(stand, list, list.path, warmUpAsks)
      await tryPages(stand, list, plainMs)
      await tryFilters(stand, list, plainMs)
    }
  } finally {
    await portal.stop()
  }
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}
