import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '#akun/masuk/LoginScreen.tsx'

export const Route = createFileRoute('/login')({
  component: function Login() {
    const { next } = Route.useSearch() as { next?: string }
    return <LoginScreen entrance="login" next={next} />
  },
})
