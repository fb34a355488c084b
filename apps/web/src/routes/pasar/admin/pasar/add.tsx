import { createFileRoute } from '@tanstack/react-router'
import { PasarBaruScreen } from '#pasar/pasar/PasarBaruScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pasar/add')({ component: PasarBaruScreen })
