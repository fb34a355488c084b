import { sql } from 'kysely'
import { demoAccounts, demoPassword, hashPassword } from '#akun/index.ts'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'

export const demoMail = '@demo.contoh.id'

/** Age of the demo accounts in days. The accounts must be older than the first action that they take. */
export const akunSejak = 800
export const akunDibuat = sql<Date>`now() - make_interval(days => ${akunSejak})`

const jawaBarat = 32
const kotaBandung = 3273

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

/** Adds the missing demo accounts. An existing account stays unchanged, also after somebody edited it. */
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
      dibuat: akunDibuat,
      diubah: akunDibuat,
      email: `${account.username}${demoMail}`,
      perusahaan_id: nib ? (companyIds.get(nib) ?? null) : null,
    }))
    await db.insertInto('akun.pengguna').values(rows).execute()
    say(`Added ${rows.length} demo accounts`)
  },
})
