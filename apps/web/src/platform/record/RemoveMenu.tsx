import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'

interface RemoveMenuProps {
  noun: string
  nama: string
  /** Text of the confirmation: what the deletion also removes. */
  text: string
  remove: () => Promise<{ message: string }>
  refresh: () => Promise<unknown>
  back: string
}

/** A menu with the delete action, which deliberately needs one more click than editing. */
export function RemoveMenu({ noun, nama, text, remove, refresh, back }: RemoveMenuProps) {
  const target = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { run, button } = useAction(refresh)

  async function ask() {
    // The menu item disappears, so the button must be the element to which the dialog returns the focus.
    target.current?.focus()
    const confirmLabel = `Hapus ${noun}`
    if (!(await confirm({ title: `Hapus ${nama}?`, text, confirmLabel, tone: 'bad' }))) return false
    const { message } = await remove()
    popup.success(message)
    await navigate({ to: back })
  }

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon {...button} ref={target} variant="default" flex="none" aria-label="Tindakan lain">
          <Icon of={IconDots} size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item c="var(--bad-ink)" leftSection={<Icon of={IconTrash} />} onClick={() => void run(ask)}>
          Hapus {noun}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
