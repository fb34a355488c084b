import type { PeringatanPublik } from '@portal/domain/okkp/peringatan/peringatan.contract'
import { jenisPeringatanLabels } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { IconAlertTriangle, IconArrowBackUp, IconCircleX } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

export function PeringatanBadge({ jenis, status }: Pick<PeringatanPublik, 'jenis' | 'status'>) {
  if (status === 'dicabut') {
    return (
      <StatusBadge tone="mute" icon={IconCircleX}>
        Dicabut
      </StatusBadge>
    )
  }
  return jenis === 'penarikan' ? (
    <PenarikanBadge>{jenisPeringatanLabels.penarikan}</PenarikanBadge>
  ) : (
    <StatusBadge tone="warn" icon={IconAlertTriangle}>
      {jenisPeringatanLabels.peringatan}
    </StatusBadge>
  )
}

/** Marks a permit whose product is being recalled. */
export function PenarikanBadge({ children = 'Penarikan' }: { children?: string }) {
  return (
    <StatusBadge tone="bad" icon={IconArrowBackUp}>
      {children}
    </StatusBadge>
  )
}
