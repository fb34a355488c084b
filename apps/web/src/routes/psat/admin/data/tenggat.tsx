import { createFileRoute } from '@tanstack/react-router'
import { TenggatScreen } from '#psat/master/TenggatScreen.tsx'

export const Route = createFileRoute('/psat/admin/data/tenggat')({ component: TenggatScreen })
