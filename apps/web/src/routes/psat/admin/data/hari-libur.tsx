import { createFileRoute } from '@tanstack/react-router'
import { HariLiburScreen } from '#psat/petugas/master/HariLiburScreen.tsx'

export const Route = createFileRoute('/psat/admin/data/hari-libur')({ component: Screen })

function Screen() {
  const { tahun } = Route.useSearch() as { tahun?: string }
  return <HariLiburScreen tahun={Number(tahun) || undefined} />
}
