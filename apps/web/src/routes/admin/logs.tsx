import { createFileRoute } from '@tanstack/react-router'
import { LogScreen } from '#akun/catatan/LogScreen.tsx'

export const Route = createFileRoute('/admin/logs')({ component: LogScreen })
