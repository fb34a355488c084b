import { lowerFirst } from '@portal/domain/platform/format'
import { jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconChevronRight } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { WaktuBadge } from '#psat/berkas/jam/WaktuBadge.tsx'
import classes from '#psat/dasbor/pelaku/dasbor.module.css'
import { TahapBadge } from '#psat/pengajuan/TahapBadge.tsx'

interface BarisPengajuanProps {
  judul: string
  rows: readonly RingkasanPengajuan[]
  /** If more rows exist: the state whose list shows all of them. */
  lebih?: string | undefined
}

export function BarisPengajuan({ judul, rows, lebih }: BarisPengajuanProps) {
  return (
    <Section
      title={judul}
      actions={
        lebih && (
          <AppLink to="/psat" search={{ keadaan: lebih }} className={classes.more}>
            Lihat semua
          </AppLink>
        )
      }
    >
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.uuid}>
            <AppLink to={`/psat/pengajuan/${row.uuid}`} className={classes.row}>
              <span className={classes.words}>
                <b>{row.nama}</b>
                <small>
                  {row.nomorPermohonan} · {jenisPengajuanLabels[row.jenisPengajuan].toLowerCase()}
                  {!row.giliran_saya && row.giliran && ` · menunggu ${lowerFirst(row.giliran)}`}
                </small>
              </span>
              <span className={classes.state}>
                <TahapBadge berkas={row} />
                <WaktuBadge waktu={row.waktu} />
              </span>
              <Icon of={IconChevronRight} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
