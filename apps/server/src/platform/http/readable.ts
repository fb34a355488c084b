import { fieldError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'

const unreadable = 'Ada karakter yang tidak dapat disimpan. Ketik ulang isian ini.'

function isUnreadable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/** The path of the first text or name that PostgreSQL cannot store. JSON is not deep here: its parser limits it. */
export function unreadablePath(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isUnreadable(value) ? [] : undefined
  // A Buffer has no fields: walking it would visit every byte.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (isUnreadable(name)) return []
    const path = unreadablePath(inner)
    if (path) return [name, ...path]
  }
  return undefined
}

/** NUL and halves of a character are refused for every route alike, under their field, before any schema. */
export function refuseUnreadableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    const path = [params, query, body].map(unreadablePath).find((found) => found !== undefined)
    // A name may be as long as the body, and it goes into the answer and the log.
    done(path && fieldError(path.join('.').slice(0, 200), unreadable))
  })
}
