import { createFileRoute } from '@tanstack/react-router'
import { EdarScreen } from '#psat/layanan/EdarScreen.tsx'

export const Route = createFileRoute('/perizinan/edar')({ component: EdarScreen })
