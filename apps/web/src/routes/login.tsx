import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '#akun/masuk/LoginScreen.tsx'
import { searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/login')({
  validateSearch: searchOf({ next: text }),
  component: function Login() {
    const { next } = Route.useSearch()
    return <LoginScreen entrance="login" next={next} />
  },
})
