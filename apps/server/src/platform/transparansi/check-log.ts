import type { Platform } from '#platform/platform.ts'
import type { LeafSource } from './leaf-source.ts'
import { noteCheck } from './log.repository.ts'
import { appendEarlierRows, appendLateRows } from './missing-leaf.repository.ts'
import { verifyFiles, verifyRows } from './verify-log.ts'

const mostLogged = 20
/** Earlier rows of one source that get their leaves in one run. */
const rowsEachMinute = 50_000

/** Checks the log, its files and its rows. Returns every fault. */
export async function checkLog(
  { db, publicLog, clock }: Pick<Platform, 'db' | 'publicLog' | 'clock'>,
  sources: readonly LeafSource[],
): Promise<string[]> {
  const key = await publicLog.key()
  const read = (path: string) => publicLog.store.read(path)
  const files = key && (await publicLog.published()) ? await verifyFiles(read, key) : undefined
  const rows = await verifyRows(db, sources, files && { read, size: files.size }).catch((error: Error) => [
    error.message,
  ])
  const faults = [...(files?.faults ?? []), ...rows]
  await noteCheck(db, faults.length, clock())
  return faults
}

/**
 * Checks the log, and then gives rows without a leaf theirs. A row that came without one is thus a fault once: an older
 * server wrote it during an upgrade, or somebody in the database. `log_temuan` counts the faults, and the server's log
 * names the first of them.
 */
export async function checkAndMend(
  platform: Pick<Platform, 'db' | 'publicLog' | 'clock' | 'log'>,
  sources: readonly LeafSource[],
): Promise<void> {
  const { db, log } = platform
  for (const source of sources) await appendEarlierRows(db, source)
  const faults = await checkLog(platform, sources)
  for (const fault of faults.slice(0, mostLogged)) log.error({ fault }, 'the transparency log does not fit')
  for (const source of sources) {
    const added = await appendLateRows(db, source)
    if (added > 0)
      log.warn({ jenis: source.jenis, added }, 'rows without a leaf are in the log now, as late ones')
  }
}

/** Gives earlier rows their leaves, some in each minute until all have theirs, and checks the log each night. */
export function keepLog(platform: Platform, sources: readonly LeafSource[]): void {
  const { db, jobs, log } = platform
  jobs.every('isi-log', '* * * * *', async () => {
    for (const source of sources) {
      const added = await appendEarlierRows(db, source, rowsEachMinute)
      if (added > 0)
        log.info({ jenis: source.jenis, added }, 'rows from before the transparency log are in it now')
    }
  })
  jobs.every('periksa-log', '40 2 * * *', () => checkAndMend(platform, sources))
}
