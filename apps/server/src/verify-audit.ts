import { readConfig } from './platform/config.ts'
import { createDatabase } from './platform/database/database.ts'
import { provideDatabase } from './platform/database/provide.ts'
import { verifyChains } from './psat/index.ts'

function say(line: string): void {
  process.stdout.write(`› ${line}\n`)
}

/** `npm run audit:verify`: whether the history of every licence file is still as it was written. */
async function main(): Promise<number> {
  const database = await provideDatabase(readConfig(process.env), say, say)
  const db = createDatabase(database.url, { max: 2 })
  try {
    const { berkas, riwayat, bukuWaktu, salinan, rusak } = await verifyChains(db)
    say(
      `${berkas} berkas, ${riwayat} baris riwayat, ${bukuWaktu} entri buku waktu, ${salinan} salinan diperiksa.`,
    )
    for (const line of rusak) process.stderr.write(`RUSAK ${line}\n`)
    say(rusak.length === 0 ? 'Semua rantai utuh.' : `${rusak.length} berkas rusak.`)
    return rusak.length === 0 ? 0 : 1
  } finally {
    await db.destroy()
    await database.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
