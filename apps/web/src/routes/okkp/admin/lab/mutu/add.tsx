import { createFileRoute } from '@tanstack/react-router'
import { UjiMutuBaruScreen } from '#okkp/uji-mutu/UjiMutuBaruScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/mutu/add')({ component: UjiMutuBaruScreen })
