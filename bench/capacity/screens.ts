import type { Role } from '../../packages/domain/src/platform/roles.ts'

/** What a screen asks for at once. A body is sent as a new record. */
export interface Call {
  path: string
  body?: () => object
}
export type Screen = (n: number) => Call[]
export type Kind = Role | 'visitor'

/** Rows of the national data, so that no user asks for the same row again and again. */
export interface Samples {
  codes: string[]
  words: string[]
  registrations: number[]
  labTests: number[]
  markets: number[]
  commodity: number
  test: { jenis_rapid_test_id: number; parameter_id: number }
}

const year = new Date().getFullYear()
const provinces = [11, 12, 31, 32, 33, 34, 35, 51, 64, 73]
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const get = (...paths: string[]): Call[] => paths.map((path) => ({ path }))

const bell = '/api/notifikasi/history?limit=10'
const start = ['/api/admin/beranda', '/api/admin/antrean', bell]
const files = '/api/audit-document/uploadDocument?limit=25'
const workload = [
  '/api/audit-document/dashboard/documentPerProcess',
  '/api/audit-document/dashboard/totalDocument',
]

/** The screens that each role opens on a working day, in the order of a round through them. */
export function screensOf({
  codes,
  words,
  registrations,
  labTests,
  markets,
  commodity,
  test,
}: Samples): Record<Kind, Screen[]> {
  const word = (n: number) => encodeURIComponent(pick(words, n))
  const province = (n: number) => `provinsi_id=${pick(provinces, n)}`
  const licensing: Screen[] = [
    () => get(...start),
    () => get(`${files}&auditType=sppb_psat`, ...workload),
    () => get(`${files}&auditType=izin_edar_pl`),
    (n) => get(`/api/pencarian?kata=${word(n)}`),
  ]
  const registry: Screen[] = [
    () => get(...start),
    () => get('/api/okkp/registrations?limit=25', '/api/okkp/static/jenis_registrasi'),
    (n) => get(`/api/okkp/registrations?limit=25&search=${word(n)}`),
    (n) => get(`/api/okkp/registrations/detail?registrasi_id=${pick(registrations, n)}`),
    () => get('/api/okkp/tindak_lanjut?limit=25'),
  ]
  const laboratory: Screen[] = [
    () => get(...start),
    () => get('/api/okkp/uji_lab?limit=25', '/api/okkp/static/uji_lab'),
    (n) => get(`/api/okkp/uji_lab/detail?uji_lab_id=${pick(labTests, n)}`),
    () => get('/api/okkp/rapid_test?limit=25'),
  ]
  const marketOffice: Screen[] = [
    () => get(...start),
    () => get('/api/pasar-pangan/pasar?limit=25'),
    (n) => get(`/api/pasar-pangan/pasar/detail?id=${pick(markets, n)}`),
    () => get('/api/pasar-pangan/rapid-test?limit=25', '/api/pasar-pangan/rapid-test/jumlah'),
  ]
  const entry: Screen = (n) => [
    {
      path: '/api/okkp/rapid_test/add',
      body: () => ({
        ...test,
        kunci: crypto.randomUUID(),
        tanggal: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
        komoditas_id: commodity,
        hasil_uji: 'Negatif',
        lembaga: 'Dinas Pangan',
        lokasi_sampel: `Pasar ${n}`,
      }),
    },
  ]
  return {
    visitor: [
      () => get('/'),
      (n) =>
        get(
          `/api/okkp/saran?kata=${word(n)}`,
          `/api/okkp/registrations/index_public?limit=10&${province(n)}`,
        ),
      (n) => get(`/api/verifikasi/${pick(codes, n)}`),
      () => get('/api/okkp/peringatan/publik?limit=10'),
      (n) => get(`/api/pasar-pangan/public/pasar?limit=10&${province(n)}`),
      () =>
        get(`/api/okkp/dashboard/statistik_registrasi/${year}`, '/api/okkp/dashboard/registrasi_by_provinsi'),
    ],
    PELAKU_USAHA: [
      () => get('/api/psat/pengajuan?limit=10', bell),
      () => get('/api/psat/izin-saya'),
      () => get('/api/psat/data-usaha'),
      () => get('/api/psat/draf'),
    ],
    SEKRETARIAT: licensing,
    KOORDINATOR_SEKRETARIAT: licensing,
    SUBKOORDINATOR_SEKRETARIAT: licensing,
    AUDITOR: licensing.slice(0, 3),
    LEAD_AUDITOR: licensing.slice(0, 3),
    PVTPP: [() => get(...start), () => get(files)],
    SUPERADMIN: [...licensing, () => get('/api/jejak-audit?limit=25')],
    OKKP_ADMIN_PUSAT: [...registry, ...marketOffice.slice(1)],
    OKKP_ADMIN_DAERAH: registry,
    OKKP_ADMIN_KOTA: [...registry, ...marketOffice.slice(1), entry, entry],
    OKKP_ADMIN_UJILAB: [...laboratory, entry],
    OKPO_ADMIN: marketOffice,
  }
}
