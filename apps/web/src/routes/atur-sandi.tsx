import { createFileRoute } from '@tanstack/react-router'
import { SetPasswordScreen } from '#akun/masuk/SetPasswordScreen.tsx'
import { searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/atur-sandi')({
  validateSearch: searchOf({ token: text }),
  component: function AturSandi() {
    const { token = '' } = Route.useSearch()
    return <SetPasswordScreen token={token} />
  },
})
