import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { currentUser } from '@portal/domain/akun/sesi/sesi.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { session } from '#platform/session/browser-session.ts'

const accountKey = [currentUser.path]

/** The own account in full; the session keeps only what every page needs. */
export function useAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => (await call(currentUser, { signal })).data,
    meta: { silent: true },
  })
}

/** After a change of the own account: this page and the top bar show it at once. */
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
