import { ActionIcon, Tooltip } from '@mantine/core'
import { IconEdit, IconLock, IconTrash } from '@tabler/icons-react'
import type { MasterDefinition, MasterRow } from '#okkp/master/master-definition.ts'
import { useDeleteMaster } from '#okkp/master/use-master.ts'
import { confirm } from '#platform/ui/confirm.ts'
import { notify } from '#platform/ui/notify.ts'

interface MasterActionsProps {
  definition: MasterDefinition
  row: MasterRow
  onChange: () => void
}

export function MasterActions({ definition, row, onChange }: MasterActionsProps) {
  const deletion = useDeleteMaster(definition)

  async function remove() {
    const agreed = await confirm({
      title: `Hapus ${row.nama}?`,
      text: 'Yang masih dipakai di data lain tidak dapat dihapus.',
      confirmLabel: `Hapus ${definition.noun}`,
      tone: 'bad',
    })
    if (agreed) deletion.mutate(row.id)
  }

  return (
    <>
      <ActionIcon aria-label={`Ubah ${row.nama}`} onClick={onChange}>
        <IconEdit size={20} stroke={1.75} />
      </ActionIcon>
      {row.tetap ? (
        <FixedMark nama={row.nama} />
      ) : (
        <ActionIcon
          aria-label={`Hapus ${row.nama}`}
          color="red"
          loading={deletion.isPending}
          onClick={() => void remove()}
        >
          <IconTrash size={20} stroke={1.75} />
        </ActionIcon>
      )}
    </>
  )
}

const fixedText = 'Dipakai aturan portal: namanya dapat diubah, barisnya tidak dapat dihapus.'

/** Stands where the bin would be, so that nobody looks for it. */
function FixedMark({ nama }: { nama: string }) {
  return (
    <Tooltip label={fixedText} multiline w={260}>
      <ActionIcon aria-label={`Mengapa ${nama} tidak dapat dihapus`} onClick={() => notify.info(fixedText)}>
        <IconLock size={20} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  )
}
