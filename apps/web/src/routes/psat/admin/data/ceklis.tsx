import { createFileRoute } from '@tanstack/react-router'
import { CeklisMasterScreen } from '#psat/lapang/master/CeklisMasterScreen.tsx'

export const Route = createFileRoute('/psat/admin/data/ceklis')({ component: CeklisMasterScreen })
