import type { NilaiDokumen } from '@portal/domain/psat/audit/penilaian'
import { type Icon, IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'

export const nilaiIcons: Record<NilaiDokumen, Icon> = {
  sesuai: IconCircleCheck,
  ada_temuan: IconAlertCircle,
  belum: IconCircleDashed,
}
