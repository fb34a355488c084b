import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { dropUnusedFacts, foldFacts } from '#platform/figures/facts.repository.ts'
import type { Config } from '../config.ts'
import type { OwnDatabase } from '../database/connection/own-database.ts'
import { createProbe } from '../database/connection/probe.ts'
import { DatabaseWatch } from '../database/connection/watch.ts'
import { createDatabase } from '../database/database.ts'
import { createStandby } from '../database/standby/standby.ts'
import { createFiles } from '../files/files.ts'
import { sweepCounts } from '../http/load/limits.repository.ts'
import { sweepIdempotencyKeys } from '../idempotency.repository.ts'
import { Jobs } from '../jobs/jobs.ts'
import { createCodeSigner } from '../kode-mandiri/code-signer.ts'
import { sweepFailedRequests } from '../log/error-log.repository.ts'
import { ErrorLog } from '../log/error-log.ts'
import { Mailer } from '../mail/mailer.ts'
import { Metrics } from '../metrics/metrics.ts'
import type { Platform } from '../platform.ts'
import type { Portal } from '../portal.ts'
import { RealtimeHub } from '../realtime/hub.ts'
import { createNumberSeal } from '../secrets/number-seal.ts'
import { createSigner } from '../signature/signer.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { createPublicLog } from '../transparansi/transparansi.ts'

const day = 86_400_000
const longestStatement = 60_000

/** The job queue reports errors as plain objects with the fields of an error. */
function isErrorLike(error: unknown): error is Error & { code?: unknown; constraint?: unknown } {
  return typeof error === 'object' && error !== null && 'message' in error
}

/** Prints only the listed fields. A PostgreSQL error contains the refused row in `detail` and `where`. */
function printError(error: unknown): unknown {
  if (!isErrorLike(error)) return { message: String(error) }
  const { code, constraint, cause } = error
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause === undefined ? {} : { cause: printError(cause) }),
  }
}

/** Creates the logger. Logs never contain passwords, tokens, one-time codes, identity numbers or query strings. */
export function createLogger(
  config: Config,
  { loggedPath }: Pick<Portal, 'loggedPath'>,
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    // A demonstration logs to a terminal, where a line per request would hide important messages.
    level: config.LOG_LEVEL ?? (config.PORTAL_MODE === 'demo' ? 'warn' : 'info'),
    redact: {
      paths: [
        'req.headers',
        'headers.authorization',
        'headers.cookie',
        '*.password',
        '*.sandi',
        '*.token',
        '*.nik',
      ],
      censor: '[redacted]',
    },
    serializers: {
      err: printError,
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: loggedPath(request.url),
        ip: request.ip,
      }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

export function createPlatform(
  config: Config,
  databaseUrl: string,
  portal: Portal,
  options: {
    log?: Logger
    clock?: () => Date
    pooler?: OwnDatabase['pooler']
    standbyUrl?: string
    tracing?: Tracing | undefined
  } = {},
): Platform {
  const log = options.log ?? createLogger(config, portal)
  const clock = options.clock ?? (() => new Date())
  const { pooler, tracing } = options
  const metrics = new Metrics()
  const requestUrl = pooler?.url ?? databaseUrl
  const standby = options.standbyUrl ? createStandby(options.standbyUrl, requestUrl) : undefined
  const watch = standby?.primaryWatch ?? new DatabaseWatch(createProbe(requestUrl))
  const db = createDatabase(requestUrl, {
    max: config.DATABASE_POOL,
    statementTimeoutMs: longestStatement,
    waitMs: config.DATABASE_WAIT_MS,
    numbers: { seal: createNumberSeal(config.SESSION_SECRET), json: portal.sealed.json },
    watch,
    pooler,
    standby,
    metrics,
    tracing,
  })
  const jobs = new Jobs(databaseUrl, log, { metrics, tracing })
  const platform: Platform = {
    config,
    portal,
    db,
    watch,
    standby,
    log,
    metrics,
    tracing,
    jobs,
    mail: new Mailer(config, jobs, metrics),
    files: createFiles(config, db, { clock, log }),
    signer: createSigner(config, clock),
    codeSigner: createCodeSigner(config, clock),
    publicLog: createPublicLog(config, db, { clock, log }),
    errorLog: new ErrorLog(db, log),
    realtime: new RealtimeHub(databaseUrl, 'notifikasi'),
    clock,
    stopping: false,
  }
  jobs.every('sapu-harian', '30 2 * * *', async () => {
    const now = clock().getTime()
    await sweepIdempotencyKeys(db, new Date(now - 7 * day))
    await sweepFailedRequests(db, new Date(now - config.LOG_RETENTION_DAYS * day))
    await dropUnusedFacts(db)
  })
  jobs.every('lipat-cacah', '* * * * *', async () => {
    await foldFacts(db)
  })
  jobs.every('segel-log', '* * * * *', async () => {
    await platform.publicLog.seal()
  })
  jobs.every('sapu-laju', '*/10 * * * *', () => sweepCounts(db))
  jobs.every('sapu-berkas', '15 * * * *', () => platform.files.sweepTemporary(clock()))
  return platform
}

export async function startPlatform(platform: Platform): Promise<void> {
  await Promise.all([platform.jobs.start(), platform.realtime.start()])
}

export async function stopPlatform(platform: Platform): Promise<void> {
  await platform.watch.stop()
  await platform.standby?.watch.stop()
  await platform.jobs.stop()
  await platform.realtime.stop()
  await platform.errorLog.close()
  await platform.db.destroy()
  await platform.tracing?.stop()
}
