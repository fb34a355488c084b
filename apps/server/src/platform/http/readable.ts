import { AppError, fieldError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'

const unreadable = 'Ada karakter yang tidak dapat disimpan. Ketik ulang isian ini.'

interface ShapeLimits {
  depth: number
  values: number
}

/** No form of the portal comes near either limit. */
const requestShape: ShapeLimits = { depth: 30, values: 20_000 }

export type ShapeFault = { kind: 'deep' } | { kind: 'many' } | { kind: 'unreadable'; path: string[] }

function isUnreadable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}

/** The first thing in a parsed body that is too deep, one too many, or text that PostgreSQL cannot store. */
export function shapeFault(input: unknown, limits: ShapeLimits): ShapeFault | undefined {
  let left = limits.values

  function inMember(name: string, value: unknown, depth: number): ShapeFault | undefined {
    const fault = search(value, depth)
    // Only a fault costs a path: a sound body is walked without building any text.
    if (fault?.kind === 'unreadable') fault.path.unshift(name)
    return fault
  }

  function search(value: unknown, depth: number): ShapeFault | undefined {
    left -= 1
    if (left < 0) return { kind: 'many' }
    if (typeof value === 'string') return isUnreadable(value) ? { kind: 'unreadable', path: [] } : undefined
    // A Buffer has no fields: walking it would visit every byte.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined
    if (depth > limits.depth) return { kind: 'deep' }
    for (const [name, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      if (typeof name === 'string' && isUnreadable(name)) return { kind: 'unreadable', path: [] }
      const fault = inMember(String(name), inner, depth + 1)
      if (fault) return fault
    }
    return undefined
  }

  return search(input, 1)
}

function refusal(fault: ShapeFault): AppError {
  const { depth, values } = requestShape
  if (fault.kind === 'deep')
    return new AppError('PERMINTAAN_RUSAK', { message: `Isi permintaan lebih dari ${depth} tingkat.` })
  if (fault.kind === 'many')
    return new AppError('PERMINTAAN_RUSAK', {
      message: `Isi permintaan memuat lebih dari ${values.toLocaleString('id')} nilai. Kirim dalam beberapa bagian.`,
    })
  // A name may be as long as the body, and it goes into the answer and the log.
  return fieldError(fault.path.join('.').slice(0, 200), unreadable)
}

/** Refuses, for every route alike and before any schema, what is too deep, too much or cannot be stored. */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    for (const part of [params, query, body]) {
      const fault = shapeFault(part, requestShape)
      if (fault) return done(refusal(fault))
    }
    done()
  })
}
