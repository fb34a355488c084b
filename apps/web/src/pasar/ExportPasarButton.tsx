import { Button } from '@mantine/core'
import { exportPasar, type JenisEkspor } from '@portal/domain/pasar/ekspor/ekspor.contract'
import { IconTableExport } from '@tabler/icons-react'
import { addressOf } from '#platform/api/address.ts'
import { useAction } from '#platform/api/use-action.ts'
import { saveFrom } from '#platform/files/save-file.ts'
import type { ListQuery } from '#platform/table/use-list-view.ts'

interface ExportPasarButtonProps {
  type: JenisEkspor
  /** What the list is narrowed to; page and order do not matter to a file. */
  query: ListQuery
  disabled: boolean
}

const narrowing = [
  'search',
  'provinsi_id',
  'kota_id',
  'pasar_id',
  'start_date',
  'end_date',
  'tahun_program',
  'is_okkp',
]

/** The file of what the list shows, all pages. */
export function ExportPasarButton({ type, query, disabled }: ExportPasarButtonProps) {
  const { run, button } = useAction()
  const asked = Object.fromEntries(Object.entries(query).filter(([name]) => narrowing.includes(name)))
  const save = () => saveFrom(addressOf(exportPasar.path, { type }, asked), `export_${type}.xlsx`)
  return (
    <Button
      {...button}
      variant="default"
      disabled={disabled}
      leftSection={<IconTableExport size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void run(save)}
    >
      Unduh Excel
    </Button>
  )
}
