import { type DeadlineStatus, deadlineLabel } from '@portal/domain/platform/calendar/working-days-deadline'
import { formatDate, formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { type Penerbitan, usePenerbitan } from '#psat/penerbitan/use-penerbitan.ts'

export function WaktuAuditCard({ uuid }: { uuid: string }) {
  const { data, error, refetch } = usePenerbitan(uuid)
  return (
    <Section title="Catatan waktu audit" text="Umur dihitung dalam hari kerja saat jam pemegangnya berjalan.">
      {error ? (
        <ErrorState title="Catatan waktu belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Tabel waktu={data.waktu_audit} />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Section>
  )
}

const hari = (umur: number | null) =>
  umur === null ? '–' : umur === 0 ? 'hari pertama' : `${formatNumber(umur)} hari`

/** A finished stage says whether it met its deadline. The label "Sesuai Proses" is only for a running stage. */
function statusOf({ Status, EndTime, DeadlineTime }: Penerbitan['waktu_audit']['tahap'][number]): string {
  if (EndTime !== null) return Status === 'AFTER_DEADLINE' ? 'Selesai, lewat tenggat' : 'Selesai tepat waktu'
  return deadlineLabel(Status as DeadlineStatus, DeadlineTime, Date.now())
}

function Tabel({ waktu }: { waktu: Penerbitan['waktu_audit'] }) {
  const akhir = [
    ['Terbit', waktu.CompleteTime, waktu.CompleteAge],
    ['Ditolak', waktu.RejectTime, waktu.RejectAge],
  ] as const
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className="visually-hidden">Waktu tiap tahap</caption>
        <thead>
          <tr>
            <th scope="col">Tahap</th>
            <th scope="col">Status</th>
            <th scope="col">Mulai</th>
            <th scope="col">Tenggat</th>
            <th scope="col">Selesai</th>
            <th scope="col" className={classes.right}>
              Umur
            </th>
          </tr>
        </thead>
        <tbody>
          {waktu.tahap.map((tahap) => (
            <tr key={tahap.tahap}>
              <th scope="row">{tahap.label}</th>
              <td data-label="Status">{statusOf(tahap)}</td>
              <td data-label="Mulai">{tahap.StartTime ? formatDateTime(tahap.StartTime) : '–'}</td>
              <td data-label="Tenggat">{tahap.DeadlineTime ? formatDate(tahap.DeadlineTime) : '–'}</td>
              <td data-label="Selesai">{tahap.EndTime ? formatDateTime(tahap.EndTime) : 'Berjalan'}</td>
              <td data-label="Umur" className={classes.right}>
                {hari(tahap.Age)}
              </td>
            </tr>
          ))}
          {akhir.map(([label, waktunya, umur]) =>
            waktunya ? (
              <tr key={label} className={classes.sum}>
                <th scope="row">{label}</th>
                <td data-label="Status">Seluruh layanan</td>
                <td data-label="Mulai">–</td>
                <td data-label="Tenggat">–</td>
                <td data-label="Selesai">{formatDateTime(waktunya)}</td>
                <td data-label="Umur" className={classes.right}>
                  {hari(umur)}
                </td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </div>
  )
}
