import { createFileRoute } from '@tanstack/react-router'
import { SdmBaruScreen } from '#okkp/sdm/SdmBaruScreen.tsx'

export const Route = createFileRoute('/okkp/admin/sdm/add')({ component: SdmBaruScreen })
