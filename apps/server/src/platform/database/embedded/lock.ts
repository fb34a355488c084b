import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processStart } from './processes.ts'

interface Holder {
  pid: number
  started: string
}

class FolderInUseError extends Error {
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(
      `Another server uses the data folder ${dataDir} (pid ${pid}). ` +
        'Stop that server first, or set DATA_DIR to another folder.',
    )
    this.name = 'FolderInUseError'
    this.pid = pid
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'postgres.lock')

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function liveHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder
    return processStart(holder.pid) === holder.started ? holder : undefined
  } catch {
    return undefined
  }
}

/** `link` is atomic and the file already has its content, so no process reads a partial lock. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function removeStale(path: string, judged: string): void {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  // Another process may have replaced the lock between our read and our rename. In that case restore it.
  if (read(aside) !== judged) tryLink(aside, path)
  rmSync(aside, { force: true })
}

export function isHeld(dataDir: string): boolean {
  return liveHolder(read(lockFile(dataDir)) ?? '') !== undefined
}

/** Locks the data folder for one server and returns the release function. Throws if a live process holds the lock. */
export function lockFolder(dataDir: string): () => void {
  const path = lockFile(dataDir)
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? '' })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    while (!tryLink(draft, path)) {
      const found = read(path)
      if (found === undefined) continue
      const holder = liveHolder(found)
      if (holder) throw new FolderInUseError(dataDir, holder.pid)
      removeStale(path, found)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true })
  }
}
