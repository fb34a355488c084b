import type { Role } from '@portal/domain/platform/roles'
import type { Database } from '../../../apps/server/src/platform/database/database.ts'
import { createPengguna, createPerusahaan } from '../../../apps/server/src/testing/factories.ts'

/** NIB of the company that the OSS simulator knows, and of one that it does not know. */
export const nibOf = { pemohon: '9990001234567', pesaing: '9991112223334' } as const

const staff: Record<string, readonly [Role, { provinsi_id?: number }?]> = {
  superadmin: ['SUPERADMIN'],
  sekretariat: ['SEKRETARIAT'],
  sekretariat2: ['SEKRETARIAT'],
  koordinator: ['KOORDINATOR_SEKRETARIAT'],
  subkoordinator: ['SUBKOORDINATOR_SEKRETARIAT'],
  lead: ['LEAD_AUDITOR'],
  auditor: ['AUDITOR'],
  auditor2: ['AUDITOR'],
  pvtpp: ['PVTPP'],
  pusat: ['OKKP_ADMIN_PUSAT'],
  daerah: ['OKKP_ADMIN_DAERAH'],
  kota: ['OKKP_ADMIN_KOTA'],
  kota2: ['OKKP_ADMIN_KOTA'],
  lab: ['OKKP_ADMIN_UJILAB'],
  lain: ['OKKP_ADMIN_DAERAH', { provinsi_id: 31 }],
}

export interface Person {
  id: number
  uuid: string
  username: string
}

export async function createPeople(db: Database): Promise<Record<string, Person>> {
  const people: Record<string, Person> = {}
  for (const [name, [role, more = {}]] of Object.entries(staff))
    people[name] = await createPengguna(db, {
      role,
      username: `uji_${name}`,
      email: `${name}@contoh.id`,
      ...more,
    })
  for (const [name, nib] of Object.entries(nibOf)) {
    const company = await createPerusahaan(db, { nib, nama_perseroan: `PT ${name}` })
    await db
      .updateTable('akun.perusahaan')
      .set({ telp: '0221234567', email_perusahaan: `${name}@contoh.id`, penanggung_jawab: 'Ibu Uji' })
      .where('id', '=', company.id)
      .execute()
    people[name] = await createPengguna(db, {
      role: 'PELAKU_USAHA',
      username: `uji_${name}`,
      email: `${name}@contoh.id`,
      perusahaan_id: company.id,
    })
  }
  return people
}
