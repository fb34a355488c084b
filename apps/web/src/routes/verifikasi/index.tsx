import { createFileRoute } from '@tanstack/react-router'
import { VerifikasiStart } from '#okkp/publik/VerifikasiScreen.tsx'

export const Route = createFileRoute('/verifikasi/')({ component: VerifikasiStart })
