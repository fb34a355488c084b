import type { ReactNode } from 'react'
import { MasterModal } from '#platform/master/MasterModal.tsx'
import classes from '#platform/master/master.module.css'
import type { MasterDefinition, MasterRow } from '#platform/master/master-definition.ts'
import { useMasterList } from '#platform/master/use-master.ts'
import { RecordScreen } from '#platform/record/RecordScreen.tsx'
import { useRecordWrites } from '#platform/record/use-record-writes.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import type { Column } from '#platform/table/column.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

const namaColumn: Column<MasterRow> = {
  key: 'nama',
  title: 'Nama',
  sortable: true,
  render: ({ nama, tetap }) => (
    <span className={classes.nama}>
      {nama}
      {tetap && <Tag>Tetap</Tag>}
    </span>
  ),
}

const fixedText = 'Dipakai aturan portal: namanya dapat diubah, barisnya tidak dapat dihapus.'

interface MasterScreenProps {
  definition: MasterDefinition
  header?: ReactNode
  /** Search placeholder, if the noun is too long for it. */
  search?: string
}

/** The screen of all small master tables: searchable list, dialog to add and edit, delete. */
export function MasterScreen({ definition, header, search }: MasterScreenProps) {
  const { role } = useSignedInUser()
  const { title, noun, meta, crumbs, writers, rowLink } = definition
  const view = useListView({ name: definition.name, defaultSort: 'nama' })
  return (
    <RecordScreen
      title={title}
      noun={noun}
      meta={meta}
      crumbs={crumbs}
      mayWrite={writers.includes(role)}
      list={useMasterList(definition, view)}
      view={view}
      writes={useRecordWrites(definition.calls)}
      columns={[namaColumn, ...definition.columns]}
      {...(rowLink ? { rowLink } : {})}
      {...(header ? { header } : {})}
      searchPlaceholder={search ?? `Cari ${noun}`}
      nameOf={({ nama }) => nama}
      deleteText={definition.deleteText ?? 'Yang masih dipakai di data lain tidak dapat dihapus.'}
      fixedText={({ tetap }) => (tetap ? fixedText : undefined)}
      form={(row, onClosed) => <MasterModal definition={definition} row={row} onClosed={onClosed} />}
    />
  )
}
