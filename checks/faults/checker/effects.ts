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

/** The answer that a repeat gets is the answer that was given. */
export const answers: Checker = async ({ world }) => {
  const stored = await world.read((db) =>
    db.selectFrom('platform.idempotensi').select(['pelaku', 'kunci', 'hasil']).execute(),
  )
  const known = new Set(stored.map(({ pelaku, kunci }) => `${pelaku} ${kunci}`))
  return world.history.calls.flatMap(({ who, what, key, outcome, path }) => {
    const person = world.base.people[who]
    if (!person || outcome !== 'accepted' || path.startsWith('/api/upload')) return []
    return known.has(`pengguna/${person.id} ${key}`) ? [] : [`lost: the key of ${who} ${what} is not stored`]
  })
}

/** Every request came to an end after the faults. */
export const outcomes: Checker = async ({ world, model }) => [
  ...world.history.faults,
  ...model.stale,
  ...model.leaks,
  ...world.history.calls
    .filter(({ outcome }) => outcome === 'unknown')
    .map(
      ({ who, what, attempts }) => `${who} ${what} never came to an end: ${attempts.slice(-3).join(', ')}`,
    ),
]
