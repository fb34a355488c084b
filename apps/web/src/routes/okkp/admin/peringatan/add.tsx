import { createFileRoute } from '@tanstack/react-router'
import { PeringatanBaruScreen } from '#okkp/peringatan/PeringatanBaruScreen.tsx'

export const Route = createFileRoute('/okkp/admin/peringatan/add')({ component: PeringatanBaruScreen })
