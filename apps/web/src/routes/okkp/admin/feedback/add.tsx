import { createFileRoute } from '@tanstack/react-router'
import { FeedbackKertasScreen } from '#okkp/penilaian/FeedbackKertasScreen.tsx'

export const Route = createFileRoute('/okkp/admin/feedback/add')({ component: FeedbackKertasScreen })
