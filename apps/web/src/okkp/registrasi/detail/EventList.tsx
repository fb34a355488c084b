import { formatDateTime } from '@portal/domain/platform/format'
import classes from '#okkp/registrasi/detail/detail.module.css'

interface HistoryEvent {
  waktu: string
  keterangan: string
  pengguna: string | null
  alasan?: string | null
  perubahan: readonly { kolom: string; dari: string; ke: string }[]
}

export function EventList({ events }: { events: readonly HistoryEvent[] }) {
  return (
    <ol className={classes.events}>
      {events.map((event) => (
        <li key={`${event.waktu} ${event.keterangan}`}>
          <b>{event.keterangan}</b>
          <small>
            {event.pengguna ?? 'Sistem'} · {formatDateTime(event.waktu)}
          </small>
          {event.alasan && <small>Alasan: {event.alasan}</small>}
          {event.perubahan.length > 0 && (
            <ul className={classes.changes}>
              {event.perubahan.map(({ kolom, dari, ke }) => (
                <li key={kolom}>
                  {kolom}: {dari} menjadi {ke}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
