import { fieldError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'

const unreadable = 'Ada karakter yang tidak dapat disimpan. Ketik ulang isian ini.'

function isUnreadable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/**
 * Returns the path of the first text or key that PostgreSQL cannot store. Recursion is safe because the parser limits
 * the depth of JSON.
 */
export function unreadablePath(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isUnreadable(value) ? [] : undefined
  // Skip a Buffer: iterating it would visit every byte.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (isUnreadable(name)) return []
    const path = unreadablePath(inner)
    if (path) return [name, ...path]
  }
  return undefined
}

/** Refuses NUL and lone surrogates on every route, with the field name, before validation. */
export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    const path = [params, query, body].map(unreadablePath).find((found) => found !== undefined)
    // A key may be as long as the body, and it appears in the response and the log.
    done(path && fieldError(path.join('.').slice(0, 200), unreadable))
  })
}
