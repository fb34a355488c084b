import { ActionIcon, Menu } from '@mantine/core'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { IconDots, IconKey, IconPencil, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useRef } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { KelompokAkun } from './kelompok-akun.ts'
import { useAkunActions } from './use-akun-actions.ts'

export function AkunMenu({ akun, kelompok }: { akun: Pengguna; kelompok: KelompokAkun }) {
  const { setStatus, resetSandi, remove, isSelf, button } = useAkunActions(kelompok)
  const target = useRef<HTMLButtonElement>(null)

  /** The menu item disappears with the menu, so the dialog must return the focus to the menu button. */
  function start(work: (akun: Pengguna) => Promise<void>) {
    target.current?.focus()
    void work(akun)
  }

  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon {...button} ref={target} aria-label={`Tindakan untuk ${akun.nama}`}>
          <Icon of={IconDots} size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={AppLink} to={kelompok.pathOf(akun.uuid)} leftSection={<Icon of={IconPencil} />}>
          Ubah data
        </Menu.Item>
        <Menu.Item
          leftSection={akun.status ? <Icon of={IconUserOff} /> : <Icon of={IconUserCheck} />}
          onClick={() => start(setStatus)}
        >
          {akun.status ? 'Nonaktifkan akun' : 'Aktifkan akun'}
        </Menu.Item>
        {isSelf(akun) ? (
          // A reset would end the current session before the person could read the new password.
          <Menu.Item component={AppLink} to="/admin/profil" leftSection={<Icon of={IconKey} />}>
            Ganti kata sandi saya
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<Icon of={IconKey} />} onClick={() => start(resetSandi)}>
            Atur ulang kata sandi
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item c="var(--bad-ink)" leftSection={<Icon of={IconTrash} />} onClick={() => start(remove)}>
          Hapus akun
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
