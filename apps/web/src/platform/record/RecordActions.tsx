import { ActionIcon, Tooltip } from '@mantine/core'
import { IconEdit, IconLock } from '@tabler/icons-react'
import { notify } from '#platform/notices/notify.ts'
import type { RecordWrites } from '#platform/record/use-record-writes.ts'
import { DeleteButton } from '#platform/ui/DeleteButton.tsx'

interface RecordActionsProps<Row> {
  row: Row
  noun: string
  nameOf: (row: Row) => string
  deleteText: string
  fixedText?: (row: Row) => string | undefined
  writes: RecordWrites<Row>
  onChange: () => void
}

/** Change and delete at the end of a row. */
export function RecordActions<Row>(props: RecordActionsProps<Row>) {
  const { row, noun, nameOf, deleteText, fixedText, writes, onChange } = props
  const nama = nameOf(row)
  const fixed = fixedText?.(row)
  return (
    <>
      <ActionIcon aria-label={`Ubah ${nama}`} onClick={onChange}>
        <IconEdit size={20} stroke={1.75} />
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
        <FixedMark nama={nama} text={fixed} />
      )}
    </>
  )
}

/** Stands where the bin would be, so that nobody looks for it. */
function FixedMark({ nama, text }: { nama: string; text: string }) {
  return (
    <Tooltip label={text} multiline w={260}>
      <ActionIcon aria-label={`Mengapa ${nama} tidak dapat dihapus`} onClick={() => notify.info(text)}>
        <IconLock size={20} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  )
}
