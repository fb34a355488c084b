import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '#akun/notifikasi/NotificationsScreen.tsx'

export const Route = createFileRoute('/psat/notifikasi')({ component: NotificationsScreen })
