import { captchaChallenge } from '@portal/domain/akun/sesi/sesi.contract'
import { type Challenge, solveChallengeWorkers } from 'altcha/lib'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import { callAny } from '#platform/api/client.ts'

const concurrency = Math.min(4, navigator.hardwareConcurrency || 2)

/** Fetches an ALTCHA challenge from the portal's server and solves the proof of work in web workers. */
export async function solveAltcha(signal: AbortSignal): Promise<string> {
  const challenge = await callAny<Challenge>(captchaChallenge, { signal, quiet: true })
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort(), { once: true })
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency,
    controller,
    createWorker: () => new Pbkdf2Worker(),
  })
  signal.throwIfAborted()
  if (!solution) throw new Error('Pemeriksaan keamanan tidak selesai.')
  return btoa(JSON.stringify({ challenge, solution }))
}
