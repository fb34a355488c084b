import type { Role } from '../../platform/roles.ts'

/** Account that acts on cases. */
export interface PetugasKasus {
  id: number
  role: Role
  provinsi_id: number | null
  kota_id: number | null
}

const tingkat = ['kota', 'provinsi', 'pusat', 'superadmin'] as const
type Tingkat = (typeof tingkat)[number]

const tingkatOf: Partial<Record<Role, Tingkat>> = {
  OKKP_ADMIN_KOTA: 'kota',
  OKKP_ADMIN_DAERAH: 'provinsi',
  OKKP_ADMIN_PUSAT: 'pusat',
  SUPERADMIN: 'superadmin',
}

const namaTingkat: Record<Tingkat, string> = {
  kota: 'OKKP kabupaten/kota',
  provinsi: 'OKKP provinsi',
  pusat: 'OKKP Pusat',
  superadmin: 'superadmin',
}

function covers(level: Tingkat, asker: PetugasKasus, other: PetugasKasus): boolean {
  if (tingkatOf[other.role] !== level || other.id === asker.id) return false
  if (level === 'kota') return other.kota_id === asker.kota_id
  return level !== 'provinsi' || other.provinsi_id === asker.provinsi_id
}

/**
 * Returns who may confirm what this account proposed: the same office, else the next office up, for the centre a
 * superadmin. Nobody confirms his own proposal. A superadmin asks another one, else the centre.
 */
export function orangKedua<P extends PetugasKasus>(
  asker: PetugasKasus,
  accounts: readonly P[],
): { kantor: string; petugas: P[] } {
  const own = tingkatOf[asker.role] ?? 'superadmin'
  const up = tingkat.slice(tingkat.indexOf(own))
  const levels = own === 'superadmin' ? ([...up, 'pusat'] as const) : up
  for (const level of levels) {
    const petugas = accounts.filter((other) => covers(level, asker, other))
    if (petugas.length > 0) return { kantor: namaTingkat[level], petugas }
  }
  return { kantor: namaTingkat.superadmin, petugas: [] }
}
