import { createFileRoute } from '@tanstack/react-router'
import { InvitationScreen } from '#akun/masuk/InvitationScreen.tsx'

export const Route = createFileRoute('/undangan')({
  validateSearch: ({ token, next }): { token: string; next?: string } => ({
    token: String(token ?? ''),
    ...(typeof next === 'string' ? { next } : {}),
  }),
  component: function Undangan() {
    const { token, next } = Route.useSearch()
    return <InvitationScreen token={token} next={next} />
  },
})
