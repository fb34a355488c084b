import { LinkTabs } from '#platform/page/TabBar.tsx'

const tabs = [
  { label: 'Parameter', to: '/okkp/admin/data/parameter' },
  { label: 'Batas cemaran', to: '/okkp/admin/data/parameter/batas' },
  { label: 'Istilah pangan', to: '/okkp/admin/data/parameter/istilah-pangan' },
  { label: 'Pemetaan komoditas', to: '/okkp/admin/data/parameter/pemetaan-komoditas' },
] as const

export function BatasTabs({ current }: { current: (typeof tabs)[number]['label'] }) {
  return (
    <LinkTabs
      label="Parameter dan batasnya"
      inCard
      tabs={tabs.map((tab) => ({ ...tab, current: tab.label === current }))}
    />
  )
}
