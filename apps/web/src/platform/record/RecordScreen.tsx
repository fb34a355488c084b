import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordActions } from '#platform/record/RecordActions.tsx'
import type { RecordWrites } from '#platform/record/use-record-writes.ts'
import type { Column, Filter, RowLink } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import type { ListState } from '#platform/table/use-list.ts'
import type { ListView } from '#platform/table/use-list-view.ts'

interface RecordScreenProps<Row extends { id: number }> {
  title: string
  noun: string
  meta: string
  crumbs: readonly { label: string; to?: string }[]
  mayWrite: boolean
  /** Actions beside the add button, such as export and import. */
  actions?: ReactNode
  list: ListState<Row>
  view: ListView
  writes: RecordWrites<Row>
  columns: readonly Column<Row>[]
  filters?: Filter[]
  searchPlaceholder: string
  header?: ReactNode
  rowLink?: (row: Row) => RowLink
  nameOf: (row: Row) => string
  deleteText: string
  /** Reason why a row cannot be deleted. A lock replaces the delete button. */
  fixedText?: (row: Row) => string | undefined
  /** Reason why a row can be neither edited nor deleted. A lock replaces both buttons. */
  lockedText?: (row: Row) => string | undefined
  /** The dialog that adds a row (undefined) or edits one. */
  form: (row: Row | undefined, onClosed: () => void) => ReactNode
  /** Opens a long form through the URL. Without it, the screen keeps the open form in its state. */
  opening?: Opening<Row>
}

export interface Opening<Row> {
  opened: 'tambah' | Row | undefined
  open: (target: 'tambah' | Row) => void
  close: () => void
}

function useRemembered<Row>(): Opening<Row> {
  const [opened, setOpened] = useState<'tambah' | Row>()
  return { opened, open: setOpened, close: () => setOpened(undefined) }
}

/** A list with a dialog to add and edit rows, and delete with confirmation. */
export function RecordScreen<Row extends { id: number }>(props: RecordScreenProps<Row>) {
  const { title, noun, meta, crumbs, mayWrite, list, view, columns, filters, header, rowLink, form } = props
  const remembered = useRemembered<Row>()
  const { opened, open, close } = props.opening ?? remembered
  const addButton = mayWrite && (
    <Button leftSection={<Icon of={IconPlus} />} onClick={() => open('tambah')}>
      Tambah {noun}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={title}
        meta={meta}
        crumbs={crumbs}
        actions={
          <>
            {props.actions}
            {addButton}
          </>
        }
      />
      <DataTable
        label={title}
        unit={noun}
        list={list}
        view={view}
        columns={columns}
        rowKey={(row) => String(row.id)}
        {...(rowLink ? { rowLink } : {})}
        {...(mayWrite
          ? {
              rowActions: (row: Row) => <RecordActions {...props} row={row} onChange={() => open(row)} />,
            }
          : {})}
        {...(filters ? { filters } : {})}
        {...(header ? { header } : {})}
        searchPlaceholder={props.searchPlaceholder}
        empty={{
          title: `Belum ada ${noun}`,
          text: 'Mulai dengan menambahkan yang pertama.',
          action: addButton,
        }}
      />
      {opened && form(opened === 'tambah' ? undefined : opened, close)}
    </>
  )
}
