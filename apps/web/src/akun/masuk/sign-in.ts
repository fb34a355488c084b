import { type SignedIn, userLogin } from '@portal/domain/akun/sesi/sesi.contract'
import { afterLogin } from '@portal/domain/portal/guards'
import { call } from '#platform/api/client.ts'
import { session } from '#platform/session/browser-session.ts'

export type Entrance = 'login' | 'admin-login'

interface Credentials {
  username: string
  password: string
  captchaToken: string
}

/** The ticket of an account that also asks for a code, or undefined once the session is open. */
export async function signIn(credentials: Credentials): Promise<string | undefined> {
  const answer = await call(userLogin, { body: credentials, keepSession: true })
  if ('totp_required' in answer) return answer.tiket
  session.start(answer)
  return undefined
}

export function homeAfter(signedIn: Pick<SignedIn, 'data'> | undefined, entrance: Entrance): string {
  const role = signedIn?.data.role ?? session.user()?.role
  return role ? afterLogin(role, entrance) : '/admin/login'
}
