import { AppError } from '@portal/domain/platform/errors'
import { createSuperadmin } from '#akun/index.ts'
import { readConfig } from '#platform/config.ts'
import { createPlatform, stopPlatform } from '#platform/start/create-platform.ts'
import { joinDatabase, prepareDatabase } from '#platform/start/provide.ts'
import { stopOnSignals } from '#platform/start/stop-signals.ts'
import { facts } from '../facts.ts'
import { portal } from '../portal.ts'
import { refuseDemo } from '../refuse-demo.ts'

function say(line: string): void {
  process.stdout.write(`› ${line}\n`)
}

/** Runs `npm run superadmin -- <username> <nama>`, which creates the first account of a production portal. */
async function main(): Promise<void> {
  stopOnSignals()
  const [username, ...words] = process.argv.slice(2)
  if (!username || words.length === 0)
    throw new Error('Pakai: npm run superadmin -- <nama_pengguna> <nama lengkap>')
  const config = readConfig(process.env)
  const database = await joinDatabase(config, say)
  try {
    await refuseDemo(database.url, config)
    if (!database.running) await prepareDatabase(database.url, config, { portal, facts }, say)
    const platform = createPlatform(config, database.url, portal)
    try {
      const password = await createSuperadmin(platform, { username, nama: words.join(' ') })
      say(`Superadmin "${username}" dibuat. Kata sandi sekali pakai: ${password}`)
      say('Masuk di /admin/login; Anda akan diminta menggantinya.')
    } finally {
      await stopPlatform(platform)
    }
  } finally {
    await database.stop()
  }
}

try {
  await main()
} catch (error) {
  const fields =
    error instanceof AppError ? error.fields.map(({ field, message }) => `${field}: ${message}`) : []
  process.stderr.write(`${[(error as Error).message, ...fields].join('\n')}\n`)
  process.exit(1)
}
