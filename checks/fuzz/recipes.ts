import { type Account, captchaToken, solvedChallenge } from './accounts.ts'
import type { Operation } from './document.ts'
import type { Fields } from './pool.ts'
import type { Random } from './random.ts'

/** Names whose values must be new in a new record. */
const unique = [
  'nama',
  'username',
  'no_registration',
  'nib',
  'email',
  'kode',
  'no_hp',
  'nomor_kios',
  'tahun_program',
]

function another(random: Random, name: string, value: string | number): string | number {
  if (typeof value === 'number') return random.integer(2015, 2027)
  if (name === 'email') return `${random.text(10, 'abcdefghij')}@contoh.id`
  if (name === 'nib' || name === 'no_hp') return value.replace(/\d{6}$/, random.text(6, '0123456789'))
  return `${value.slice(0, 30)}${random.text(5, '0123456789')}`
}

async function signInBody(body: Fields, account: Account, random: Random): Promise<Fields> {
  const username = account.username ?? 'okkp_pusat'
  const captcha = { captchaToken: await captchaToken(account.origin) }
  return { ...body, ...captcha, username, password: account.password, refresh_in_body: random.chance(0.8) }
}

/** Fills in what cannot be guessed: a solved captcha, a password, new keys and names for a new record. */
export async function complete(
  body: Fields,
  { method, path }: Operation,
  account: Account,
  random: Random,
): Promise<Fields> {
  if (path === '/api/verify-captcha' && random.chance(0.5))
    return { token: await solvedChallenge(account.origin) }
  if (/\/(auth|user)\/login$/.test(path) && random.chance(0.4)) return signInBody(body, account, random)
  const made = { ...body }
  if ('captchaToken' in made && random.chance(0.3)) made.captchaToken = await captchaToken(account.origin)
  if (method !== 'POST') return made
  for (const name of ['kunci', 'kode_group'])
    if (typeof made[name] === 'string' && random.chance(0.7)) made[name] = random.uuid()
  for (const name of unique) {
    const value = made[name]
    const isSet = typeof value === 'string' || typeof value === 'number'
    if (isSet && random.chance(0.4)) made[name] = another(random, name, value)
  }
  return made
}
