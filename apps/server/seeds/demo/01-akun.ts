import type { Role } from '@portal/domain/platform/roles'
import { hashPassword } from '#akun/index.ts'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'

export const demoPassword = 'Portal-Pangan-2026'
export const demoMail = '@demo.contoh.id'

interface DemoAccount {
  username: string
  nama: string
  role: Role
  provinsi_id?: number
  kota_id?: number
  nib?: string
  nomor_identitas?: string
}

const jawaBarat = 32
const kotaBandung = 3273

export const demoAccounts: DemoAccount[] = [
  { username: 'superadmin', nama: 'Dewi Anggraini', role: 'SUPERADMIN' },
  { username: 'auditor', nama: 'Bagas Prasetyo', role: 'AUDITOR' },
  { username: 'auditor2', nama: 'Yohana Manurung', role: 'AUDITOR' },
  { username: 'lead_auditor', nama: 'Ratih Kusumawardani', role: 'LEAD_AUDITOR' },
  { username: 'sekretariat', nama: 'Nur Hidayah', role: 'SEKRETARIAT' },
  { username: 'koordinator', nama: 'Agus Wirawan', role: 'KOORDINATOR_SEKRETARIAT' },
  { username: 'subkoordinator', nama: 'Sri Lestari', role: 'SUBKOORDINATOR_SEKRETARIAT' },
  { username: 'pvtpp', nama: 'Hendra Saputra', role: 'PVTPP' },
  { username: 'okkp_pusat', nama: 'Maya Puspita', role: 'OKKP_ADMIN_PUSAT' },
  { username: 'okkp_daerah', nama: 'Asep Sunandar', role: 'OKKP_ADMIN_DAERAH', provinsi_id: jawaBarat },
  {
    username: 'okkp_kota',
    nama: 'Lina Marlina',
    role: 'OKKP_ADMIN_KOTA',
    provinsi_id: jawaBarat,
    kota_id: kotaBandung,
  },
  { username: 'okkp_ujilab', nama: 'Rizki Ramadhan', role: 'OKKP_ADMIN_UJILAB', provinsi_id: jawaBarat },
  { username: 'okpo_admin', nama: 'Wulan Sari', role: 'OKPO_ADMIN', provinsi_id: jawaBarat },
  {
    username: 'pelaku_usaha',
    nama: 'Budi Santoso',
    role: 'PELAKU_USAHA',
    nib: '8120003471526',
    // The one the OSS simulator knows him by.
    nomor_identitas: '9999010101800001',
  },
  { username: 'pelaku_usaha2', nama: 'Siti Aminah', role: 'PELAKU_USAHA', nib: '9120205817344' },
]

export const companies = [
  {
    nib: '8120003471526',
    nama_perseroan: 'PT Sumber Segar Priangan',
    jenis_perseroan: '01',
    alamat_perseroan: 'Jalan Soekarno-Hatta 412, Bandung',
    provinsi_id: jawaBarat,
    kota_id: kotaBandung,
  },
  {
    nib: '9120205817344',
    nama_perseroan: 'CV Kebun Raya Lembang',
    jenis_perseroan: '02',
    alamat_perseroan: 'Jalan Raya Lembang 88, Bandung Barat',
    provinsi_id: jawaBarat,
    kota_id: 3217,
  },
]

async function addCompanies(db: Executor): Promise<Map<string, number>> {
  await db
    .insertInto('akun.perusahaan')
    .values(companies)
    .onConflict((conflict) => conflict.column('nib').doNothing())
    .execute()
  const rows = await db.selectFrom('akun.perusahaan').select(['id', 'nib']).execute()
  return new Map(rows.map(({ id, nib }) => [nib ?? '', id]))
}

/** The accounts of the demonstration; one that exists already, whatever became of it, is left alone. */
export default defineSeed({
  async run(db, { say }) {
    const companyIds = await addCompanies(db)
    const existing = await db.selectFrom('akun.pengguna').select('username').execute()
    const taken = new Set(existing.map(({ username }) => username))
    const missing = demoAccounts.filter(({ username }) => !taken.has(username))
    if (missing.length === 0) return
    const hash = await hashPassword(demoPassword)
    const rows = missing.map(({ nib, ...account }) => ({
      ...account,
      sandi_hash: hash,
      email: `${account.username}${demoMail}`,
      perusahaan_id: nib ? (companyIds.get(nib) ?? null) : null,
    }))
    await db.insertInto('akun.pengguna').values(rows).execute()
    say(`${rows.length} akun demo ditambahkan`)
  },
})
