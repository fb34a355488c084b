import { failureOf, isConflict, pauseBeforeRetry, type SaveState } from '#platform/forms/saver/save-state.ts'

export interface Stored<Value> {
  value: Value
  versi: number
  at?: string | undefined
}

/** What this device has changed and the server does not have, and which version it was changed from. */
export interface Unsaved<Change> {
  change: Change
  versi: number
}

export interface SaverRules<Value, Change> {
  /** The server's value with the changes of this device over it. */
  apply: (value: Value, change: Change) => Value
  /** What is still unsaved once `sent` has arrived; undefined when nothing is. */
  rest: (change: Change, sent: Change) => Change | undefined
  /**
   * Somebody else has saved meanwhile. ask: one text, so the user chooses whose counts. A reader: many entries, so
   * this device's are laid over what it reads, and nobody is asked.
   */
  conflict: 'ask' | (() => Promise<Stored<Value>>)
}

/** What the saver needs from the browser; tests bring their own. */
export interface SaverTools<Value, Change> {
  send: (value: Value, versi: number) => Promise<{ versi: number; at?: string }>
  /** A copy on this device, in case the session or the connection drops; answers its mark. */
  keep: (unsaved: Unsaved<Change>) => string
  /** The mark of the copy that is there now. */
  kept: () => string | undefined
  drop: () => void
  schedule: (work: () => void, ms: number) => () => void
  onSaved?: (stored: Stored<Value>) => void
}

export interface SaverStart<Value, Change> {
  stored: Stored<Value>
  /** Left over from an earlier visit, with its mark. */
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
 * Saves while somebody enters: one call at a time, by version, what is entered meanwhile in the next one, with a copy
 * of the unsaved on this device. What fails is tried again, ever more seldom; leaving the screen tries once more.
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

  /** Only somebody's choice goes on from here. */
  const stuck = () => saving.kind === 'conflict' || saving.kind === 'gone'
  /** The screen has been opened again meanwhile, and what it holds is newer. */
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

  /** True when the newer state was read, so that this device's changes may be sent over it. */
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

  /** Resolves true once the server has everything. */
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
      // A file may arrive after its screen has gone; nobody comes back to send it later.
      if (closed) void flush()
      else plan(pauseBeforeSaving)
    },
    flush,
    /** Something the server does not have yet. */
    dirty: () => change !== undefined,
    /** As somebody else has left it. Where the user is asked about conflicts, saving finds out. */
    receive(fresh: Stored<Value>) {
      if (fresh.versi <= server.versi || running || (conflict === 'ask' && change !== undefined)) return
      server = fresh
      tell(saving)
    },
    /** After a conflict: what is on this screen counts. */
    overwrite(versi: number): Promise<boolean> {
      server = { ...server, versi }
      tell({ kind: 'saving' })
      return flush()
    },
    /** After a conflict: what the server has counts. */
    take(fresh: Stored<Value>) {
      server = fresh
      forget()
      tell({ kind: 'saved', at: fresh.at })
    },
    /** It has been sent or thrown away: nothing is kept any more. */
    done: forget,
    /** On screen; it may have been closed before. */
    open() {
      closed = false
    },
    /** Off the screen: one last attempt. What cannot be sent waits on this device for the next visit. */
    close() {
      closed = true
      void flush()
    },
  }
}

export type Saver<Value, Change> = ReturnType<typeof createSaver<Value, Change>>
