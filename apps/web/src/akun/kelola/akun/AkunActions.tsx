import { Button } from '@mantine/core'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { IconKey, IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { KelompokAkun } from './kelompok-akun.ts'
import { useAkunActions } from './use-akun-actions.ts'

export function AkunActions({ akun, kelompok }: { akun: Pengguna; kelompok: KelompokAkun }) {
  const { setStatus, resetSandi, remove, isSelf, button } = useAkunActions(kelompok)
  const navigate = useNavigate()
  return (
    <>
      {isSelf(akun) ? (
        // A reset would end the current session before the person could read the new password.
        <Button component={AppLink} to="/admin/profil" variant="default" leftSection={<Icon of={IconKey} />}>
          Ganti kata sandi saya
        </Button>
      ) : (
        <Button
          {...button}
          variant="default"
          leftSection={<Icon of={IconKey} />}
          onClick={() => void resetSandi(akun)}
        >
          Atur ulang kata sandi
        </Button>
      )}
      <Button
        {...button}
        variant="default"
        leftSection={akun.status ? <Icon of={IconUserOff} /> : <Icon of={IconUserCheck} />}
        onClick={() => void setStatus(akun)}
      >
        {akun.status ? 'Nonaktifkan' : 'Aktifkan'}
      </Button>
      <Button
        {...button}
        variant="light"
        color="red"
        leftSection={<Icon of={IconTrash} />}
        onClick={() => void remove(akun, () => navigate({ to: kelompok.home as '/' }))}
      >
        Hapus
      </Button>
    </>
  )
}
