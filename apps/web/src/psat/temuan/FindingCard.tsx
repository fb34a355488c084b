import { Button } from '@mantine/core'
import { formatDate } from '@portal/domain/platform/format'
import { statusTemuanLabels, type Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconMapPin, IconPaperclip, IconPhoto } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/temuan/Findings.module.css'
import { temuanStatus, temuanTingkat } from '#psat/temuan/temuan-status.ts'

interface FindingCardProps {
  temuan: Temuan
  nomor: number
  lokasi: string
  /** Opens the place of the finding. Without this function the card only names the place. */
  onShow?: (() => void) | undefined
  selected?: boolean | undefined
  children?: ReactNode
}

export function FindingCard({ temuan, nomor, lokasi, onShow, selected, children }: FindingCardProps) {
  const { tone, icon } = temuanStatus[temuan.status]
  const words = temuan.uraian_butir ? `${lokasi}: ${temuan.uraian_butir}` : lokasi
  const place = temuan.halaman === null ? words : `${words}, halaman ${temuan.halaman}`
  return (
    <article className={classes.card} data-selected={selected || undefined} aria-label={`Temuan ${nomor}`}>
      <div className={classes.top}>
        {temuan.tingkat ? (
          <span className={classes.grade} data-solid={temuan.tingkat === 'Kritis' || undefined}>
            <StatusBadge
              {...temuanTingkat[temuan.tingkat]}
            >{`Temuan ${nomor} · ${temuan.tingkat}`}</StatusBadge>
          </span>
        ) : (
          <b className={classes.number}>Temuan {nomor}</b>
        )}
        <StatusBadge tone={tone} icon={icon}>
          {statusTemuanLabels[temuan.status]}
        </StatusBadge>
      </div>
      <p className={classes.text}>{temuan.uraian}</p>
      <p className={classes.meta}>
        {onShow ? (
          <button type="button" className={classes.place} onClick={onShow}>
            <Icon of={IconMapPin} size={16} />
            {place}
          </button>
        ) : (
          <span className={classes.where}>
            <Icon of={IconMapPin} size={16} />
            {place}
          </span>
        )}
        {temuan.tenggat && <span>Diperbaiki paling lambat {formatDate(temuan.tenggat)}</span>}
      </p>
      {temuan.foto && <FileButton kunci={temuan.foto} label="Foto temuan" picture />}
      {temuan.jawaban && (
        <div className={classes.answer}>
          <p>
            <b>Jawaban{temuan.dijawab && `, ${formatDate(temuan.dijawab)}`}</b>
          </p>
          <p className={classes.text}>{temuan.jawaban}</p>
          {temuan.berkas_jawaban && <FileButton kunci={temuan.berkas_jawaban} label="Berkas jawaban" />}
        </div>
      )}
      {temuan.tanggapan && (
        <div className={classes.answer} data-again>
          <p>
            <b>Jawaban diminta lagi</b>
          </p>
          <p className={classes.text}>{temuan.tanggapan}</p>
        </div>
      )}
      {temuan.ditutup && (
        <p className={classes.meta}>
          Ditutup {formatDate(temuan.ditutup)}
          {temuan.alasan_tutup && `: ${temuan.alasan_tutup}`}
        </p>
      )}
      {children && <div className={classes.foot}>{children}</div>}
    </article>
  )
}

function FileButton({ kunci, label, picture = false }: { kunci: string; label: string; picture?: boolean }) {
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={picture ? <Icon of={IconPhoto} size={16} /> : <Icon of={IconPaperclip} size={16} />}
      onClick={() => openStored(kunci)}
    >
      {label}
    </Button>
  )
}
