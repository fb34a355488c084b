import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus, IconCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirmWithNote } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'
import { sameView } from '#platform/table/parts/same-view.ts'
import { useSavedViews } from '#platform/table/parts/use-saved-views.ts'
import type { ListView } from '#platform/table/use-list-view.ts'

/** Named filters and sort orders of a list, stored per account and available on all devices. */
export function SavedViews({ view }: { view: ListView }) {
  const [opened, setOpened] = useState(false)
  const { views, isLoading, save, remove } = useSavedViews(view.name, opened)
  const { run } = useAction()
  const present = view.current()
  const shown = views.find(({ isi }) => sameView(isi, present))

  const saveThis = () =>
    run(async () => {
      const name = await confirmWithNote({
        title: 'Simpan tampilan ini',
        text: 'Saringan, kata pencarian, dan urutan daftar disimpan. Nama yang sudah ada diganti isinya.',
        confirmLabel: 'Simpan tampilan',
        cancelLabel: 'Batal',
        note: { label: 'Nama tampilan', required: true, oneLine: true },
      })
      if (!name) return false
      await save(name, present)
      notify.success(`Tampilan "${name}" disimpan.`)
    })

  return (
    <Menu width={260} position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Button variant="subtle" color="gray" leftSection={<Icon of={IconBookmark} />}>
          Tampilan
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {isLoading ? 'Memuat …' : views.length > 0 ? 'Tampilan saya' : 'Belum ada tampilan yang disimpan'}
        </Menu.Label>
        {views.map((saved) => (
          <Menu.Item
            key={saved.id}
            aria-current={saved === shown || undefined}
            rightSection={saved === shown && <Icon of={IconCheck} size={16} />}
            onClick={() => view.open(saved.isi)}
          >
            {saved.nama}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<Icon of={IconBookmarkPlus} />} onClick={() => void saveThis()}>
          Simpan tampilan ini
        </Menu.Item>
        {shown && (
          <Menu.Item
            color="red"
            leftSection={<Icon of={IconTrash} />}
            onClick={() => void run(() => remove(shown))}
          >
            Hapus "{shown.nama}"
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
