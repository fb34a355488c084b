import {
  resetPassword,
  setUserStatus,
  userDetail,
  userIndex,
  userIndexStaff,
} from '@portal/domain/akun/pengguna/pengguna.contract'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { listPerusahaan } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { confirm } from '#platform/notices/confirm.ts'
import { popup, successText } from '#platform/notices/popup.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { listKey } from '#platform/table/use-list.ts'
import type { KelompokAkun } from './kelompok-akun.ts'
import { showSandiSekali } from './sandi-sekali.ts'

/** Calls whose results show accounts. */
const shownAccounts = [userIndex, userIndexStaff, userDetail, listPerusahaan]

export function useRefreshAkun(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(shownAccounts.map((contract) => client.invalidateQueries({ queryKey: listKey(contract) })))
}

/** Actions on an account other than editing. Each action asks for confirmation and reports its result. */
export function useAkunActions(kelompok: KelompokAkun) {
  const { run, button } = useAction(useRefreshAkun())
  const self = useSignedInUser()
  const ownWarning = (akun: Pengguna) =>
    akun.uuid === self.uuid ? ' Ini akun Anda sendiri: Anda langsung keluar.' : ''

  async function setStatus(akun: Pengguna) {
    const status = !akun.status
    const agreed = await confirm(
      status
        ? {
            title: `Aktifkan akun ${akun.nama}?`,
            text: `${akun.username} dapat masuk lagi dengan kata sandi yang lama.`,
            confirmLabel: 'Aktifkan akun',
          }
        : {
            title: `Nonaktifkan akun ${akun.nama}?`,
            text: `Semua sesi ${akun.username} berakhir dan akun ini tidak dapat masuk sampai diaktifkan lagi. Datanya tetap ada.${ownWarning(akun)}`,
            confirmLabel: 'Nonaktifkan akun',
            tone: 'bad',
          },
    )
    if (!agreed) return false
    await call(setUserStatus, { body: { uuid: akun.uuid, status } })
    popup.success(successText.diubah)
  }

  async function resetSandi(akun: Pengguna) {
    const totp = akun.totp_aktif ? ' Autentikatornya ikut dilepas.' : ''
    const agreed = await confirm({
      title: `Atur ulang kata sandi ${akun.nama}?`,
      text: `Kata sandi lama ${akun.username} tidak berlaku lagi dan semua sesinya berakhir.${totp} Anda menerima satu kata sandi sementara untuk disampaikan.`,
      confirmLabel: 'Atur ulang kata sandi',
    })
    if (!agreed) return false
    const { newPassword } = (await call(resetPassword, { query: { uuid: akun.uuid } })).data
    const { nama, username } = akun
    void showSandiSekali({ title: 'Kata sandi telah diatur ulang', nama, username, sandi: newPassword })
  }

  /** `leave` navigates away from the account page before that page refetches the deleted account. */
  async function remove(akun: Pengguna, leave?: () => Promise<void>) {
    const agreed = await confirm({
      title: `Hapus akun ${akun.nama}?`,
      text: `Akun ${akun.username} tidak dapat masuk lagi dan tidak dapat dipulihkan. Riwayat yang menyebut ${akun.nama} tetap tersimpan.${ownWarning(akun)}`,
      confirmLabel: 'Hapus akun',
      tone: 'bad',
    })
    if (!agreed) return false
    await kelompok.remove(akun)
    popup.success(successText.dihapus)
    await leave?.()
  }

  return {
    setStatus: (akun: Pengguna) => run(() => setStatus(akun)),
    resetSandi: (akun: Pengguna) => run(() => resetSandi(akun)),
    remove: (akun: Pengguna, leave?: () => Promise<void>) => run(() => remove(akun, leave)),
    isSelf: (akun: Pengguna) => akun.uuid === self.uuid,
    button,
  }
}
