import { ActionIcon, Tooltip } from '@mantine/core'
import { IconEdit, IconLock } from '@tabler/icons-react'
import type { MasterDefinition, MasterRow } from '#okkp/master/master-definition.ts'
import { useDeleteMaster } from '#okkp/master/use-master.ts'
import { DeleteButton } from '#platform/ui/DeleteButton.tsx'
import { notify } from '#platform/ui/notify.ts'

interface MasterActionsProps {
  definition: MasterDefinition
  row: MasterRow
  onChange: () => void
}

export function MasterActions({ definition, row, onChange }: MasterActionsProps) {
  const deletion = useDeleteMaster(definition)
  return (
    <>
      <ActionIcon aria-label={`Ubah ${row.nama}`} onClick={onChange}>
        <IconEdit size={20} stroke={1.75} />
      </ActionIcon>
      {row.tetap ? (
        <FixedMark nama={row.nama} />
      ) : (
        <DeleteButton
          nama={row.nama}
          noun={definition.noun}
          text="Yang masih dipakai di data lain tidak dapat dihapus."
          loading={deletion.isPending}
          onDelete={() => deletion.mutate(row.id)}
        />
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
