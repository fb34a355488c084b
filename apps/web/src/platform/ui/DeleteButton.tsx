import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'

interface DeleteButtonProps {
  /** The row's own name: "Beras". */
  nama: string
  /** What it is: "komoditas". */
  noun: string
  /** What else one should know before agreeing. */
  text: string
  loading: boolean
  onDelete: () => void
}

/** The bin of a row; it asks first. */
export function DeleteButton({ nama, noun, text, loading, onDelete }: DeleteButtonProps) {
  async function ask() {
    if (await confirm({ title: `Hapus ${nama}?`, text, confirmLabel: `Hapus ${noun}`, tone: 'bad' }))
      onDelete()
  }
  return (
    <ActionIcon aria-label={`Hapus ${nama}`} color="red" loading={loading} onClick={() => void ask()}>
      <Icon of={IconTrash} size={20} />
    </ActionIcon>
  )
}
