import { createFileRoute } from '@tanstack/react-router'
import { InvitationScreen } from '#akun/masuk/InvitationScreen.tsx'

export const Route = createFileRoute('/undangan')({
  validateSearch: ({ token }): { token: string } => ({ token: String(token ?? '') }),
  component: function Undangan() {
    return <InvitationScreen token={Route.useSearch().token} />
  },
})
