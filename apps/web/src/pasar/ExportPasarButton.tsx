import { Button } from '@mantine/core'
import { exportPasar, type JenisEkspor } from '@portal/domain/pasar/ekspor/ekspor.contract'
import { totalText } from '@portal/domain/platform/list/page-links'
import { IconTableExport } from '@tabler/icons-react'
import { addressOf } from '#platform/api/address.ts'
import { useAction } from '#platform/api/use-action.ts'
import { saveFrom } from '#platform/files/save-file.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import type { ListState } from '#platform/table/use-list.ts'
import type { ListQuery } from '#platform/table/use-list-view.ts'

interface ExportPasarButtonProps {
  type: JenisEkspor
  /** Filters of the list. The file ignores page and order. */
  query: ListQuery
  /** Noun and list for the count on the button. */
  noun: string
  list: Pick<ListState<unknown>, 'meta' | 'isLoading'>
}

/** Button that exports all pages of the current list and shows their row count. */
export function ExportPasarButton({ type, query, noun, list }: ExportPasarButtonProps) {
  const { run, button } = useAction()
  const asked = Object.fromEntries(Object.entries(query).filter(([name]) => name in exportPasar.query.shape))
  const save = () => saveFrom(addressOf(exportPasar.path, { type }, asked), `export_${type}.xlsx`)
  return (
    <Button
      {...button}
      variant="default"
      disabled={list.meta.total === 0}
      leftSection={<Icon of={IconTableExport} />}
      onClick={() => void run(save)}
    >
      Ekspor {list.isLoading ? '' : `${totalText(list.meta)} `}
      {noun}
    </Button>
  )
}
