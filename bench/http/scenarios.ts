import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { bareLists } from './bare-lists.ts'
import { listScenarios, type Scenario } from './list-scenarios.ts'

interface Samples {
  registrasi: { id: number; no_registration: string; kode_verifikasi: string; kata: string }[]
  /** Sample ids of each list of the bare server. */
  ids: Record<string, number[]>
  accounts: Record<NonNullable<Scenario['account']>, number>
}

/** Reads sample rows from the whole table, so that no scenario requests the same row repeatedly. */
export async function readSamples(db: Database, accounts: Samples['accounts']): Promise<Samples> {
  const { rows } = await sql<Samples['registrasi'][number]>`
    select id, no_registration, kode_verifikasi, substr(unit_usaha, length(unit_usaha) - 4) as kata from okkp.registrasi
    where id = any(array(select 1 + (random() * ((select max(id) from okkp.registrasi) - 1))::bigint from generate_series(1, 500)))
      and provinsi_id is not null`.execute(db)
  const ids: Record<string, number[]> = {}
  for (const [name, { table, living }] of Object.entries(bareLists)) {
    const { rows: some } = await sql<{ id: number }>`select t.id from ${sql.table(table)} t
      where ${sql.raw(living)} and t.id = any(array(select 1 + (random() * ((select max(id) from ${sql.table(table)}) - 1))::bigint
        from generate_series(1, 500)))`.execute(db)
    ids[name] = some.map(({ id }) => id)
  }
  return { registrasi: rows, ids, accounts }
}

const provinces = [11, 12, 31, 32, 33, 34, 35, 51, 64, 73]
const frequent = ['makmur', 'sentosa', 'nusantara', 'koperasi']
const stages = ['audit_dokumen', 'penunjukan_auditor', 'rekomendasi', 'perbaikan_audit_dokumen']
const kinds = ['sppb_psat', 'izin_edar_pl']
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

export function scenariosOf({ registrasi, ids, accounts }: Samples): Scenario[] {
  const row = (n: number) => pick(registrasi, n)
  const list = '/api/okkp/registrations?limit=10'
  const files = '/api/audit-document/uploadDocument?limit=10'
  return [
    { name: 'registrasi, nation', account: 'pusat', portal: () => list, bare: () => '/nasional' },
    {
      name: 'registrasi, own region',
      account: 'daerah',
      portal: () => list,
      bare: () => '/provinsi?provinsi_id=32',
    },
    {
      name: 'registrasi, province and kind',
      account: 'pusat',
      portal: (n) => `${list}&provinsi_id=${pick(provinces, n)}&jenis_registrasi_id=${(n % 7) + 1}`,
      bare: (n) => `/provinsi-jenis?provinsi_id=${pick(provinces, n)}&jenis_registrasi_id=${(n % 7) + 1}`,
    },
    {
      name: 'search, frequent word',
      account: 'pusat',
      portal: (n) => `${list}&search=${pick(frequent, n)}`,
      bare: (n) => `/cari-sering?search=${pick(frequent, n)}`,
    },
    {
      name: 'search, rare word',
      account: 'pusat',
      portal: (n) => `${list}&search=${row(n).kata}`,
      bare: (n) => `/cari-langka?search=${row(n).kata}`,
    },
    {
      // Many names contain the trigrams of this word, but few contain the word. PostgreSQL must recheck most index hits
      // in vain.
      name: 'search, frequent trigrams',
      account: 'pusat',
      portal: () => `${list}&search=beras`,
      bare: () => '/cari-langka?search=beras',
    },
    {
      name: 'search, whole number',
      account: 'pusat',
      portal: (n) => `${list}&no_reg=${encodeURIComponent(row(n).no_registration)}`,
      bare: (n) => `/nomor?no_reg=${encodeURIComponent(row(n).no_registration)}`,
    },
    {
      name: 'registrasi, detail',
      account: 'pusat',
      portal: (n) => `/api/okkp/registrations/detail?registrasi_id=${row(n).id}`,
      bare: (n) => `/rinci?id=${row(n).id}`,
    },
    {
      name: 'public check, province',
      portal: (n) => `/api/okkp/registrations/index_public?limit=10&provinsi_id=${pick(provinces, n)}`,
      bare: (n) => `/provinsi?provinsi_id=${pick(provinces, n)}`,
    },
    {
      // Search box of the front page: permits, holders, commodities.
      name: 'suggestions, frequent word',
      portal: (n) => `/api/okkp/saran?kata=${pick(frequent, n)}`,
      bare: (n) => `/saran?kata=${pick(frequent, n)}`,
    },
    {
      name: 'suggestions, rare word',
      portal: (n) => `/api/okkp/saran?kata=${row(n).kata}`,
      bare: (n) => `/saran?kata=${row(n).kata}`,
    },
    {
      // Staff search (Ctrl+K) for the whole nation, which queries eight lists at once.
      name: 'staff search, rare word',
      account: 'pusat',
      portal: (n) => `/api/pencarian?kata=${row(n).kata}`,
      bare: (n) => `/pencarian?kata=${row(n).kata}`,
    },
    {
      name: 'staff search, frequent word',
      account: 'pusat',
      portal: (n) => `/api/pencarian?kata=${pick(frequent, n)}`,
      bare: (n) => `/pencarian?kata=${pick(frequent, n)}`,
    },
    {
      name: 'verification',
      portal: (n) => `/api/verifikasi/${row(n).kode_verifikasi}`,
      bare: (n) => `/kode?kode=${row(n).kode_verifikasi}`,
    },
    {
      name: 'notifications',
      account: 'sekretariat',
      portal: () => '/api/notifikasi/history?limit=10',
      bare: () => `/notifikasi?id=${accounts.sekretariat}`,
    },
    {
      name: 'files, all',
      account: 'sekretariat',
      portal: (n) => `${files}&auditType=${pick(kinds, n)}`,
      bare: (n) => `/berkas?auditType=${pick(kinds, n)}`,
    },
    {
      name: 'files, one stage',
      account: 'sekretariat',
      portal: (n) => `${files}&auditType=${pick(kinds, n)}&process=${pick(stages, n)}`,
      bare: (n) => `/berkas-tahap?auditType=${pick(kinds, n)}&process=${pick(stages, n)}`,
    },
    {
      name: 'files, own team',
      account: 'ketua',
      portal: () => files,
      bare: () => `/berkas-saya?id=${accounts.ketua}`,
    },
    ...listScenarios(ids),
  ]
}
