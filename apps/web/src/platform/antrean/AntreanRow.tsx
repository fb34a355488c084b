import type { BarisAntrean } from '@portal/domain/platform/antrean/antrean.contract'
import type { Moment } from '@portal/domain/platform/format'
import { QueueRow } from '#platform/queue/QueueRow.tsx'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'
import { BatasAntrean } from './BatasAntrean.tsx'

interface AntreanRowProps {
  row: BarisAntrean
  now: Moment
  primary: boolean
}

/** One row: what it is, its stage, its due day, and the next action. */
export function AntreanRow({ row, now, primary }: AntreanRowProps) {
  const { pathname, search } = new URL(row.tautan, window.location.origin)
  return (
    <QueueRow
      name={row.judul}
      detail={row.keterangan}
      stage={row.tahap}
      known={row.rinci ?? undefined}
      deadline={<BatasAntrean batas={row.batas} now={now} />}
      // The server names the address, and the route checks its search.
      link={{ to: pathname, search: Object.fromEntries(new URLSearchParams(search)) as KnownSearch }}
      action={row.langkah}
      actionName={`${row.langkah}: ${row.judul}`}
      primary={primary}
    />
  )
}
