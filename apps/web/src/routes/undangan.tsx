import { createFileRoute } from '@tanstack/react-router'
import { InvitationScreen } from '#akun/masuk/InvitationScreen.tsx'
import { searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/undangan')({
  validateSearch: searchOf({ token: text, next: text }),
  component: function Undangan() {
    const { token = '', next } = Route.useSearch()
    return <InvitationScreen token={token} next={next} />
  },
})
