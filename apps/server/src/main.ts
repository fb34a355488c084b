import { join, resolve } from 'node:path'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { createPlatform, startPlatform, stopPlatform } from './platform/create-platform.ts'
import { type ProvidedDatabase, prepareDatabase, provideDatabase } from './platform/database/provide.ts'
import { measureRequests } from './platform/http/metrics.ts'
import { createSigner } from './platform/pdf/signer.ts'

type App = Awaited<ReturnType<typeof createApp>>

const builtWeb = join(import.meta.dirname, '../../web/dist')

function say(line: string): void {
  process.stdout.write(`› ${line}\n`)
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(`Konfigurasi belum benar:\n${error.message}`)
    throw error
  }
}

function listenFault(error: unknown, config: Config): string {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${config.PORT} sudah dipakai program lain. Hentikan program itu atau pilih port lain: PORT=3001 npm start`
  }
  if (code === 'EACCES')
    return `Port ${config.PORT} tidak boleh dipakai oleh pengguna ini. Pilih port di atas 1023.`
  return `Server tidak dapat mendengarkan di ${config.HOST}:${config.PORT}: ${(error as Error).message}`
}

async function announce(app: App, config: Config): Promise<void> {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  say(`Portal Pangan Segar siap di http://${config.HOST}:${port}`)
  if (config.PORTAL_MODE !== 'demo') return
  const { demoAccounts, demoPassword } = await import('../seeds/demo/01-akun.ts')
  say(`Akun demo (kata sandi ${demoPassword}):`)
  say(`  ${demoAccounts.map(({ username }) => username).join(', ')}`)
  say('  Petugas masuk di /admin/login, pelaku usaha di /login. Ctrl-C untuk berhenti.')
}

/** Before the database: a P12 that cannot be used is a fault of the configuration like any other. */
async function checkSignerOrExit(config: Config): Promise<void> {
  try {
    await createSigner(config, () => new Date()).check()
  } catch (error) {
    if (error instanceof ConfigError) fail(`Konfigurasi belum benar:\n${error.message}`)
    throw error
  }
  if (config.PORTAL_MODE === 'production' && !config.SIGN_P12_PATH)
    say('SIGN_P12_PATH belum diisi: sertifikat belum dapat ditandatangani.')
}

async function main(): Promise<void> {
  const config = readConfigOrExit()
  await checkSignerOrExit(config)
  let database: ProvidedDatabase | undefined
  try {
    database = await provideDatabase(config, say, (message) => fail(message))
    await prepareDatabase(database.url, config, say)
  } catch (error) {
    await database?.stop()
    fail((error as Error).message)
  }
  const platform = createPlatform(config, database.url)
  const app = await createApp(platform, { webRoot: resolve(config.WEB_ROOT ?? builtWeb) })
  const metrics = measureRequests(app)

  const stop = async () => {
    if (platform.stopping) return
    platform.stopping = true
    say('Berhenti: menyelesaikan permintaan yang berjalan …')
    await app.close()
    await metrics.close()
    await stopPlatform(platform)
    await database.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  try {
    await startPlatform(platform)
    await app.listen({ host: config.HOST, port: config.PORT })
    if (config.METRICS_PORT > 0) await metrics.listen(config.METRICS_PORT)
  } catch (error) {
    await stopPlatform(platform)
    await database.stop()
    fail(listenFault(error, config))
  }
  await announce(app, config)
}

await main()
