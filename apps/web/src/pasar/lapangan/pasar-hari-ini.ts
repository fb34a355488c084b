import { dayInJakarta } from '@portal/domain/platform/format'
import { session } from '#platform/session/browser-session.ts'
import { forget, readRemembered, remember } from '#platform/state/remembered.ts'
import { createStore, useStore } from '#platform/state/store.ts'

interface PasarHariIni {
  id: number
  hari: string
}

const keyOf = (owner: string) => `portal:pasar-hari-ini:${owner}`
const changes = createStore(0)

/** Returns the market that this person works in today. A choice of an earlier day no longer counts. */
export function readPasarHariIni(): number | null {
  const owner = session.user()?.uuid
  const kept = owner && readRemembered<PasarHariIni>(keyOf(owner))
  return kept && kept.hari === dayInJakarta(Date.now()) ? kept.id : null
}

/** Keeps the market for all tools of today. */
export function keepPasarHariIni(id: number | null): void {
  const owner = session.user()?.uuid
  if (!owner) return
  if (id === null) forget(keyOf(owner))
  else remember(keyOf(owner), { id, hari: dayInJakarta(Date.now()) })
  changes.set(changes.get() + 1)
}

export function usePasarHariIni(): number | null {
  useStore(changes)
  return readPasarHariIni()
}
