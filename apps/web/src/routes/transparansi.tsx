import { createFileRoute } from '@tanstack/react-router'
import { TransparansiScreen } from './-transparansi/TransparansiScreen.tsx'

export const Route = createFileRoute('/transparansi')({
  staticData: { onServer: true, keep: 'crowd' },
  component: TransparansiScreen,
})
