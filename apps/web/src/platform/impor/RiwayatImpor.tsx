import { Button } from '@mantine/core'
import { formatDate, formatNumber, formatTime } from '@portal/domain/platform/format'
import type { Impor } from '@portal/domain/platform/impor/impor-calls'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/impor/impor.module.css'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { StatusImporBadge } from '#platform/impor/StatusImporBadge.tsx'
import { TertahanModal } from '#platform/impor/TertahanModal.tsx'
import { useUndoImpor } from '#platform/impor/use-undo-impor.ts'
import type { Column } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const columns: readonly Column<Impor>[] = [
  {
    key: 'berkas',
    title: 'Berkas',
    render: ({ nama_berkas, jenis_nama }) => <TwoLines strong first={nama_berkas} second={jenis_nama} />,
  },
  { key: 'status', title: 'Status', render: ({ status }) => <StatusImporBadge status={status} /> },
  {
    key: 'baris',
    title: 'Baris',
    render: ({ status, tersimpan, ditolak }) => (
      <TwoLines
        first={`${formatNumber(tersimpan)} ${status === 'dibatalkan' ? 'dihapus lagi' : 'tersimpan'}`}
        second={ditolak > 0 && `${formatNumber(ditolak)} ditolak`}
      />
    ),
  },
  {
    key: 'wilayah',
    title: 'Wilayah',
    render: ({ provinsi, kota }) => kota ?? provinsi,
  },
  {
    key: 'dibuat',
    title: 'Diimpor',
    render: ({ dibuat, pembuat }) => (
      <TwoLines first={`${formatDate(dibuat)}, ${formatTime(dibuat)}`} second={pembuat ?? '–'} />
    ),
  },
]

export function RiwayatImpor({ look, shown }: { look: ImportLook; shown: string | undefined }) {
  const view = useListView({ name: 'impor' })
  const { page = 1, limit = 10 } = view.query
  const list = useList(look.calls.list, { page, limit, jenis: look.jenis })
  const { undo, isUndoing, hasil, forget } = useUndoImpor(look)
  return (
    <section className={classes.history}>
      <h2>Riwayat impor</h2>
      <DataTable
        label="Riwayat impor"
        unit="impor"
        list={list}
        view={view}
        columns={columns}
        rowKey={(row) => row.uuid}
        rowLink={(row) => ({
          to: look.to,
          search: { jenis: row.jenis_id, impor: row.uuid },
        })}
        rowActions={(row) =>
          // The shown import has its own undo button beside its result.
          row.boleh_batal && row.uuid !== shown ? (
            <Button
              variant="subtle"
              color="gray"
              disabled={isUndoing}
              aria-label={`Batalkan impor ${row.nama_berkas}`}
              leftSection={<Icon of={IconArrowBackUp} />}
              onClick={() => void undo(row)}
            >
              Batalkan
            </Button>
          ) : null
        }
        empty={{
          title: 'Belum ada impor',
          text: 'Berkas yang sudah disimpan akan tampil di sini dan dapat dibatalkan.',
        }}
      />
      <TertahanModal look={look} hasil={hasil} onClose={forget} />
    </section>
  )
}
