import { ActionIcon, Button, Menu } from '@mantine/core'
import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { IconDots, IconEdit, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { mayChange, mayDelete, mayRenew } from '#okkp/registrasi/detail/tindakan.ts'
import { removeRegistrasi, useRefreshRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { popup } from '#platform/notices/popup.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Shows only the actions that the server allows for this registration and account. */
export function RegistrasiActions({ registrasi }: { registrasi: RegistrasiLengkap }) {
  const id = String(registrasi.id)
  if (!mayChange(registrasi)) return null
  return (
    <>
      {mayRenew(registrasi) && (
        <Button
          component={AppLink}
          to="/okkp/admin/registrasi/add"
          search={{ perpanjangan: 'true', id: registrasi.id }}
          variant={registrasi.segera_habis || registrasi.status === 'expired' ? 'filled' : 'default'}
          leftSection={<Icon of={IconRefresh} />}
        >
          Perpanjang registrasi
        </Button>
      )}
      <Button
        component={AppLink}
        to={`/okkp/admin/registrasi/${id}/ubah`}
        variant="default"
        leftSection={<Icon of={IconEdit} />}
      >
        {registrasi.lengkap ? 'Ubah data' : 'Lengkapi data'}
      </Button>
      {mayDelete(registrasi) && <MoreMenu registrasi={registrasi} />}
    </>
  )
}

function MoreMenu({ registrasi }: { registrasi: RegistrasiLengkap }) {
  const target = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const { run, button } = useAction(useRefreshRegistrasi())

  async function remove() {
    // The menu item disappears with the menu, so the focus moves to the menu button. The dialog later returns the focus
    // there.
    target.current?.focus()
    const agreed = await confirm({
      title: `Hapus registrasi ${registrasi.no_registration}?`,
      text:
        registrasi.menggantikan === null
          ? 'Hanya untuk data yang keliru dicatat. QR dan cek publik tidak lagi mengenalinya.'
          : 'Registrasi yang digantikannya akan berlaku kembali.',
      confirmLabel: 'Hapus registrasi',
      tone: 'bad',
    })
    if (!agreed) return false
    popup.success(await removeRegistrasi(registrasi.id))
    await navigate({ to: '/okkp/admin/registrasi' })
  }

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon {...button} ref={target} variant="default" flex="none" aria-label="Tindakan lain">
          <Icon of={IconDots} size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item c="var(--bad-ink)" leftSection={<Icon of={IconTrash} />} onClick={() => void run(remove)}>
          Hapus registrasi
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
