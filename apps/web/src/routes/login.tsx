import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '#akun/masuk/LoginScreen.tsx'

export const Route = createFileRoute('/login')({ component: () => <LoginScreen entrance="login" /> })
