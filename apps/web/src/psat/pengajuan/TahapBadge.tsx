import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconBan, IconCertificate, IconEdit, IconProgress } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

const looks = {
  terbit: { tone: 'ok', icon: IconCertificate },
  ditolak: { tone: 'bad', icon: IconBan },
  saya: { tone: 'warn', icon: IconEdit },
  proses: { tone: 'info', icon: IconProgress },
} as const

/** Shows the stage to an applicant and highlights a stage that waits for the applicant. */
export function TahapBadge({
  berkas: { akhir, label, giliran_saya },
}: {
  berkas: Pick<RingkasanPengajuan, 'akhir' | 'label' | 'giliran_saya'>
}) {
  const look = looks[akhir ?? (giliran_saya ? 'saya' : 'proses')]
  return <StatusBadge {...look}>{label}</StatusBadge>
}
