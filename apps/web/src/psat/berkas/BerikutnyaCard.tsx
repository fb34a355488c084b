import { formatDate } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconCalendarDue } from '@tabler/icons-react'
import { useId } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/berkas/BerikutnyaCard.module.css'

/** Shows all turns after the current one up to the issue, and the latest day on which the office issues the permit. */
export function BerikutnyaCard({ berkas, judul }: { berkas: BerkasPengajuan; judul: string }) {
  const id = useId()
  const { berikutnya, jam } = berkas
  if (berikutnya.length === 0) return null
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{judul}</h2>
      <ol className={classes.steps}>
        {berikutnya.map(({ judul: what, label, oleh, waktu }) => (
          <li key={`${label}-${what}`}>
            <b>{what}</b>
            <small>{[oleh, waktu].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
      {jam.terbit_paling_lambat && (
        <p className={classes.latest}>
          <Icon of={IconCalendarDue} />
          <span>
            Bila semua lancar, terbit paling lambat <b>{formatDate(jam.terbit_paling_lambat)}</b>.
          </span>
        </p>
      )}
    </section>
  )
}
