import { createFileRoute } from '@tanstack/react-router'
import { LacakScreen } from '#psat/lacak/LacakScreen.tsx'

export const Route = createFileRoute('/lacak')({
  staticData: { onServer: true },
  component: LacakScreen,
})
