import type { listPenilaian } from '@portal/domain/okkp/penilaian/penilaian.contract'
import { createFileRoute } from '@tanstack/react-router'
import { FeedbackScreen } from '#okkp/penilaian/FeedbackScreen.tsx'
import { listOf, searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/feedback/')({
  validateSearch: searchOf({ tabel: text }, listOf<typeof listPenilaian>()),
  component: FeedbackScreen,
})
