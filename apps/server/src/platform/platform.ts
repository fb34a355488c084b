import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { DatabaseWatch } from './database/connection/watch.ts'
import type { Database } from './database/database.ts'
import type { Files } from './files/files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { ErrorLog } from './log/error-log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Portal } from './portal.ts'
import type { RealtimeHub } from './realtime/hub.ts'
import type { Signer } from './signature/signer.ts'

/** What every module is given: the machinery, and nothing of another wing. */
export interface Platform {
  config: Config
  portal: Portal
  db: Database
  /** Whether the database answers at all. Looks from its `start` on, which the server itself calls. */
  watch: DatabaseWatch
  log: FastifyBaseLogger
  jobs: Jobs
  mail: Mailer
  files: Files
  signer: Signer
  errorLog: ErrorLog
  realtime: RealtimeHub
  /** Today and now come from here, so that tests and demo data can move them. */
  clock: () => Date
  /** True from the first sign of a shutdown: readiness fails, event streams end. */
  stopping: boolean
}
