import { LinkTabs } from '#platform/page/TabBar.tsx'

const tabs = [
  { to: '/admin/logs', label: 'Log error' },
  { to: '/admin/jejak-audit', label: 'Jejak audit' },
]

export function RecordTabs({ current }: { current: '/admin/logs' | '/admin/jejak-audit' }) {
  return <LinkTabs label="Catatan" tabs={tabs.map((tab) => ({ ...tab, current: tab.to === current }))} />
}
