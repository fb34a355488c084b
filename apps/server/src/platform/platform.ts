import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { DatabaseWatch } from './database/connection/watch.ts'
import type { Database } from './database/database.ts'
import type { Standby } from './database/standby/standby.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { CodeSigner } from './kode-mandiri/code-signer.ts'
import type { ErrorLog } from './log/error-log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Portal } from './portal.ts'
import type { RealtimeHub } from './realtime/hub.ts'
import type { Signer } from './signature/signer.ts'
import type { Tracing } from './tracing/tracing.ts'
import type { PublicLog } from './transparansi/transparansi.ts'

/** The services that every module receives. It contains nothing of other modules. */
export interface Platform {
  config: Config
  portal: Portal
  db: Database
  /** Detects whether the database answers. The server calls its `start`. */
  watch: DatabaseWatch
  /** The standby for reads of visitors, if there is one. */
  standby?: Standby | undefined
  log: FastifyBaseLogger
  metrics: Metrics
  /** Undefined unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
  tracing?: Tracing | undefined
  jobs: Jobs
  mail: Mailer
  files: Files
  signer: Signer
  codeSigner: CodeSigner
  publicLog: PublicLog
  errorLog: ErrorLog
  realtime: RealtimeHub
  /** The source of the current time, so that tests and demo data can change it. */
  clock: () => Date
  /** True from the start of a shutdown: readiness fails and event streams end. */
  stopping: boolean
}
