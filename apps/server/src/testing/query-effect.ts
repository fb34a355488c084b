import { createHash } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { SignedInClient } from './app.ts'

/** Two values of one parameter. `undefined` omits the parameter. */
type Values = readonly [string | number | undefined, string | number | undefined]

export interface Pair {
  values: Values
  /** Other query parameters, the same in both requests. */
  query?: Record<string, string>
  path?: string
  by?: SignedInClient
  /** Error codes of the two responses, if the server refuses one of the requests. */
  codes?: readonly [string | undefined, string | undefined]
}

/** A call with a queryEffect for each parameter (two values with different responses), or the reason why none exists. */
export interface QueryEffect {
  by: SignedInClient
  /** URL of the call, if its path has parameters. */
  path?: string
  query?: Record<string, string>
  payload?: object
  names: Record<string, Values | Pair | { reason: string }>
}
export type QueryEffectTable = Record<string, QueryEffect>

interface Said {
  status: number
  code: string | undefined
  content: unknown
}

/** Fields that a comparison ignores: request id and ECDSA signature always differ, and the others only repeat the query. */
const echoes = ['requestId', 'alamat_qr', 'meta', 'next', 'previous']

function saidBy(answer: LightMyRequestResponse): Said {
  if (!String(answer.headers['content-type']).includes('json')) {
    const content = createHash('sha256').update(answer.rawPayload).digest('hex')
    return { status: answer.statusCode, code: undefined, content }
  }
  const content = JSON.parse(answer.body, (key, value) => (echoes.includes(key) ? undefined : value))
  return { status: answer.statusCode, code: content.code, content }
}

function pairOf(queryEffect: Values | Pair): Pair {
  return Array.isArray(queryEffect) ? { values: queryEffect as Values } : (queryEffect as Pair)
}

/**
 * Checks that two values of this parameter give different responses. For GET, the first request must give the same
 * response twice.
 */
export async function testify(key: string, call: QueryEffect, name: string, given: Values | Pair) {
  const [method, address] = key.split(' ') as ['GET', string]
  const { values, query, path = call.path ?? address, by = call.by, codes } = pairOf(given)
  const ask = async (value: Values[number]): Promise<Said> => {
    const asked = { ...call.query, ...query, ...(value === undefined ? {} : { [name]: String(value) }) }
    const request: InjectOptions = { method, url: path, query: asked }
    return saidBy(await by.inject(call.payload ? { ...request, payload: call.payload } : request))
  }
  const first = await ask(values[0])
  if (method === 'GET') expect(await ask(values[0])).toEqual(first)
  const second = await ask(values[1])
  expect([first.code, second.code]).toEqual(codes ?? [undefined, undefined])
  expect(second).not.toEqual(first)
}
