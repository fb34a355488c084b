import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '#akun/catatan/AuditScreen.tsx'

export const Route = createFileRoute('/admin/jejak-audit')({ component: AuditScreen })
