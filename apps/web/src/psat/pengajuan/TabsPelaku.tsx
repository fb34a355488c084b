import { LinkTabs } from '#platform/page/TabBar.tsx'
import { useDrafSaya } from '#psat/isian/start/use-draf-saya.ts'

export type BagianPelaku = 'pengajuan' | 'draf' | 'riwayat'

export function TabsPelaku({ current }: { current: 'ringkasan' | BagianPelaku }) {
  const { draf } = useDrafSaya()
  return (
    <LinkTabs
      label="Perizinan saya"
      tabs={[
        { label: 'Ringkasan', to: '/', current: current === 'ringkasan' },
        { label: 'Permohonan', to: '/psat', current: current === 'pengajuan' },
        {
          label: 'Draf',
          to: '/psat',
          search: { bagian: 'draf' },
          current: current === 'draf',
          count: draf.length || undefined,
        },
        { label: 'Riwayat', to: '/psat', search: { bagian: 'riwayat' }, current: current === 'riwayat' },
      ]}
    />
  )
}
