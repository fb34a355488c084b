import { Button } from '@mantine/core'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconCalendarX, IconCircleCheck, IconDownload, IconHourglassLow } from '@tabler/icons-react'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from '#psat/dasbor/pelaku/dasbor.module.css'
import { hariMenuju, isSegera } from '#psat/dasbor/pelaku/izin-habis.ts'
import { useSemuaIzin } from '#psat/dasbor/pelaku/use-semua-izin.ts'
import type { IzinSaya as Izin } from '#psat/data-usaha/use-izin-saya.ts'

/** Most permits that the start page shows. The list of licences has all of them. */
const paling = 6

/** Permits of the company, the one that ends next first: number, validity, certificate and renewal. */
export function IzinSaya({ semua = false }: { semua?: boolean }) {
  const { data, error, refetch } = useSemuaIzin()
  if (!data) {
    return (
      <Section title="Izin saya">
        {error ? (
          <ErrorState title="Izin belum dapat dimuat" error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={2} />
        )}
      </Section>
    )
  }
  const shown = semua ? data : data.slice(0, paling)
  return (
    <Section
      title="Izin saya"
      text={
        data.length === 0
          ? 'Belum ada izin yang terbit. Izin tampil di sini begitu sertifikatnya terbit.'
          : 'Yang paling dekat berakhir lebih dahulu. Perpanjangan dapat diajukan sebelum masa berlakunya habis.'
      }
      actions={
        data.length > shown.length && (
          <AppLink to="/psat/expired" className={classes.more}>
            Lihat semua ({formatNumber(data.length)})
          </AppLink>
        )
      }
    >
      <ul className={classes.permits}>
        {shown.map((izin) => (
          <Baris key={izin.registrasi_id} izin={izin} />
        ))}
      </ul>
    </Section>
  )
}

function sisaText(hari: number): string {
  if (hari < 0) return 'Kedaluwarsa'
  return hari === 0 ? 'Hari terakhir' : `${formatNumber(hari)} hari lagi`
}

function Sisa({ izin: { berlaku_sampai, status } }: { izin: Izin }) {
  if (berlaku_sampai === null || (status !== 'valid' && status !== 'expired')) return null
  const hari = hariMenuju(berlaku_sampai)
  if (hari < 0) {
    return (
      <StatusBadge tone="mute" icon={IconCalendarX}>
        {sisaText(hari)}
      </StatusBadge>
    )
  }
  const segera = isSegera(hari)
  return (
    <StatusBadge tone={segera ? 'warn' : 'ok'} icon={segera ? IconHourglassLow : IconCircleCheck}>
      {sisaText(hari)}
    </StatusBadge>
  )
}

function Baris({ izin }: { izin: Izin }) {
  const { nomor, auditType, unit_usaha, nama_psat, berlaku_sampai: ends, berkas } = izin
  const until = ends === null ? 'Tanpa batas waktu' : `Berlaku sampai ${formatDate(ends)}`
  return (
    <li className={classes.permit}>
      <span className={classes.words}>
        <b>{nomor}</b>
        <small>{[jenisIzinLabels[auditType], nama_psat ?? unit_usaha].join(', ')}</small>
        <small className={classes.until}>{until}</small>
      </span>
      <Sisa izin={izin} />
      <span className={classes.permitTools}>
        {berkas && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<Icon of={IconDownload} size={16} />}
            onClick={() => openStored(berkas)}
            aria-label={`Unduh sertifikat ${nomor}`}
          >
            Unduh
          </Button>
        )}
        <Perpanjang izin={izin} />
      </span>
    </li>
  )
}

/** A permit that is being renewed leads to its file instead of a second one. */
function Perpanjang({ izin }: { izin: Izin }) {
  const { nomor, auditType, registrasi_id, status, diajukan } = izin
  const berjalan = diajukan.find(({ jenis }) => jenis === 'perpanjangan')
  if (berjalan) {
    return (
      <Button component={AppLink} to={`/psat/pengajuan/${berjalan.uuid}`} variant="subtle" size="sm">
        Sedang diperpanjang
      </Button>
    )
  }
  if (status !== 'valid' && status !== 'expired') return null
  return (
    <Button
      component={AppLink}
      to="/psat/pengajuan/baru"
      search={{ izin: auditType, jenis: 'perpanjangan', registrasi: String(registrasi_id) }}
      variant="light"
      size="sm"
      aria-label={`Perpanjang ${nomor}`}
    >
      Perpanjang
    </Button>
  )
}
