import type { PenilaianDokumen } from '@portal/domain/psat/audit/penilaian'
import { type Icon, IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'

export const penilaianIcons: Record<PenilaianDokumen, Icon> = {
  sesuai: IconCircleCheck,
  ada_temuan: IconAlertCircle,
  belum: IconCircleDashed,
}
