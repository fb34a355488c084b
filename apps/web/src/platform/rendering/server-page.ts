import type { ApiAnswer, PageRequest } from '@portal/domain/platform/rendered-page'
import { createContext } from 'react'

export type StructuredData = Readonly<Record<string, unknown>>

export interface PageHead {
  title: string
  description: string | undefined
  data?: StructuredData | undefined
}

/** The state of a page during server rendering: its API answers and its head. */
export class ServerPage {
  readonly origin: string
  head: PageHead | undefined
  readonly #read: PageRequest['read']
  readonly #asked = new Map<string, { quiet: boolean; answer: Promise<ApiAnswer> }>()

  constructor({ origin, read }: Pick<PageRequest, 'origin' | 'read'>) {
    this.origin = origin
    this.#read = read
  }

  /** Returns the same promise for each render, because React renders a part again when its answer arrives. */
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

  /** Returns the HTTP status of the page. Quiet reads, such as filter options, do not affect it. */
  async status(): Promise<number> {
    const loud = [...this.#asked.values()].filter(({ quiet }) => !quiet)
    const found = await Promise.all(loud.map(async ({ answer }) => pageStatus((await answer).status)))
    return Math.max(200, ...found)
  }
}

/** Maps an API status to a page status: 429 and 5xx stay, other errors become 404. */
function pageStatus(answered: number): number {
  if (answered < 400) return 200
  return answered === 429 || answered >= 500 ? answered : 404
}

export const ServerPageContext = createContext<ServerPage | undefined>(undefined)
