import type {
  declineFromOss,
  pelakuUsahaOss,
  signInFromOss,
  validateTokenOss,
} from '@portal/domain/akun/sesi/masuk-oss.contract'
import type { Result } from '@portal/domain/platform/contract'
import { ask } from '#platform/api/ask.ts'
import { answerOf, request } from '#platform/api/client.ts'
import { type Question, question } from '#platform/api/question.ts'
import { session } from '#platform/session/browser-session.ts'

const path = '/api/oss/user/pelaku_usaha'
/** An error about the OSS token must not end the portal session of this browser. */
const settings = { keepSession: true }

export type Pendatang = Result<typeof pelakuUsahaOss>['data']
export type IzinPendatang = Result<typeof signInFromOss>['izin']

/** Checks the OSS token and returns whom it would sign in. Opens no session. */
export async function readPendatang(): Promise<Pendatang> {
  await session.ready().catch(() => undefined)
  await ask(question<typeof validateTokenOss>('/api/oss/validate_token'), settings)
  return (await ask(question<typeof pelakuUsahaOss>(path), settings)).data
}

/** Signs in after confirmation. Returns a ticket if the account needs an authenticator code. */
export async function enter(): Promise<{ tiket?: string; izin: IzinPendatang }> {
  const address: Question<typeof signInFromOss> = question(path)
  const answer = (await answerOf(await request(address, { method: 'POST' }, settings))) as Result<
    typeof signInFromOss
  >
  const { izin } = answer
  if ('totp_required' in answer) return { tiket: answer.tiket, izin }
  session.start(answer)
  return { izin }
}

/** Ends the OSS visit. If the request fails, the visit expires within minutes. */
export async function decline(): Promise<void> {
  const address: Question<typeof declineFromOss> = question(path)
  await request(address, { method: 'DELETE' }, settings).catch(() => undefined)
}

/** Returns the page of the existing application of the licence, or of a new application. */
export function tujuan(izin: IzinPendatang) {
  if (izin?.pengajuan) return { to: `/psat/pengajuan/${izin.pengajuan}` }
  const search = izin ? { oss: String(izin.id), kode: izin.kode_izin } : {}
  return { to: '/psat/pengajuan/baru', search }
}
