import type { Answer } from './oracle.ts'
import type { Request } from './request.ts'

const longestAnswer = 400_000
const longestWaitMs = 60_000

/** Reads a whole answer, but only the start of a stream. */
async function textOf(answer: Response, type: string): Promise<string> {
  if (!type.includes('event-stream')) return (await answer.text()).slice(0, longestAnswer)
  await answer.body?.cancel()
  return ''
}

/** Sends the request. Without an answer the status is 0. */
export async function send({ account, operation, path, body, form, source }: Request): Promise<Answer> {
  const headers: Record<string, string> = await account.headers()
  if (body !== undefined) headers['content-type'] = 'application/json'
  // Compression would cost both sides time in every request.
  if (source.random.chance(0.9)) headers['accept-encoding'] = 'identity'
  const begun = performance.now()
  const past = () => performance.now() - begun
  try {
    const answer = await fetch(account.origin + path, {
      method: operation.method,
      headers,
      redirect: 'manual',
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) ?? 'null' }),
      signal: AbortSignal.timeout(longestWaitMs),
    })
    const type = answer.headers.get('content-type') ?? ''
    const text = await textOf(answer, type)
    return { status: answer.status, type, text, isWhole: text.length < longestAnswer, ms: past() }
  } catch (error) {
    const text = String((error as Error).cause ?? error)
    return { status: 0, type: '', text, isWhole: false, ms: past() }
  }
}
