import { createFileRoute } from '@tanstack/react-router'
import { TarifScreen } from '#psat/pnbp/tarif/TarifScreen.tsx'

export const Route = createFileRoute('/psat/admin/data/tarif')({ component: TarifScreen })
