import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { listening, refuseTakenPorts } from './platform/http/ports.ts'
import type { ProvidedDatabase } from './platform/start/provide.ts'
import { stopOnSignals } from './platform/start/stop-signals.ts'

/** Time (ms) for jobs, database and the embedded PostgreSQL to stop after the last request. */
const slack = 20_000
/** How often (ms) this server notes that it uses its fact tables. Unused ones are dropped after a day. */
const factsNoted = 3_600_000
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
    if (error instanceof ConfigError) return fail(`The configuration is invalid:\n${error.message}`)
    throw error
  }
}

/** Lets accepted requests finish, and closes the connections that are still open after `limitMs`. */
async function drain(app: FastifyInstance, limitMs: number): Promise<void> {
  // Without this sweep, a connection that becomes idle now would stay open for the client's next request.
  const sweeping = setInterval(() => app.server.closeIdleConnections(), 100)
  const cutting = setTimeout(() => app.server.closeAllConnections(), limitMs)
  await app.close()
  clearInterval(sweeping)
  clearTimeout(cutting)
}

async function announce(app: FastifyInstance, config: Config): Promise<void> {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  say(`Portal Pangan Segar is ready at http://${config.HOST}:${port}`)
  if (config.PORTAL_MODE !== 'demo') return
  const { demoAccounts, demoPassword } = await import('#akun/index.ts')
  say(`Demo accounts (password ${demoPassword}):`)
  say(`  ${demoAccounts.map(({ username }) => username).join(', ')}`)
  say('  Officers sign in at /admin/login, businesses at /login. Press Ctrl-C to stop.')
}

/** Checks the signing keys before the database starts. An unusable P12 file or log key is a configuration error. */
async function checkSignerOrExit(config: Config): Promise<void> {
  const { createSigner } = await import('./platform/signature/signer.ts')
  const { checkLogSettings } = await import('./platform/transparansi/log-key.ts')
  try {
    checkLogSettings(config)
    await createSigner(config, () => new Date()).check()
  } catch (error) {
    if (error instanceof ConfigError) fail(`The configuration is invalid:\n${error.message}`)
    throw error
  }
  if (config.PORTAL_MODE === 'production' && !config.SIGN_P12_PATH)
    say('SIGN_P12_PATH is not set: the portal cannot sign certificates.')
}

function warnIfHeld({ OUTBOUND }: Config): void {
  if (OUTBOUND === 'off')
    say('OUTBOUND=off: mails and messages to OSS wait. To send them, remove this setting and restart.')
}

/** Starts the portal. Loading all code takes seconds, so dynamic imports let a refused start fail at once. */
async function main(): Promise<void> {
  const signals = stopOnSignals()
  const config = readConfigOrExit()
  await checkSignerOrExit(config)
  const { startTracing } = await import('./platform/tracing/tracing.ts')
  const tracing = await startTracing(config).catch((error: Error) => fail(error.message))
  const { prepareDatabase, provideDatabase } = await import('./platform/start/provide.ts')
  const { refuseDemo } = await import('./refuse-demo.ts')
  const { facts } = await import('./facts.ts')
  const { leaves } = await import('./leaves.ts')
  const { touchFacts } = await import('./platform/figures/facts.repository.ts')
  const { portal } = await import('./portal.ts')
  let database: ProvidedDatabase | undefined
  try {
    database = await provideDatabase(config, say, (message) => fail(message))
    await refuseTakenPorts(config)
    await refuseDemo(database.url, config)
    await prepareDatabase(database.url, config, { portal, facts, leaves }, say)
  } catch (error) {
    await database?.stop()
    fail((error as Error).message)
  }
  const { createApp } = await import('./app.ts')
  const { keepLog } = await import('./platform/transparansi/check-log.ts')
  const { registerPlatformGauges } = await import('./platform/metrics/platform-gauges.ts')
  const { createPlatform, startPlatform, stopPlatform } = await import('./platform/start/create-platform.ts')
  const { registerOssGauges } = await import('./psat/index.ts')
  const platform = createPlatform(config, database.url, portal, { ...database, tracing })
  const app = await createApp(platform, { webRoot: resolve(config.WEB_ROOT ?? builtWeb) })
  const { metrics, standby } = platform
  metrics.measureRequests(app)
  registerPlatformGauges(platform)
  keepLog(platform, leaves)
  if (config.OSS_URL) registerOssGauges(platform)

  const stop = async () => {
    const limit = config.SHUTDOWN_SECONDS * 1000
    platform.stopping = true
    say('Stopping: finishing the running requests … (press Ctrl-C again to stop at once)')
    setTimeout(() => fail('Stopped by force: some work did not finish in time.'), limit + slack)
    await drain(app, limit)
    await metrics.close()
    await stopPlatform(platform)
    await database.stop()
  }

  try {
    await startPlatform(platform).catch((error: Error) => {
      throw new Error(`Background jobs could not start: ${error.message}`)
    })
    if (config.METRICS_PORT > 0)
      await listening(
        'METRICS_PORT',
        config.METRICS_PORT,
        metrics.listen(config.METRICS_HOST, config.METRICS_PORT),
      )
    await listening('PORT', config.PORT, app.listen({ host: config.HOST, port: config.PORT }))
  } catch (error) {
    await stopPlatform(platform)
    await database.stop()
    fail((error as Error).message)
  }
  platform.watch.start()
  standby?.watch.start()
  setInterval(
    () => touchFacts(platform.db, facts).catch((error) => platform.log.warn(error)),
    factsNoted,
  ).unref()
  signals.finishFirst(stop)
  await announce(app, config)
  warnIfHeld(config)
}

await main()
