import type { listPengajuanSaya } from '@portal/domain/psat/pengajuan/read.contract'
import { createFileRoute } from '@tanstack/react-router'
import { listOf, searchOf } from '#platform/routing/search-of.ts'
import { EdarScreen } from '#psat/pengajuan/EdarScreen.tsx'

export const Route = createFileRoute('/perizinan/edar')({
  validateSearch: searchOf({}, listOf<typeof listPengajuanSaya>()),
  component: EdarScreen,
})
