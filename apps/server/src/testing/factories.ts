import type { Role } from '@portal/domain/platform/roles'
import type { Database } from '#platform/database/database.ts'

export interface NewPengguna {
  role: Role
  username: string
  nama: string
  email: string | null
  no_telp: string | null
  alamat: string | null
  nomor_identitas: string | null
  sandi_hash: string | null
  provinsi_id: number | null
  kota_id: number | null
  perusahaan_id: number | null
  aktif: boolean
  wajib_ganti_sandi: boolean
}

let count = 0

/** Creates an account that fits its role. Regional roles belong to Jawa Barat, the city role to Kota Bandung. */
export async function createPengguna(
  db: Database,
  { role, ...given }: { role: Role } & Partial<NewPengguna>,
) {
  count += 1
  const regional = ['OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA', 'OKKP_ADMIN_UJILAB', 'OKPO_ADMIN'].includes(role)
  return db
    .insertInto('akun.pengguna')
    .values({
      role,
      username: `${role.toLowerCase()}_${process.pid}_${count}`,
      nama: `Akun Uji ${count}`,
      provinsi_id: regional ? 32 : null,
      kota_id: role === 'OKKP_ADMIN_KOTA' ? 3273 : null,
      ...given,
    })
    .returning(['id', 'uuid', 'username'])
    .executeTakeFirstOrThrow()
}

export interface NewPerusahaan {
  nama_perseroan: string
  nib: string | null
  jenis_perseroan: string | null
  alamat_perseroan: string | null
  provinsi_id: number | null
  kota_id: number | null
}

export async function createPerusahaan(db: Database, given: Partial<NewPerusahaan> = {}) {
  count += 1
  return db
    .insertInto('akun.perusahaan')
    .values({
      nama_perseroan: `PT Uji Pangan ${count}`,
      nib: String(9_000_000_000_000 + (process.pid % 100_000) * 1_000_000 + count),
      jenis_perseroan: '01',
      alamat_perseroan: 'Jalan Asia Afrika 1, Bandung',
      provinsi_id: 32,
      kota_id: 3273,
      ...given,
    })
    .returning(['id', 'uuid', 'nama_perseroan', 'nib'])
    .executeTakeFirstOrThrow()
}
