import { createFileRoute } from '@tanstack/react-router'
import { PsatScreen } from '#psat/layanan/PsatScreen.tsx'

export const Route = createFileRoute('/psat/')({ component: PsatScreen })
