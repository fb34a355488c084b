import type { userIndex } from '@portal/domain/akun/pengguna/pengguna.contract'
import type { listPerusahaan } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#akun/kelola/SettingsScreen.tsx'
import { listOf, oneOf, searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/admin/settings/')({
  validateSearch: searchOf(
    { tab: oneOf('perusahaan'), perusahaan: text },
    listOf<typeof userIndex | typeof listPerusahaan>(),
  ),
  component: Screen,
})

function Screen() {
  const { tab = 'akun' } = Route.useSearch()
  return <SettingsScreen tab={tab} />
}
