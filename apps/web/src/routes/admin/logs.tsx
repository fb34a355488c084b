import type { listLog } from '@portal/domain/akun/catatan/catatan.contract'
import { createFileRoute } from '@tanstack/react-router'
import { LogScreen } from '#akun/catatan/LogScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/admin/logs')({
  validateSearch: searchOf({}, listOf<typeof listLog>()),
  component: LogScreen,
})
