import pino from 'pino'
import type { Config } from '#platform/config.ts'
import { createFiles } from '#platform/files/files.ts'
import { Jobs } from '#platform/jobs/jobs.ts'
import { Mailer } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'
import type { Portal } from '#platform/portal.ts'
import { createPlatform } from '#platform/start/create-platform.ts'
import type { Database, Trx } from '../database/database.ts'

/**
 * Returns a database whose transactions all join this one, so that a service called in a seed step commits or fails
 * with the step.
 */
function joined(trx: Trx): Database {
  return new Proxy<object>(trx, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: (work: (trx: Trx) => unknown) => work(trx) })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as Database
}

/** Suppresses mails, because demo events happened weeks ago. */
class SilentMailer extends Mailer {
  override async send(): Promise<void> {}
}

const silent = pino({ level: 'silent' })

/** Returns the platform for a seed, at the seed's time and inside its transaction. */
export function seedPlatform(given: Config, url: string, portal: Portal) {
  // Disable OSS: past demo events must not wait for the present OSS.
  const config = { ...given, OSS_URL: undefined }
  const base = createPlatform(config, url, portal, { log: silent })
  const mail = new SilentMailer(config, new Jobs(url, silent))
  return (trx: Trx, clock: () => Date): Platform => {
    const db = joined(trx)
    return { ...base, db, mail, clock, files: createFiles(config, db, { clock }) }
  }
}
