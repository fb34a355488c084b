import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan.schema'
import { IconBan, IconCertificate, IconEdit, IconProgress } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/StatusBadge.tsx'

/** The stage as an applicant reads it: what asks for an answer stands out. */
export function TahapBadge({
  berkas: { code, label, giliran_saya },
}: {
  berkas: Pick<RingkasanPengajuan, 'code' | 'label' | 'giliran_saya'>
}) {
  if (code === 99) {
    return (
      <StatusBadge tone="bad" icon={IconBan}>
        {label}
      </StatusBadge>
    )
  }
  if (code === 70) {
    return (
      <StatusBadge tone="ok" icon={IconCertificate}>
        {label}
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone={giliran_saya ? 'warn' : 'info'} icon={giliran_saya ? IconEdit : IconProgress}>
      {label}
    </StatusBadge>
  )
}
