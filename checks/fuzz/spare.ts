import { generate } from 'otplib'
import { Account, ask } from './accounts.ts'
import type { Fields } from './pool.ts'
import type { Random } from './random.ts'

const stepSeconds = 30
const newPassword = (random: Random) => `Kalimat ${random.text(16, 'abcdefghijklmnopqrstuvwxyz')} 7`

async function made(superadmin: Account, random: Random): Promise<Account> {
  const account = { username: `cadangan_${random.text(10, 'abcdefghij')}`, role: 'AUDITOR' }
  const password = newPassword(random)
  const answer = await ask(`${superadmin.origin}/api/user/create`, {
    method: 'POST',
    headers: { ...(await superadmin.headers()), 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, password, nama: 'Akun Cadangan' }),
  })
  if (!answer.ok) throw new Error(`no spare account: ${answer.status} ${await answer.text()}`)
  return new Account(superadmin.origin, account, password)
}

/** Makes an account that nobody else uses, and sends what would end the sessions of a demo account or lock it out. */
export async function trySpareAccount(
  superadmin: Account,
  random: Random,
  perform: (operation: string, account: Account, fields: Fields) => Promise<void>,
): Promise<void> {
  const spare = await made(superadmin, random)
  const sandi_baru = newPassword(random)
  await perform('PUT /api/auth/sandi', spare, { sandi_lama: spare.password, sandi_baru })
  if (!(await spare.canSignIn(sandi_baru))) return
  await perform('PUT /api/user/update', spare, { nama: 'Akun Cadangan', email: null })
  await perform('POST /api/auth/totp/mulai', spare, { sandi: sandi_baru })
  const secret = spare.pool.value(random, 'rahasia')
  if (typeof secret !== 'string') return
  await perform('POST /api/auth/totp/aktifkan', spare, { kode: await generate({ secret }) })
  await perform('POST /api/auth/login', spare, {})
  // The portal accepts each code once, and also the next one.
  const kode = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepSeconds })
  const tiket = spare.pool.value(random, 'tiket')
  await perform('POST /api/auth/totp', spare, { tiket, kode, refresh_in_body: true })
  const refresh_token = spare.pool.value(random, 'refresh_token')
  await perform('POST /api/auth/refresh', spare, { refresh_token })
  await perform('POST /api/auth/totp/hapus', spare, { sandi: sandi_baru })
}
