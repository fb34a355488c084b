import { failureOf, isConflict, pauseBeforeRetry, type SaveState } from '#platform/forms/saver/save-state.ts'

export interface Stored<Value> {
  value: Value
  versi: number
  at?: string | undefined
}

/** Changes on this device that the server does not have, with the version they are based on. */
export interface Unsaved<Change> {
  change: Change
  versi: number
}

export interface SaverRules<Value, Change> {
  /** Applies this device's changes to the server's value. */
  apply: (value: Value, change: Change) => Value
  /** Returns the changes that are still unsaved after the server stored `sent`, or undefined. */
  rest: (change: Change, sent: Change) => Change | undefined
  /**
   * How to handle a save by someone else. `ask`: for one text, the user chooses. A function: for many entries, the
   * saver reads the new value and merges this device's changes over it.
   */
  conflict: 'ask' | (() => Promise<Stored<Value>>)
}

/** Browser functions that the saver needs. Tests replace them. */
export interface SaverTools<Value, Change> {
  send: (value: Value, versi: number) => Promise<{ versi: number; at?: string }>
  /** Stores a copy on this device, in case the session or the connection ends. Returns the id of the copy. */
  keep: (unsaved: Unsaved<Change>) => string
  /** Returns the id of the current copy. */
  kept: () => string | undefined
  drop: () => void
  schedule: (work: () => void, ms: number) => () => void
  onSaved?: (stored: Stored<Value>) => void
}

export interface SaverStart<Value, Change> {
  stored: Stored<Value>
  /** Unsaved changes from an earlier visit, with the id of their copy. */
  left?: (Unsaved<Change> & { mark: string }) | undefined
}

export interface SaverState<Value> {
  value: Value
  versi: number
  saving: SaveState
}

const pauseBeforeSaving = 1500
const mostConflicts = 4

/**
 * Creates an autosaver. It sends one call at a time with an optimistic lock and keeps unsaved changes on this device.
 * It retries with growing delays, and once more when the user leaves the screen.
 */
export function createSaver<Value, Change>(
  { stored, left }: SaverStart<Value, Change>,
  { apply, rest, conflict }: SaverRules<Value, Change>,
  tools: SaverTools<Value, Change>,
) {
  let server = stored
  let change = left?.change
  let mark = left?.mark
  let saving: SaveState = { kind: 'saved', at: stored.at }
  let running: Promise<boolean> | undefined
  let cancel: (() => void) | undefined
  let failures = 0
  let closed = false
  const listeners = new Set<() => void>()

  const shown = (): Value => (change === undefined ? server.value : apply(server.value, change))
  let state: SaverState<Value> = { value: shown(), versi: server.versi, saving }

  function tell(next: SaveState) {
    saving = next
    state = { value: shown(), versi: server.versi, saving }
    for (const listener of listeners) listener()
  }

  /** Checks whether only a decision of the user can continue. */
  const stuck = () => saving.kind === 'conflict' || saving.kind === 'gone'
  /** Checks whether a reopened screen has stored a newer copy. */
  const superseded = () => closed && tools.kept() !== mark

  function plan(ms: number) {
    cancel?.()
    if (!closed) cancel = tools.schedule(() => void flush(), ms)
  }

  function keep() {
    if (change !== undefined) mark = tools.keep({ change, versi: server.versi })
    else {
      tools.drop()
      mark = undefined
    }
  }

  function arrived(sent: Change, next: Stored<Value>) {
    const another = superseded()
    server = next
    change = change === undefined ? undefined : rest(change, sent)
    failures = 0
    if (!another) keep()
    tools.onSaved?.(next)
    tell(change === undefined ? { kind: 'saved', at: next.at } : { kind: 'saving' })
  }

  function failed(error: unknown): false {
    if (isConflict(error) && conflict === 'ask') tell({ kind: 'conflict' })
    else tell(failureOf(error))
    if (saving.kind === 'offline') plan(pauseBeforeRetry(++failures))
    return false
  }

  /** Reads the server's newer value. Returns true if the saver may send its changes on top. */
  async function readNewer(): Promise<boolean> {
    if (conflict === 'ask' || superseded()) return false
    const fresh = await conflict().catch(() => undefined)
    if (fresh) server = fresh
    return fresh !== undefined
  }

  async function sendAll(): Promise<boolean> {
    let conflicts = 0
    while (change !== undefined) {
      const [sent, value] = [change, shown()]
      tell({ kind: 'saving' })
      try {
        arrived(sent, { value, ...(await tools.send(value, server.versi)) })
      } catch (error) {
        const again = isConflict(error) && conflicts++ < mostConflicts && (await readNewer())
        if (!again) return failed(error)
      }
    }
    return true
  }

  /** Sends all changes. Resolves to true once the server has everything. */
  function flush(): Promise<boolean> {
    cancel?.()
    if (change === undefined) return Promise.resolve(true)
    if (stuck()) return Promise.resolve(false)
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  function forget() {
    cancel?.()
    change = undefined
    keep()
  }

  if (left) {
    const foreign = conflict === 'ask' && left.versi !== stored.versi
    tell({ kind: foreign ? 'conflict' : 'saving' })
    if (!foreign) plan(0)
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit(next: (value: Value, change: Change | undefined) => Change) {
      change = next(shown(), change)
      keep()
      tell(stuck() ? saving : { kind: 'saving' })
      if (stuck()) return
      // An upload may finish after the user left the screen. No later event would send it, so the saver sends it now.
      if (closed) void flush()
      else plan(pauseBeforeSaving)
    },
    flush,
    /** Checks for changes that the server does not have. */
    dirty: () => change !== undefined,
    /**
     * Takes a newer value that someone else saved. With unsaved changes and `ask`, the next save reports the conflict
     * instead.
     */
    receive(fresh: Stored<Value>) {
      if (fresh.versi <= server.versi || running || (conflict === 'ask' && change !== undefined)) return
      server = fresh
      tell(saving)
    },
    /** Resolves a conflict in favour of this screen. */
    overwrite(versi: number): Promise<boolean> {
      server = { ...server, versi }
      tell({ kind: 'saving' })
      return flush()
    },
    /** Resolves a conflict in favour of the server. */
    take(fresh: Stored<Value>) {
      server = fresh
      forget()
      tell({ kind: 'saved', at: fresh.at })
    },
    /** Drops the local copy after the record was submitted or discarded. */
    done: forget,
    /** Marks the screen as open, also after an earlier close. */
    open() {
      closed = false
    },
    /**
     * Tries to send a last time when the user leaves the screen. Unsent changes stay on this device for the next visit.
     */
    close() {
      closed = true
      void flush()
    },
  }
}

export type Saver<Value, Change> = ReturnType<typeof createSaver<Value, Change>>
