import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '#akun/notifikasi/NotificationsScreen.tsx'

export const Route = createFileRoute('/admin/notifikasi')({ component: NotificationsScreen })
