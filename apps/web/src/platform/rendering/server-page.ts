import type { ApiAnswer, PageRequest } from '@portal/domain/platform/rendered-page'
import { createContext } from 'react'

/** What a page is about, in the words of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

export interface PageHead {
  title: string
  description: string | undefined
  data?: StructuredData | undefined
}

/** A page while the server renders it: what it has read so far, and what its parts say about it. */
export class ServerPage {
  readonly origin: string
  head: PageHead | undefined
  readonly #read: PageRequest['read']
  readonly #asked = new Map<string, { quiet: boolean; answer: Promise<ApiAnswer> }>()

  constructor({ origin, read }: Pick<PageRequest, 'origin' | 'read'>) {
    this.origin = origin
    this.#read = read
  }

  /** The same promise however often a part is drawn: React draws it again when an answer is there. */
  answer(address: string, quiet: boolean): Promise<ApiAnswer> {
    const known = this.#asked.get(address)
    if (known) return known.answer
    const answer = this.#read(address)
    this.#asked.set(address, { quiet, answer })
    return answer
  }

  async answers(): Promise<Record<string, ApiAnswer>> {
    const entries = [...this.#asked].map(async ([address, { answer }]) => [address, await answer] as const)
    return Object.fromEntries(await Promise.all(entries))
  }

  /** What a page is about decides its status; what it reads by the way (lists to choose from) does not. */
  async status(): Promise<number> {
    const loud = [...this.#asked.values()].filter(({ quiet }) => !quiet)
    const found = await Promise.all(loud.map(async ({ answer }) => pageStatus((await answer).status)))
    return Math.max(200, ...found)
  }
}

/** An address without anything behind it is 404 whatever the API found wrong with it; busy and broken stay what they are. */
function pageStatus(answered: number): number {
  if (answered < 400) return 200
  return answered === 429 || answered >= 500 ? answered : 404
}

/** Undefined in the browser. */
export const ServerPageContext = createContext<ServerPage | undefined>(undefined)
