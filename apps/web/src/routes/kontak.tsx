import { createFileRoute } from '@tanstack/react-router'
import { KontakScreen } from './-kontak/KontakScreen.tsx'

export const Route = createFileRoute('/kontak')({
  staticData: { onServer: true, keep: 'crowd' },
  component: KontakScreen,
})
