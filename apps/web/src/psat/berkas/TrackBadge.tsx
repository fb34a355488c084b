import { alurLabels } from '@portal/domain/psat/alur/alur'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

export function TrackBadge({ alur }: Pick<RingkasanPengajuan, 'alur'>) {
  return <Tag>{alurLabels[alur]}</Tag>
}
