import type { listTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { createFileRoute } from '@tanstack/react-router'
import { TindakLanjutScreen } from '#okkp/tindak-lanjut/TindakLanjutScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/tindak-lanjut/')({
  validateSearch: searchOf({}, listOf<typeof listTindakLanjut>()),
  component: TindakLanjutScreen,
})
