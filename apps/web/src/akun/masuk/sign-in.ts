import { type SignedIn, userLogin } from '@portal/domain/akun/sesi/sesi.contract'
import { afterLogin } from '@portal/domain/portal/guards'
import type { Captcha } from '#akun/captcha/use-captcha.ts'
import { call } from '#platform/api/client.ts'
import { session } from '#platform/session/browser-session.ts'

export type Entrance = 'login' | 'admin-login'

interface Credentials {
  username: string
  password: string
}

/** Signs in. Returns a ticket if the account needs a code, or undefined after the session has opened. */
export async function signIn(credentials: Credentials, captcha: Captcha): Promise<string | undefined> {
  const captchaToken = await captcha.spend()
  try {
    const answer = await call(userLogin, { body: { ...credentials, captchaToken }, keepSession: true })
    if ('totp_required' in answer) return answer.tiket
    session.start(answer)
    return undefined
  } catch (error) {
    captcha.renew()
    throw error
  }
}

export function homeAfter(signedIn: Pick<SignedIn, 'data'> | undefined, entrance: Entrance): string {
  const role = signedIn?.data.role ?? session.user()?.role
  return role ? afterLogin(role, entrance) : '/admin/login'
}
