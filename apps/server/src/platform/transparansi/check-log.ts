import type { Platform } from '#platform/platform.ts'
import type { LeafSource } from './leaf-source.ts'
import { noteCheck } from './log.repository.ts'
import { verifyFiles, verifyRows } from './verify-log.ts'

const mostLogged = 20

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

/** Checks the log each night. `log_temuan` counts the faults, and the server's log names the first of them. */
export function checkLogNightly(platform: Platform, sources: readonly LeafSource[]): void {
  platform.jobs.every('periksa-log', '40 2 * * *', async () => {
    const faults = await checkLog(platform, sources)
    for (const fault of faults.slice(0, mostLogged))
      platform.log.error({ fault }, 'the transparency log does not fit')
  })
}
