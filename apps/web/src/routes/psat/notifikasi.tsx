import type { notificationHistory } from '@portal/domain/akun/notifikasi/notifikasi.contract'
import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '#akun/notifikasi/NotificationsScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/psat/notifikasi')({
  validateSearch: searchOf({}, listOf<typeof notificationHistory>()),
  component: NotificationsScreen,
})
