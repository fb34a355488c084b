import { z } from 'zod'
import type { Answer } from './oracle.ts'
import type { Request } from './request.ts'

export interface Fault {
  what: string
  request: Request
  answer: Answer
}

/** Texts of refusals name records, so a long run would collect them without end. */
const keptReasons = 40

const refusal = z.object({
  message: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
export type Refusal = z.output<typeof refusal>
export type FieldError = NonNullable<Refusal['errors']>[number]

export const refusalOf = ({ status, type, text }: Answer): Refusal =>
  status < 400 || !type.includes('json') ? {} : (refusal.safeParse(JSON.parse(text)).data ?? {})

/** Counts what a run has sent and how the portal answered. */
export class Tally {
  requests = 0
  faults = 0
  readonly statuses = new Map<number, number>()
  readonly reached = new Set<string>()
  /** The reasons why valid requests were refused, by operation. */
  readonly refusals = new Map<string, Map<string, number>>()
  readonly #times = new Map<string, { requests: number; ms: number }>()

  meanTime(operation: string): number {
    const { requests, ms } = this.#times.get(operation) ?? { requests: 1, ms: 0 }
    return ms / requests
  }

  count({ operation: { name }, isSpoiled }: Request, answer: Answer): void {
    const { status } = answer
    this.requests += 1
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    const { requests, ms } = this.#times.get(name) ?? { requests: 0, ms: 0 }
    this.#times.set(name, { requests: requests + 1, ms: ms + answer.ms })
    if (status < 300) this.reached.add(name)
    else if (!isSpoiled && !this.reached.has(name)) this.#countRefusal(name, answer)
  }

  #countRefusal(name: string, answer: Answer): void {
    const refusals = this.refusals.get(name) ?? new Map<string, number>()
    this.refusals.set(name, refusals)
    const { message, errors } = refusalOf(answer)
    const fields = errors?.map((one) => `${one.field}: ${one.message}`).join(' | ')
    const reason = `${answer.status} ${fields || message}`.slice(0, 200)
    if (refusals.has(reason) || refusals.size < keptReasons)
      refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
  }
}
