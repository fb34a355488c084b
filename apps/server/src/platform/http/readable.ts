import { fieldError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'

const unreadable = 'Ada karakter yang tidak dapat disimpan. Ketik ulang isian ini.'

function isUnreadable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/** The path of the first text or name that the database cannot hold; a heap of its own, for JSON may be deep. */
function unreadableField(input: unknown): string | undefined {
  const waiting: [string, unknown][] = [['', input]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && isUnreadable(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (isUnreadable(name)) return path
      waiting.push([path === '' ? name : `${path}.${name}`, inner])
    }
  }
  return undefined
}

/** NUL and halves of a character are refused for every route alike, under their field, before any schema. */
export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    const field = unreadableField({ params, query, body })?.replace(/^(params|query|body)\.?/, '')
    // A name may be as long as the body: it goes into the answer and the log.
    done(field === undefined ? undefined : fieldError(field.slice(0, 200), unreadable))
  })
}

/**
 * The router answers an address with a broken percent sequence by itself: in English, without headers, limit and
 * log. Taken for what it looks like, the sign leads to the ordinary answer.
 */
export function routableUrl(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
