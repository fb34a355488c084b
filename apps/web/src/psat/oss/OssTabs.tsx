import { LinkTabs } from '#platform/page/TabBar.tsx'

const tabs = [
  { to: '/admin/oss', label: 'Antrean dan selisih' },
  { to: '/admin/oss/pemetaan', label: 'Pemetaan status' },
]

export function OssTabs({ current }: { current: '/admin/oss' | '/admin/oss/pemetaan' }) {
  return <LinkTabs label="Pesan OSS" tabs={tabs.map((tab) => ({ ...tab, current: tab.to === current }))} />
}
