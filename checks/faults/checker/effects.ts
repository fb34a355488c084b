import type { Checker } from './check.ts'

/** No acknowledged write is lost, no refused write is stored, and no key has two effects. */
export const effects: Checker = async ({ world, model }) => {
  const faults: string[] = []
  for (const { call, count, accepted } of model.effects) {
    const n = await world.read(count)
    const allowed = { accepted: [accepted], refused: [0], unknown: [0, accepted] }[call.outcome]
    if (!allowed.includes(n))
      faults.push(
        `${n < accepted ? 'lost' : 'doubled'}: ${call.who} ${call.what} was ${call.outcome}, ${n} times in the database`,
      )
  }
  return faults
}

/** The server remembers the key of every accepted request, so that a repeat has no second effect. */
export const answers: Checker = async ({ world }) => {
  const stored = await world.read((db) => db.selectFrom('platform.idempotensi').select('kunci').execute())
  const known = new Set(stored.map(({ kunci }) => kunci))
  return world.history.calls.flatMap(({ who, what, key, outcome, path }) => {
    if (outcome !== 'accepted' || path.startsWith('/api/upload')) return []
    return known.has(key) ? [] : [`lost: the key of ${who} ${what} is not stored`]
  })
}

/** Every request came to an end after the faults, and none was refused because of them. */
export const outcomes: Checker = async ({ world, model }) => [
  ...world.history.faults,
  ...model.stale,
  ...model.leaks,
  // Every paper is valid and everybody may upload, so only a fault can refuse one.
  ...world.history.calls
    .filter(({ path, outcome }) => path === '/api/upload/file' && outcome === 'refused')
    .map(({ who, status, answer }) => `${who} could not upload a paper: ${status} ${answer?.message}`),
  ...world.history.calls
    .filter(({ outcome }) => outcome === 'unknown')
    .map(
      ({ who, what, attempts }) => `${who} ${what} never came to an end: ${attempts.slice(-3).join(', ')}`,
    ),
]
