import { Button } from '@mantine/core'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconCalendarX, IconHourglassLow } from '@tabler/icons-react'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from '#psat/dasbor/pelaku/dasbor.module.css'
import { hariMenuju, segeraHabis } from '#psat/dasbor/pelaku/izin-habis.ts'
import { useSemuaIzin } from '#psat/dasbor/pelaku/use-semua-izin.ts'
import type { IzinSaya } from '#psat/data-usaha/use-izin-saya.ts'

export function IzinHabis() {
  const { data, error, refetch } = useSemuaIzin()
  if (!data) {
    return (
      <Section title="Masa berlaku izin">
        {error ? (
          <ErrorState title="Izin belum dapat dimuat" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={2} />
        )}
      </Section>
    )
  }
  const habis = segeraHabis(data)
  const berlaku = data.filter(({ status }) => status === 'valid').length
  return (
    <Section
      title="Masa berlaku izin"
      text={
        data.length === 0
          ? 'Belum ada izin yang terbit.'
          : `${formatNumber(berlaku)} izin berlaku. Perpanjangan dapat diajukan sebelum masa berlakunya habis.`
      }
    >
      {habis.length === 0 ? (
        <p className={classes.quiet}>Tidak ada izin yang habis dalam 60 hari.</p>
      ) : (
        <ul className={classes.permits}>
          {habis.map((izin) => (
            <Izin key={izin.registrasi_id} izin={izin} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Izin({ izin }: { izin: IzinSaya }) {
  const hari = hariMenuju(izin.berlaku_sampai ?? '')
  const lewat = hari < 0
  return (
    <li className={classes.permit}>
      <span className={classes.words}>
        <b>{izin.nomor}</b>
        <small>
          {jenisIzinLabels[izin.auditType]}, {izin.unit_usaha}
        </small>
      </span>
      <StatusBadge tone={lewat ? 'mute' : 'warn'} icon={lewat ? IconCalendarX : IconHourglassLow}>
        {lewat ? 'Kedaluwarsa' : hari === 0 ? 'Hari terakhir' : `${formatNumber(hari)} hari lagi`}
      </StatusBadge>
      <small className={classes.until}>
        {lewat ? 'Berakhir' : 'Berlaku sampai'} {formatDate(izin.berlaku_sampai ?? '')}
      </small>
      {izin.sedang_diajukan ? (
        <Button component={AppLink} to={`/psat/pengajuan/${izin.sedang_diajukan}`} variant="subtle" size="sm">
          Sedang diajukan
        </Button>
      ) : (
        <Button
          component={AppLink}
          to="/psat/pengajuan/baru"
          search={{
            izin: izin.auditType,
            jenis: 'perpanjangan',
            registrasi: String(izin.registrasi_id),
          }}
          variant="light"
          size="sm"
          aria-label={`Perpanjang ${izin.nomor}`}
        >
          Perpanjang
        </Button>
      )}
    </li>
  )
}
