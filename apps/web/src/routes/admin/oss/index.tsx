import type { listPesanOss } from '@portal/domain/psat/oss/integrasi.contract'
import { createFileRoute } from '@tanstack/react-router'
import { listOf, searchOf } from '#platform/routing/search-of.ts'
import { IntegrasiOssScreen } from '#psat/oss/IntegrasiOssScreen.tsx'

export const Route = createFileRoute('/admin/oss/')({
  validateSearch: searchOf({}, listOf<typeof listPesanOss>()),
  component: IntegrasiOssScreen,
})
