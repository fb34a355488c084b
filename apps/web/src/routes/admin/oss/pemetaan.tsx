import { createFileRoute } from '@tanstack/react-router'
import { PemetaanOssScreen } from '#psat/oss/PemetaanOssScreen.tsx'

export const Route = createFileRoute('/admin/oss/pemetaan')({ component: PemetaanOssScreen })
