import { penilaianLabels } from '@portal/domain/okkp/penilaian/penilaian'
import type { Penilaian } from '@portal/domain/okkp/penilaian/penilaian.contract'
import { formatShortDate } from '@portal/domain/platform/format'
import classes from '#okkp/penilaian/penilaian.module.css'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'

function nilaiText(ratings: Penilaian['ratings']): string {
  return ratings === null ? 'Tanpa nilai' : penilaianLabels[ratings as keyof typeof penilaianLabels]
}

export const feedbackColumns: readonly Column<Penilaian>[] = [
  {
    key: 'tanggal',
    title: 'Tanggal',
    render: ({ tanggal, sumber }) => (
      <TwoLines
        first={formatShortDate(tanggal)}
        second={sumber === 'kertas' ? 'Formulir kertas' : 'Portal'}
      />
    ),
  },
  {
    key: 'ratings',
    title: 'Penilaian',
    render: ({ ratings }) => (
      <TwoLines
        strong
        first={nilaiText(ratings)}
        second={ratings === null ? undefined : `${ratings} dari 5`}
      />
    ),
  },
  {
    key: 'note',
    title: 'Catatan',
    render: ({ note }) => <span className={classes.note}>{note ?? '–'}</span>,
  },
  {
    key: 'nama',
    title: 'Dari',
    render: ({ nama, no_hp }) => <TwoLines first={nama ?? 'Tanpa nama'} second={no_hp} />,
  },
  {
    key: 'halaman',
    title: 'Halaman',
    hiddenOnCards: true,
    render: ({ title, link }) => <TwoLines first={title ?? '–'} second={link} />,
  },
]
