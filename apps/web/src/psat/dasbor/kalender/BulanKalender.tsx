import { formatDate, formatWeekday } from '@portal/domain/platform/format'
import type {
  HariKalender as HariLibur,
  KunjunganKalender,
} from '@portal/domain/psat/dasbor/kalender.contract'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import {
  type HariKalender,
  isAkhirPekan,
  kendalaHari,
  padaHari,
} from '#psat/dasbor/kalender/bulan-kalender.ts'
import classes from '#psat/dasbor/kalender/kalender.module.css'

interface BulanKalenderProps {
  weeks: readonly (readonly HariKalender[])[]
  visits: readonly KunjunganKalender[]
  /** Holidays and leaves. Missing while they load. */
  hari: HariLibur | undefined
  today: string
  label: string
}

const namaHari = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

/** Shows whole weeks on a wide screen. A phone shows only the days with visits, as a list. */
export function BulanKalender({ weeks, visits, hari, today, label }: BulanKalenderProps) {
  const busy = weeks.flat().filter(({ day }) => {
    const { libur, cuti } = kendalaHari(hari, day)
    return padaHari(visits, day).length > 0 || libur !== undefined || cuti.length > 0
  })
  return (
    <>
      <table className={classes.month} aria-label={`Kunjungan ${label}`}>
        <thead>
          <tr>
            {namaHari.map((nama) => (
              <th key={nama} scope="col">
                {nama}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, inside }) => (
                <td
                  key={day}
                  data-outside={!inside || undefined}
                  data-today={day === today || undefined}
                  data-off={isAkhirPekan(day) || kendalaHari(hari, day).libur !== undefined || undefined}
                >
                  <span className={classes.day}>
                    {Number(day.slice(8))}
                    {day === today && <span className={classes.hidden}> (hari ini)</span>}
                  </span>
                  <Kendala {...kendalaHari(hari, day)} />
                  <Kunjungan visits={padaHari(visits, day)} today={today} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className={classes.agenda}>
        {busy.map(({ day }) => (
          <li key={day}>
            <h3>
              {formatWeekday(day)}, {formatDate(day)}
            </h3>
            <Kendala {...kendalaHari(hari, day)} />
            <Kunjungan visits={padaHari(visits, day)} today={today} />
          </li>
        ))}
      </ol>
      {visits.length === 0 && (
        <p className={classes.none}>
          Tidak ada kunjungan di bulan ini menurut saringan di atas. Jadwal diusulkan tim audit dari halaman
          berkasnya.
        </p>
      )}
    </>
  )
}

function Kendala({ libur, cuti }: ReturnType<typeof kendalaHari>) {
  return (
    <>
      {libur && <p className={classes.holiday}>{libur}</p>}
      {cuti.map((text) => (
        <p key={text} className={classes.leave}>
          {text}
        </p>
      ))}
    </>
  )
}

function Kunjungan({ visits, today }: { visits: readonly KunjunganKalender[]; today: string }) {
  if (visits.length === 0) return null
  return (
    <ul className={classes.visits}>
      {visits.map((visit) => (
        <li key={visit.id} data-status={visit.status} data-past={visit.tanggal_selesai < today || undefined}>
          <AppLink to={`/psat/admin/perizinan/${visit.auditType}/${visit.uuid}`}>
            <b>
              {visit.jam.replace(':', '.')} {visit.nama_perusahaan}
            </b>
            <span>{visit.petugas.map(({ nama }) => nama).join(', ')}</span>
            <span>{[visit.kota, visit.keterangan].filter(Boolean).join(' · ')}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
