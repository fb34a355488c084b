import { createFileRoute } from '@tanstack/react-router'
import { KomoditasScreen } from '#okkp/komoditas/KomoditasScreen.tsx'

export const Route = createFileRoute('/okkp/admin/data/komoditas')({ component: KomoditasScreen })
