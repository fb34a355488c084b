import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/database.ts'
import { checkDataKey } from '#platform/database/sealed/data-key.ts'
import { createFiles } from '#platform/files/files.ts'
import { createNumberSeal } from '#platform/secrets/number-seal.ts'
import { joinDatabase } from '#platform/start/provide.ts'
import { stopOnSignals } from '#platform/start/stop-signals.ts'
import { verifyChains } from '#psat/index.ts'
import { portal } from '../portal.ts'

function say(line: string): void {
  process.stdout.write(`› ${line}\n`)
}

/** Runs `npm run audit:verify`, which checks that nobody has altered the history of any licence file. */
async function main(): Promise<number> {
  stopOnSignals()
  const config = readConfig(process.env)
  const database = await joinDatabase(config, say)
  const numbers = { seal: createNumberSeal(config.SESSION_SECRET), json: portal.sealed.json }
  const db = createDatabase(database.url, { max: 2, numbers })
  try {
    await checkDataKey(db, config)
    const files = createFiles(config, db)
    const { berkas, riwayat, bukuWaktu, salinan, dibaca, rusak } = await verifyChains(db, files)
    say(
      `${berkas} berkas, ${riwayat} baris riwayat, ${bukuWaktu} entri buku waktu, ${salinan} salinan diperiksa; ${dibaca} lampiran dan dokumen dibaca ulang isinya.`,
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
