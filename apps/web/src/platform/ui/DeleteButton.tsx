import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'

interface DeleteButtonProps {
  nama: string
  noun: string
  text: string
  loading: boolean
  onDelete: () => void
}

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
