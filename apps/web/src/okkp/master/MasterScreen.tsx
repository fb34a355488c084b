import { Button } from '@mantine/core'
import { hasPermission } from '@portal/domain/platform/permissions'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { MasterActions } from '#okkp/master/MasterActions.tsx'
import { MasterModal } from '#okkp/master/MasterModal.tsx'
import classes from '#okkp/master/master.module.css'
import type { MasterDefinition, MasterRow } from '#okkp/master/master-definition.ts'
import { useMasterList } from '#okkp/master/use-master.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import type { Column } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useListView } from '#platform/table/use-list-view.ts'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { Tag } from '#platform/ui/StatusBadge.tsx'

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

/** One screen for every small master table: a list with search, add and change in a dialog, delete. */
export function MasterScreen({ definition, header }: { definition: MasterDefinition; header?: ReactNode }) {
  const { role } = useSignedInUser()
  const mayWrite = hasPermission(role, 'master.kelola')
  const [form, setForm] = useState<'tambah' | MasterRow>()
  const view = useListView({ name: definition.name, defaultSort: 'nama' })
  const list = useMasterList(definition, view)
  const { noun } = definition

  const addButton = mayWrite && (
    <Button
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setForm('tambah')}
    >
      Tambah {noun}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={definition.title}
        meta={definition.meta}
        crumbs={[
          { label: 'OKKP', to: '/okkp/admin' },
          { label: 'Master data' },
          ...(definition.crumbs ?? []),
        ]}
        actions={addButton}
      />
      <DataTable
        label={definition.title}
        unit={noun}
        list={list}
        view={view}
        columns={[namaColumn, ...(definition.columns ?? [])]}
        rowKey={(row) => String(row.id)}
        {...(definition.rowLink ? { rowLink: definition.rowLink } : {})}
        {...(mayWrite
          ? {
              rowActions: (row: MasterRow) => (
                <MasterActions definition={definition} row={row} onChange={() => setForm(row)} />
              ),
            }
          : {})}
        {...(header ? { header } : {})}
        searchPlaceholder={`Cari ${noun}`}
        empty={{
          title: `Belum ada ${noun}`,
          text: 'Mulai dengan menambahkan yang pertama.',
          action: addButton,
        }}
      />
      {form && (
        <MasterModal
          definition={definition}
          row={form === 'tambah' ? undefined : form}
          onClosed={() => setForm(undefined)}
        />
      )}
    </>
  )
}
