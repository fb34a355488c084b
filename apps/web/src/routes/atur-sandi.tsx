import { createFileRoute } from '@tanstack/react-router'
import { SetPasswordScreen } from '#akun/masuk/SetPasswordScreen.tsx'

export const Route = createFileRoute('/atur-sandi')({
  validateSearch: ({ token }): { token: string } => ({ token: String(token ?? '') }),
  component: function AturSandi() {
    return <SetPasswordScreen token={Route.useSearch().token} />
  },
})
