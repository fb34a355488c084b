import { Button } from '@mantine/core'
import type { BarisAntrean } from '@portal/domain/platform/antrean/antrean.contract'
import type { Moment } from '@portal/domain/platform/format'
import { AddressLink } from '#platform/ui/link/AppLink.tsx'
import classes from './Antrean.module.css'
import { BatasAntrean } from './BatasAntrean.tsx'

interface AntreanRowProps {
  row: BarisAntrean
  now: Moment
  primary: boolean
}

/** One row: what it is, its stage, its due day, and the next action. */
export function AntreanRow({ row, now, primary }: AntreanRowProps) {
  const { pathname, search } = new URL(row.tautan, window.location.origin)
  const link = { to: pathname, search: Object.fromEntries(new URLSearchParams(search)) }
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <AddressLink {...link}>{row.judul}</AddressLink>
        <small>{row.keterangan}</small>
      </span>
      <span className={classes.stage}>
        {row.tahap}
        {row.rinci && <small>{row.rinci}</small>}
      </span>
      <BatasAntrean batas={row.batas} now={now} />
      <Button
        component={AddressLink}
        {...link}
        variant={primary ? 'filled' : 'default'}
        aria-label={`${row.langkah}: ${row.judul}`}
      >
        {row.langkah}
      </Button>
    </li>
  )
}
