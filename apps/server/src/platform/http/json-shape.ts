import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'

export interface JsonLimits {
  depth: number
  values: number
}

/** All forms of the portal stay far below both limits. */
const requestLimits: JsonLimits = { depth: 30, values: 20_000 }

const [quote, backslash, comma] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0))
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/**
 * Returns a reason to refuse a JSON text, or undefined. It scans the text before parsing, because parsing a megabyte of
 * opening brackets takes half a second.
 */
export function jsonFault(text: string, { depth, values }: JsonLimits): string | undefined {
  let level = 0
  let found = 1
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) inString = !inString
    else if (inString) at += sign === backslash ? 1 : 0
    else if (sign === comma) found += 1
    else if (opening.has(sign)) {
      level += 1
      found += 1
    } else if (closing.has(sign)) level -= 1
    if (level > depth) return `Isi permintaan lebih dari ${depth} tingkat.`
    if (found > values)
      return `Isi permintaan memuat lebih dari ${values.toLocaleString('id')} nilai. Kirim dalam beberapa bagian.`
  }
  return undefined
}

/** Installs the JSON parser of all routes. It checks depth and size first, then parses as Fastify does. */
export function parseJsonWithinLimits(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const fault = jsonFault(body, requestLimits)
    if (fault) return done(new AppError('PERMINTAAN_RUSAK', { message: fault }))
    return parse(request, body, done)
  })
}
