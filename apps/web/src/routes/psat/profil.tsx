import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#akun/profil/ProfileScreen.tsx'

export const Route = createFileRoute('/psat/profil')({ component: ProfileScreen })
