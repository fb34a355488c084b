import type { Request } from './request.ts'

export interface Answer {
  status: number
  type: string
  text: string
  /** False if only its start was read. */
  isWhole: boolean
  ms: number
}

const trace =
  /\bat (?:[\w.<>]+ \()?(?:file:\/\/|\/)[^\s)]+:\d+:\d+|node_modules|syntax error at or near|violates \w+ constraint/

/** Codes of a 503 that tells the sender to try again. */
const busy = new Set(['SIBUK', 'LAYANAN_SIBUK', 'HASIL_BELUM_PASTI'])

function wrongError({ status, type, text }: Answer): string | undefined {
  if (status < 400) return undefined
  if (!type.includes('json')) return `a ${status} that is not JSON`
  const { code, message } = JSON.parse(text) as { code?: string; message?: string }
  if (!code || !message) return `a ${status} without code or message`
  if (status === 503 && !busy.has(code)) return `a 503 with code ${code}`
  return undefined
}

/** Every e-mail address of an account is planted with its user name, so that an answer shows whose data it holds. */
export const plantedMail = (username: string) => `rahasia.${username}@contoh.id`
export const planted = /rahasia\.([a-z_0-9]+)@contoh\.id/g

/** Roles that read the addresses of others in lists of accounts and companies. */
const readsOthers = new Set([
  'SUPERADMIN',
  'SEKRETARIAT',
  'KOORDINATOR_SEKRETARIAT',
  'SUBKOORDINATOR_SEKRETARIAT',
])

function foreignData({ account, operation }: Request, text: string): string | undefined {
  // Whoever signs in as somebody reads that account.
  if (operation.path.endsWith('/login')) return undefined
  if (readsOthers.has(account.role ?? '')) return undefined
  const others = [...text.matchAll(planted)]
    .map(([, username]) => username)
    .filter((one) => one !== account.username)
  return others.length > 0 ? `shows the address of ${others[0]}` : undefined
}

/** Returns what is wrong with an answer, or undefined. */
export function faultOf(request: Request, answer: Answer): string | undefined {
  const { operation, account } = request
  if (answer.status === 0) return 'no answer'
  const isText = /json|text|html|csv/.test(answer.type)
  if (answer.status === 500 || (answer.status > 500 && answer.status !== 503 && answer.status !== 507))
    return `status ${answer.status}`
  if (isText && trace.test(answer.text)) return 'a stack trace or the message of the database'
  const refusedRole = operation.roles && !operation.roles.includes(account.role ?? '')
  if (refusedRole && answer.status < 400) return `status ${answer.status} for ${account.role ?? 'a visitor'}`
  if (refusedRole && ![400, 401, 403, 404, 413, 415, 429, 431, 503].includes(answer.status))
    return `status ${answer.status} instead of 401 or 403`
  return (isText && foreignData(request, answer.text)) || wrongError(answer)
}
