import { addDays } from '@portal/domain/platform/calendar/add-days'
import { dayInJakarta, formatDate, type Moment } from '@portal/domain/platform/format'
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from './Antrean.module.css'

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The due day of a row. Late and near days get a badge, others plain text. */
export function BatasAntrean({ batas, now }: { batas: string | null; now: Moment }) {
  if (batas === null) return <span className={classes.quiet}>Tanpa batas waktu</span>
  const today = dayInJakarta(now)
  const day = formatDate(batas)
  const badge =
    batas < today
      ? ({ tone: 'bad', icon: IconAlertTriangle, text: 'Lewat tenggat' } as const)
      : batas <= addDays(today, 1)
        ? ({
            tone: 'warn',
            icon: IconClockExclamation,
            text: batas === today ? 'Hari ini' : 'Besok',
          } as const)
        : undefined
  return (
    <span className={classes.due}>
      {badge ? (
        <StatusBadge tone={badge.tone} icon={badge.icon}>
          {badge.text}
        </StatusBadge>
      ) : (
        day
      )}
      <small>{badge ? day : `sisa ${daysBetween(today, batas)} hari`}</small>
    </span>
  )
}
