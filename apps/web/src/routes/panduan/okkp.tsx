import { createFileRoute } from '@tanstack/react-router'
import { PanduanOkkp } from './-panduan/PanduanOkkp.tsx'

export const Route = createFileRoute('/panduan/okkp')({ component: PanduanOkkp })
