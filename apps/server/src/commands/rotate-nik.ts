import { rotateNikKey } from '#pasar/index.ts'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/database.ts'
import { checkDataKey } from '#platform/database/sealed/data-key.ts'
import { joinDatabase } from '#platform/start/provide.ts'
import { stopOnSignals } from '#platform/start/stop-signals.ts'

function say(line: string): void {
  process.stdout.write(`› ${line}\n`)
}

/** Runs `npm run nik:rotate`. The command is safe while the portal runs. */
async function main(): Promise<void> {
  stopOnSignals()
  const config = readConfig(process.env)
  const database = await joinDatabase(config, say)
  const db = createDatabase(database.url, { max: 2 })
  try {
    await checkDataKey(db, config)
    const { disegel, sisa_kunci } = await rotateNikKey(db, config.SESSION_SECRET)
    say(`${disegel} NIK disegel ulang di bawah kunci yang baru.`)
    if (sisa_kunci > 0) say(`${sisa_kunci} kunci lama masih dipakai; run lagi.`)
  } finally {
    await db.destroy()
    await database.stop()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
