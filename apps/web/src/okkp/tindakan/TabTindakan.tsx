import type { Permission } from '@portal/domain/platform/permissions'
import { hasPermission } from '@portal/domain/portal/permissions'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'

const tabs: readonly { label: string; to: string; permission: Permission }[] = [
  { label: 'Kasus', to: '/okkp/admin/tindak-lanjut', permission: 'tindak-lanjut.lihat' },
  { label: 'Laporan masyarakat', to: '/okkp/admin/pengaduan', permission: 'pengaduan.kelola' },
  { label: 'Peringatan', to: '/okkp/admin/peringatan', permission: 'peringatan.tulis' },
]

/** Tabs for the work of an office, which the sidebar does not list one by one. */
export function TabTindakan({ current }: { current: string }) {
  const { role } = useSignedInUser()
  const mine = tabs.filter(({ permission }) => hasPermission(role, permission))
  if (mine.length < 2) return null
  return (
    <LinkTabs
      label="Tindak lanjut"
      tabs={mine.map(({ label, to }) => ({ label, to, current: to === current }))}
    />
  )
}
