import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '#akun/kelola/SettingsScreen.tsx'

export const Route = createFileRoute('/admin/settings/')({ component: Screen })

function Screen() {
  const { tab } = Route.useSearch() as { tab?: string }
  return <SettingsScreen tab={tab === 'perusahaan' ? 'perusahaan' : 'akun'} />
}
