import type { Trx } from '#platform/database/database.ts'
import { issueToken } from '../token-sekali.repository.ts'

const ticketMinutes = 5

/** Issues a ticket that the client exchanges for a session together with an authenticator code. */
export async function issueTicket(trx: Trx, penggunaId: number): Promise<{ tiket: string }> {
  const berakhir = new Date(Date.now() + ticketMinutes * 60_000)
  return { tiket: await issueToken(trx, { guna: 'totp', penggunaId, berakhir }) }
}
