import { createFileRoute } from '@tanstack/react-router'
import { SurveiBaruScreen } from '#pasar/survei/SurveiBaruScreen.tsx'

export const Route = createFileRoute('/pasar/admin/survei/add')({ component: SurveiBaruScreen })
