import { createFileRoute } from '@tanstack/react-router'
import { ParameterScreen } from '#okkp/master/ParameterScreen.tsx'

export const Route = createFileRoute('/okkp/admin/data/parameter')({ component: Parameter })

function Parameter() {
  const { uji } = Route.useSearch() as { uji?: string }
  return <ParameterScreen uji={uji} />
}
