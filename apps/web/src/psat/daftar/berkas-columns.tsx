import { Button } from '@mantine/core'
import { formatDate } from '@portal/domain/platform/format'
import { alurLabels } from '@portal/domain/psat/alur/alur'
import { jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconUserCheck } from '@tabler/icons-react'
import type { Column, RowLink } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { WaktuBadge } from '#psat/berkas/jam/WaktuBadge.tsx'
import classes from '#psat/daftar/daftar.module.css'

const columns: readonly Column<RingkasanPengajuan>[] = [
  {
    key: 'perusahaan',
    title: 'Permohonan',
    width: '30%',
    sortable: true,
    render: ({ nama, nomorPermohonan, nama_perusahaan }) => (
      <TwoLines strong first={nama} second={`${nomorPermohonan} · ${nama_perusahaan}`} />
    ),
  },
  {
    key: 'tahap',
    title: 'Tahap',
    width: '18%',
    sortable: true,
    render: ({ label, jenisPengajuan, alur }) => (
      <TwoLines
        first={label}
        second={
          <span className={classes.kind}>
            {jenisPengajuanLabels[jenisPengajuan]} · {alurLabels[alur]}
          </span>
        }
      />
    ),
  },
  {
    key: 'jenis',
    title: 'Jenis',
    hidden: true,
    hiddenOnCards: true,
    render: ({ jenisPengajuan }) => jenisPengajuanLabels[jenisPengajuan],
  },
  {
    key: 'wilayah',
    title: 'Wilayah',
    hidden: true,
    render: ({ kota, provinsi }) => <TwoLines first={kota ?? '–'} second={provinsi} />,
  },
  {
    key: 'giliran',
    title: 'Giliran',
    hiddenInNarrowTable: true,
    render: ({ giliran, giliran_saya, mewakili }) =>
      giliran_saya ? (
        <span className={classes.stack}>
          <StatusBadge tone="warn" icon={IconUserCheck}>
            Giliran saya
          </StatusBadge>
          {mewakili && <small>mewakili {mewakili}</small>}
        </span>
      ) : (
        giliran || '–'
      ),
  },
  {
    key: 'tenggat',
    title: 'Tenggat',
    sortable: true,
    render: ({ waktu }) => <WaktuBadge waktu={waktu} />,
  },
  {
    key: 'tim',
    title: 'Tim audit',
    hidden: true,
    render: ({ lead_auditor, auditor }) =>
      lead_auditor ? <TwoLines first={lead_auditor} second={auditor.join(', ')} /> : 'Belum ditunjuk',
  },
  { key: 'nib', title: 'NIB', hidden: true, render: ({ nib }) => nib ?? '–' },
  {
    key: 'masuk',
    title: 'Masuk',
    sortable: true,
    hidden: true,
    render: ({ uploadTime }) => <span className={classes.day}>{formatDate(uploadTime)}</span>,
  },
  {
    key: 'perubahan',
    title: 'Diubah',
    sortable: true,
    hidden: true,
    render: ({ updateTime }) => <span className={classes.day}>{formatDate(updateTime)}</span>,
  },
]

/** Adds a column with the user's next step to the columns of a file list. */
export function berkasColumns(linkOf: (row: RingkasanPengajuan) => RowLink): Column<RingkasanPengajuan>[] {
  const step: Column<RingkasanPengajuan> = {
    key: 'langkah',
    title: 'Langkah',
    render: (row) =>
      row.langkah && (
        <Button component={AppLink} {...linkOf(row)} variant="default" size="sm">
          {row.langkah}
        </Button>
      ),
  }
  const after = columns.findIndex(({ key }) => key === 'tenggat') + 1
  return columns.toSpliced(after, 0, step)
}
