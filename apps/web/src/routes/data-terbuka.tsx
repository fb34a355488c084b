import { createFileRoute } from '@tanstack/react-router'
import { DataTerbukaScreen } from './-data-terbuka/DataTerbukaScreen.tsx'

export const Route = createFileRoute('/data-terbuka')({
  staticData: { onServer: true, keep: 'crowd' },
  component: DataTerbukaScreen,
})
