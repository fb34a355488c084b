import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconEdit, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useAction } from '#platform/api/use-action.ts'
import { confirm } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'

interface UjiActionsProps {
  noun: string
  /** Where the list is; the record itself stands below it. */
  list: string
  id: number
  refresh: () => Promise<unknown>
  /** Deletes it and answers what the server said. */
  remove: () => Promise<string>
  deleteText: string
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Change and delete on the page of one test. */
export function UjiActions({ noun, list, id, refresh, remove, deleteText }: UjiActionsProps) {
  const target = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { run, button } = useAction(refresh)

  async function ask() {
    // The item goes with the menu; the dialog gives the focus back to the button instead.
    target.current?.focus()
    const title = `Hapus ${noun} ini?`
    if (!(await confirm({ title, text: deleteText, confirmLabel: `Hapus ${noun}`, tone: 'bad' })))
      return false
    popup.success(await remove())
    await navigate({ to: list })
  }

  return (
    <>
      <Button
        component={AppLink}
        to={`${list}/${id}/ubah`}
        variant="default"
        leftSection={<IconEdit {...icon} />}
      >
        Ubah data
      </Button>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon {...button} ref={target} variant="default" flex="none" aria-label="Tindakan lain">
            <IconDots size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item c="var(--bad-ink)" leftSection={<IconTrash {...icon} />} onClick={() => void run(ask)}>
            Hapus {noun}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
