import type { KelompokWaktu } from '@portal/domain/platform/antrean/antrean.waktu'
import {
  IconAlertTriangle,
  IconCalendarDue,
  IconCalendarWeek,
  IconClock,
  IconFlag,
  type TablerIcon,
} from '@tabler/icons-react'

/** Icon of each group of due days, in queues and in the counts beside them. */
export const waktuIcons = {
  mendesak: IconFlag,
  lewat: IconAlertTriangle,
  dekat: IconClock,
  pekan: IconCalendarWeek,
  nanti: IconCalendarDue,
} as const satisfies Record<KelompokWaktu, TablerIcon>
