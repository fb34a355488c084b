import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'

export type CardProvider = (actor: Actor) => Promise<KartuBeranda[]>

/**
 * Registry of cards for the staff start page. Each service adds a provider, so the page does not depend on any service.
 */
export class StartCards {
  readonly #log: Platform['log']
  readonly #providers: CardProvider[] = []

  constructor(log: Platform['log']) {
    this.#log = log
  }

  add(provider: CardProvider): void {
    this.#providers.push(provider)
  }

  /** Returns the cards in the order in which services registered. If one provider fails, only its cards are missing. */
  async of(actor: Actor): Promise<KartuBeranda[]> {
    const results = await Promise.allSettled(this.#providers.map((provider) => provider(actor)))
    return results.flatMap((result) => {
      if (result.status === 'fulfilled') return result.value
      this.#log.error({ err: result.reason }, 'start card failed to load')
      return []
    })
  }
}
