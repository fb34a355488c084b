import type { listPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { createFileRoute } from '@tanstack/react-router'
import { PengaduanScreen } from '#okkp/pengaduan/PengaduanScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/pengaduan/')({
  validateSearch: searchOf({}, listOf<typeof listPengaduan>()),
  component: PengaduanScreen,
})
