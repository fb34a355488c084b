import { ActionIcon, Tooltip } from '@mantine/core'
import { IconEdit, IconLock } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import type { RecordWrites } from '#platform/record/use-record-writes.ts'
import { DeleteButton } from '#platform/ui/DeleteButton.tsx'

interface RecordActionsProps<Row> {
  row: Row
  noun: string
  nameOf: (row: Row) => string
  deleteText: string
  fixedText?: (row: Row) => string | undefined
  lockedText?: (row: Row) => string | undefined
  writes: RecordWrites<Row>
  onChange: () => void
}

export function RecordActions<Row>(props: RecordActionsProps<Row>) {
  const { row, noun, nameOf, deleteText, fixedText, lockedText, writes, onChange } = props
  const nama = nameOf(row)
  const fixed = fixedText?.(row)
  const locked = lockedText?.(row)
  if (locked !== undefined) return <FixedMark label={`Mengapa ${nama} tidak dapat diubah`} text={locked} />
  return (
    <>
      <ActionIcon aria-label={`Ubah ${nama}`} onClick={onChange}>
        <Icon of={IconEdit} size={20} />
      </ActionIcon>
      {fixed === undefined ? (
        <DeleteButton
          nama={nama}
          noun={noun}
          text={deleteText}
          loading={writes.removing === row}
          onDelete={() => writes.remove(row)}
        />
      ) : (
        <FixedMark label={`Mengapa ${nama} tidak dapat dihapus`} text={fixed} />
      )}
    </>
  )
}

/** A lock in place of the missing button that explains why it is missing. */
function FixedMark({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip label={text} multiline w={260}>
      <ActionIcon aria-label={label} onClick={() => notify.info(text)}>
        <Icon of={IconLock} size={20} />
      </ActionIcon>
    </Tooltip>
  )
}
