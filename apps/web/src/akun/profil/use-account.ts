import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { currentUser } from '@portal/domain/akun/sesi/sesi.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { session } from '#platform/session/browser-session.ts'

const accountKey = [currentUser.path]

/** Reads the full account. The session contains only the fields that every page needs. */
export function useAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => (await call(currentUser, { signal })).data,
    meta: { silent: true },
  })
}

/** Updates the cached account and the session after a change, so that the page and the top bar show it at once. */
export function useAdoptAccount() {
  const queryClient = useQueryClient()
  return (account: Pengguna) => {
    queryClient.setQueryData(accountKey, account)
    session.patch({
      nama: account.nama,
      email: account.email,
      photo: account.photo,
      foto: account.foto,
    })
  }
}

export function useReloadAccount() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: accountKey })
}
