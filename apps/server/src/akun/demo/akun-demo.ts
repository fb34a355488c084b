import type { Role } from '@portal/domain/platform/roles'

export const demoPassword = 'Portal-Pangan-2026'

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
  { username: 'lead_auditor2', nama: 'Johanes Latuconsina', role: 'LEAD_AUDITOR' },
  { username: 'sekretariat', nama: 'Nur Hidayah', role: 'SEKRETARIAT' },
  { username: 'koordinator', nama: 'Agus Wirawan', role: 'KOORDINATOR_SEKRETARIAT' },
  { username: 'subkoordinator', nama: 'Sri Lestari', role: 'SUBKOORDINATOR_SEKRETARIAT' },
  { username: 'pvtpp', nama: 'Hendra Saputra', role: 'PVTPP' },
  { username: 'okkp_pusat', nama: 'Maya Puspita', role: 'OKKP_ADMIN_PUSAT' },
  { username: 'okkp_pusat2', nama: 'Teguh Santosa', role: 'OKKP_ADMIN_PUSAT' },
  { username: 'okkp_daerah', nama: 'Asep Sunandar', role: 'OKKP_ADMIN_DAERAH', provinsi_id: jawaBarat },
  { username: 'okkp_daerah2', nama: 'Euis Komariah', role: 'OKKP_ADMIN_DAERAH', provinsi_id: jawaBarat },
  {
    username: 'okkp_kota',
    nama: 'Lina Marlina',
    role: 'OKKP_ADMIN_KOTA',
    provinsi_id: jawaBarat,
    kota_id: kotaBandung,
  },
  {
    username: 'okkp_kota2',
    nama: 'Dadan Hermawan',
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
    // The OSS simulator uses this identity number for the same person.
    nomor_identitas: '9999010101800001',
  },
  { username: 'pelaku_usaha2', nama: 'Siti Aminah', role: 'PELAKU_USAHA', nib: '9120205817344' },
]
