import { createFileRoute } from '@tanstack/react-router'
import { DataPelakuScreen } from '#psat/pelaku/DataPelakuScreen.tsx'

export const Route = createFileRoute('/profil')({ component: Profil })

function Profil() {
  const { tab } = Route.useSearch() as { tab?: string }
  return <DataPelakuScreen tab={tab} />
}
