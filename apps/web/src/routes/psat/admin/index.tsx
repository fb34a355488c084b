import { createFileRoute } from '@tanstack/react-router'
import { RingkasanScreen } from '#psat/petugas/ringkasan/RingkasanScreen.tsx'

export const Route = createFileRoute('/psat/admin/')({ component: RingkasanScreen })
