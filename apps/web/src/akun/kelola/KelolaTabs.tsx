import { LinkTabs } from '#platform/page/TabBar.tsx'

export type KelolaTab = 'akun' | 'perusahaan'

export function KelolaTabs({ current }: { current: KelolaTab }) {
  const to = '/admin/settings'
  return (
    <LinkTabs
      label="Akun dan pelaku usaha"
      inCard
      tabs={[
        { label: 'Akun', to, current: current === 'akun' },
        { label: 'Pelaku usaha', to, search: { tab: 'perusahaan' }, current: current === 'perusahaan' },
      ]}
    />
  )
}
