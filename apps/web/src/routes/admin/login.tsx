import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '#akun/masuk/LoginScreen.tsx'

export const Route = createFileRoute('/admin/login')({
  component: () => <LoginScreen entrance="admin-login" />,
})
