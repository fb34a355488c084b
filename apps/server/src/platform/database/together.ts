/** A question that has been under way for longer is not waited for: it may hang, alone, on a connection of its own. */
const patienceMs = 50

/**
 * Many who ask for one row each, answered by one statement: whoever comes while a question is under way joins the next
 * one, so that no answer is older than its question. With nobody else asking it costs and takes what it did.
 */
export function together<Row extends object>(
  ask: (keys: string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
  now: () => number = () => performance.now(),
): (key: string) => Promise<Row | undefined> {
  let waiting: { key: string; resolve: (row: Row | undefined) => void; reject: (error: unknown) => void }[] =
    []
  let underWay = 0
  let begun = 0

  async function send(): Promise<void> {
    const asked = waiting
    waiting = []
    underWay += 1
    begun = now()
    try {
      const rows = await ask([...new Set(asked.map(({ key }) => key))])
      const found = new Map(rows.map((row) => [keyOf(row), row]))
      for (const { key, resolve } of asked) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    } finally {
      underWay -= 1
      if (waiting.length > 0 && underWay === 0) void send()
    }
  }

  return (key) => {
    const { promise, resolve, reject } = Promise.withResolvers<Row | undefined>()
    waiting.push({ key, resolve, reject })
    if (underWay === 0 || now() - begun > patienceMs) void send()
    return promise
  }
}

/**
 * The same for whatever is asked with the same values: who asks for them at the same time is answered by one statement.
 * What is shared must not be changed by whoever gets it.
 */
export function sharedByValues<Db extends object, Values, T>(
  read: (db: Db, values: Values) => Promise<T>,
): (db: Db, values: Values) => Promise<T> {
  const asked = new WeakMap<Db, Map<string, { ask: () => Promise<T>; waiting: number }>>()
  return async (db, values) => {
    const here = asked.get(db) ?? new Map<string, { ask: () => Promise<T>; waiting: number }>()
    asked.set(db, here)
    const key = JSON.stringify(values)
    const shared = here.get(key) ?? { ask: sharedRead(() => read(db, values)), waiting: 0 }
    here.set(key, shared)
    shared.waiting += 1
    try {
      return await shared.ask()
    } finally {
      shared.waiting -= 1
      if (shared.waiting === 0) here.delete(key)
    }
  }
}

/** The same for what has no key: everybody asks for the one thing. */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  const find = together(
    async () => [{ value: await read() }],
    () => '',
  )
  return async () => ((await find('')) as { value: T }).value
}
