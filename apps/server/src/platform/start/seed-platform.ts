import pino from 'pino'
import type { Config } from '#platform/config.ts'
import { createFiles } from '#platform/files/files.ts'
import { Jobs } from '#platform/jobs/jobs.ts'
import { Mailer } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'
import type { Portal } from '#platform/portal.ts'
import { createPlatform } from '#platform/start/create-platform.ts'
import type { Database, Trx } from '../database/database.ts'

/** A database whose every transaction is this one: a service called within a step commits or fails with it. */
function joined(trx: Trx): Database {
  return new Proxy<object>(trx, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: (work: (trx: Trx) => unknown) => work(trx) })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as Database
}

/** What happened weeks ago is not mailed today. */
class SilentMailer extends Mailer {
  override async send(): Promise<void> {}
}

const silent = pino({ level: 'silent' })

/** The whole machinery for a seed, at the time it says, inside the seed's transaction. */
export function seedPlatform(given: Config, url: string, portal: Portal) {
  // Today's OSS has no say in what happened weeks ago: no step of a seed waits for it.
  const config = { ...given, OSS_URL: undefined }
  const base = createPlatform(config, url, portal, { log: silent })
  const mail = new SilentMailer(config, new Jobs(url, silent))
  return (trx: Trx, clock: () => Date): Platform => {
    const db = joined(trx)
    return { ...base, db, mail, clock, files: createFiles(config, db, { clock }) }
  }
}
