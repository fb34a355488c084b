import type { listJejakAudit } from '@portal/domain/akun/catatan/catatan.contract'
import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '#akun/catatan/AuditScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/admin/jejak-audit')({
  validateSearch: searchOf({}, listOf<typeof listJejakAudit>()),
  component: AuditScreen,
})
