import type { Role } from './roles.ts'

// Labels are separate from the roles, because every page needs the roles for its guards and only the staff UI needs the
// labels.

export const roleLabels: Record<Role, string> = {
  SUPERADMIN: 'Superadmin',
  AUDITOR: 'Auditor',
  LEAD_AUDITOR: 'Lead auditor',
  SEKRETARIAT: 'Sekretariat',
  KOORDINATOR_SEKRETARIAT: 'Koordinator sekretariat',
  SUBKOORDINATOR_SEKRETARIAT: 'Subkoordinator sekretariat',
  OKKP_ADMIN_PUSAT: 'Admin OKKP pusat',
  OKKP_ADMIN_DAERAH: 'Admin OKKP daerah',
  OKKP_ADMIN_KOTA: 'Admin OKKP kabupaten/kota',
  OKKP_ADMIN_UJILAB: 'Admin uji laboratorium',
  OKPO_ADMIN: 'Admin pasar (OKPO)',
  PVTPP: 'Komisi teknis (PVTPP)',
  PELAKU_USAHA: 'Pelaku usaha',
}
