import { createFileRoute } from '@tanstack/react-router'
import { LaporanScreen } from '#psat/laporan/LaporanScreen.tsx'

export const Route = createFileRoute('/psat/admin/report')({ component: Screen })

function Screen() {
  const { tab } = Route.useSearch() as { tab?: string }
  return <LaporanScreen tab={tab === 'bulanan' ? 'bulanan' : 'tahunan'} />
}
