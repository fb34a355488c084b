import type { Kasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { langkahKasusLabels, luaranLabels } from '@portal/domain/okkp/kasus/kasus.table'
import { formatShortDate } from '@portal/domain/platform/format'
import { IconUserCheck } from '@tabler/icons-react'
import { KasusBadge } from '#okkp/kasus/KasusBadge.tsx'
import classes from '#okkp/kasus/kasus.module.css'
import { judulKasus, sumberText } from '#okkp/kasus/kata-kasus.ts'
import daftar from '#okkp/registrasi/daftar.module.css'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

export const kasusColumns: readonly Column<Kasus>[] = [
  {
    key: 'parameter',
    title: 'Kasus',
    render: (row) => <TwoLines strong first={judulKasus(row)} second={`${row.nomor} · ${row.lokasi}`} />,
  },
  {
    key: 'langkah',
    title: 'Langkah atau hasil',
    render: (row) =>
      row.ditutup === null ? (
        <TwoLines first={langkahKasusLabels[row.langkah]} second={otherSteps(row)} />
      ) : (
        row.luaran !== null && luaranLabels[row.luaran]
      ),
  },
  {
    key: 'batas_waktu',
    title: 'Batas waktu',
    ordered: true,
    render: (row) =>
      row.batas_waktu !== null &&
      row.ditutup === null && (
        <TwoLines
          first={<span className={daftar.day}>{formatShortDate(row.batas_waktu)}</span>}
          second={row.terlambat && <span className={classes.late}>Terlambat</span>}
        />
      ),
  },
  {
    key: 'penanggung',
    title: 'Yang bertindak',
    render: (row) =>
      row.ditutup !== null ? null : row.giliran_saya ? (
        <StatusBadge tone="warn" icon={IconUserCheck}>
          Kantor Anda
        </StatusBadge>
      ) : (
        row.penanggung_nama
      ),
  },
  {
    key: 'status',
    title: 'Keadaan',
    hiddenInNarrowTable: true,
    // The outcome stands in the column of the next step, where its words may wrap.
    render: (row) => <KasusBadge kasus={{ ...row, luaran: null }} />,
  },
  { key: 'sumber', title: 'Sumber', hiddenInNarrowTable: true, render: sumberText },
  {
    key: 'kota',
    title: 'Wilayah',
    hiddenInNarrowTable: true,
    hiddenOnCards: true,
    render: (row) => <TwoLines first={row.kota ?? row.provinsi} second={row.kota && row.provinsi} />,
  },
]

function otherSteps({ terbuka, langkah }: Kasus): string | undefined {
  const more = terbuka.filter((one) => one !== langkah).length
  return more > 0 ? `dan ${more} langkah lain` : undefined
}
