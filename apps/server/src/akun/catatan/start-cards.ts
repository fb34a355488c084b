import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'

/** What waits for this person in one service. */
export type CardProvider = (actor: Actor) => Promise<KartuBeranda[]>

/** The cards of the staff start page. Each service adds a provider; the page knows none of them. */
export class StartCards {
  readonly #log: Platform['log']
  readonly #providers: CardProvider[] = []

  constructor(log: Platform['log']) {
    this.#log = log
  }

  add(provider: CardProvider): void {
    this.#providers.push(provider)
  }

  /** In the order of adding. A service that fails loses its own cards only. */
  async of(actor: Actor): Promise<KartuBeranda[]> {
    const results = await Promise.allSettled(this.#providers.map((provider) => provider(actor)))
    return results.flatMap((result) => {
      if (result.status === 'fulfilled') return result.value
      this.#log.error({ err: result.reason }, 'kartu beranda gagal dimuat')
      return []
    })
  }
}
