import { type Role, roles } from '@portal/domain/platform/roles'
import type { NamaKelompok } from './alamat.ts'

export const kelompokPanduan: Record<NamaKelompok, { judul: string; roles: readonly Role[] }> = {
  semua: { judul: 'Panduan pengguna', roles },
  psat: {
    judul: 'Panduan pengguna PSAT',
    roles: [
      'PELAKU_USAHA',
      'SEKRETARIAT',
      'KOORDINATOR_SEKRETARIAT',
      'SUBKOORDINATOR_SEKRETARIAT',
      'AUDITOR',
      'LEAD_AUDITOR',
      'PVTPP',
    ],
  },
  okkp: {
    judul: 'Panduan pengguna OKKP',
    roles: ['OKKP_ADMIN_PUSAT', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_KOTA', 'OKKP_ADMIN_UJILAB', 'SUPERADMIN'],
  },
  pasar: { judul: 'Panduan pengguna Pasar Pangan', roles: ['OKPO_ADMIN', 'OKKP_ADMIN_KOTA'] },
}
