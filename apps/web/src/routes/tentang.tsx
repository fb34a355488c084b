import { createFileRoute } from '@tanstack/react-router'
import { TentangScreen } from './-tentang/TentangScreen.tsx'

export const Route = createFileRoute('/tentang')({
  staticData: { onServer: true, keep: 'crowd' },
  component: TentangScreen,
})
