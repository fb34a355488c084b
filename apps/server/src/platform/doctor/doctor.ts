import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { isAbsolute, relative } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '#platform/config.ts'
import { reasonOf } from '#platform/database/connection/own-database.ts'
import { tryBucket } from '#platform/files/store/s3/check-bucket.ts'
import { createS3Client } from '#platform/files/store/s3/s3-client.ts'
import { s3Settings } from '#platform/files/store/s3/s3-settings.ts'
import { readCodeKey } from '#platform/kode-mandiri/key-file.ts'
import { readIdentity } from '#platform/signature/identity.ts'
import { createSigner } from '#platform/signature/signer.ts'
import { parseLogKey } from '#platform/transparansi/log-key.ts'
import { readDatabaseFacts, readKeyState } from './doctor.repository.ts'

/** `fix`: production must not run like this. `consider`: it runs, but something is missing or risky. */
export type Verdict = 'ok' | 'consider' | 'fix'
export interface Finding {
  verdict: Verdict
  text: string
}

const patienceMs = 5000
const day = 86_400_000
const mostClockMs = 5000
const leastFree = 5_000_000_000
const fewDays = 30

const ok = (text: string): Finding => ({ verdict: 'ok', text })
const consider = (text: string): Finding => ({ verdict: 'consider', text })
const fix = (text: string): Finding => ({ verdict: 'fix', text })

/** Checks whether a folder lies below the current one, where the release is. */
function isInRelease(folder: string): boolean {
  const path = relative(process.cwd(), folder)
  return !path.startsWith('..') && !isAbsolute(path)
}

export function checkSettings(config: Config): Finding[] {
  const findings: Finding[] = []
  if (config.PORTAL_MODE !== 'production')
    findings.push(fix('PORTAL_MODE: set it to production. A demonstration has published passwords.'))
  if (!config.PUBLIC_URL?.startsWith('https:'))
    findings.push(fix('PUBLIC_URL: set the https address that users see.'))
  if (config.TRUST_PROXY === false)
    findings.push(
      consider('TRUST_PROXY: name the proxy, or all visitors have its address and share one rate limit.'),
    )
  if (isInRelease(config.DATA_DIR))
    findings.push(
      consider(
        'DATA_DIR: lies in the folder of the release. Name another, or the next release finds no data.',
      ),
    )
  if (config.METRICS_PORT === 0)
    findings.push(consider('METRICS_PORT: set a port, or nobody is told of late mail, a full disk or lag.'))
  if (!config.CONTACT_EMAIL && !config.CONTACT_PHONE)
    findings.push(consider('CONTACT_EMAIL, CONTACT_PHONE: set one, or /kontak names nobody to reach.'))
  if (config.OUTBOUND === 'off')
    findings.push(
      fix('OUTBOUND: it is off, so mails and messages to OSS wait. Remove it once the data are right.'),
    )
  if (!config.OSS_URL) findings.push(consider('OSS_URL: not set. Licences are not kept in step with OSS.'))
  return findings.length > 0 ? findings : [ok('Settings: complete')]
}

export async function checkDatabase(config: Config, now: () => number): Promise<Finding[]> {
  if (!config.DATABASE_URL)
    return [
      consider(
        'DATABASE_URL: not set. The embedded PostgreSQL keeps everything on this machine: back it up daily.',
      ),
    ]
  const asked = now()
  const facts = await readDatabaseFacts(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL)
  const answered = now()
  const findings = [ok(`Database: PostgreSQL ${facts.version} answers`)]
  if (facts.superuser)
    findings.push(fix('DATABASE_URL: the role is a superuser. Use a role that only owns the database.'))
  if (!facts.encrypted && !facts.local)
    findings.push(
      fix('DATABASE_URL: the connection over the network is not encrypted. Add sslmode=verify-full.'),
    )
  for (const name of facts.unsafe)
    findings.push(fix(`PostgreSQL: ${name} is off, so a crash can lose acknowledged writes. Switch it on.`))
  if (!facts.archiving)
    findings.push(consider('PostgreSQL: archive_mode is off. A restore reaches only the last backup.'))
  if (!facts.confirming)
    findings.push(
      consider('PostgreSQL: no standby confirms writes. The loss of its machine can lose the last ones.'),
    )
  if (facts.connections < config.DATABASE_POOL * 2 + 10)
    findings.push(
      consider(
        `PostgreSQL: max_connections is ${facts.connections}. Each server needs ${config.DATABASE_POOL + 5}.`,
      ),
    )
  const clock = facts.clock.getTime()
  const apart = Math.max(asked - clock, clock - answered)
  if (apart > mostClockMs)
    findings.push(
      fix(`Clock: this machine and the database differ by ${Math.round(apart / 1000)} s. Set both by NTP.`),
    )
  return findings
}

export async function checkStandby({ DATABASE_REPLICA_URL: url }: Config): Promise<Finding[]> {
  if (!url) return []
  const { standby } = await readDatabaseFacts(url)
  if (standby) return [ok('Standby: answers')]
  return [fix('DATABASE_REPLICA_URL: this PostgreSQL is no standby. Name a standby, or leave it out.')]
}

export async function checkFiles(config: Config): Promise<Finding[]> {
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  await access(config.DATA_DIR, constants.R_OK | constants.W_OK)
  const { bavail, bsize } = await statfs(config.DATA_DIR)
  const free = bavail * bsize
  const gigabytes = Math.floor(free / 1_000_000_000)
  const room =
    free < leastFree
      ? fix(`DATA_DIR: only ${gigabytes} GB are free. Make room: a full disk stops uploads and the database.`)
      : ok(`DATA_DIR: writable, ${gigabytes} GB free`)
  const settings = s3Settings(config)
  if (!settings) return [room]
  await tryBucket(createS3Client(settings))
  return [room, ok('Bucket: can be listed, written, read and deleted from')]
}

export async function checkSigning(config: Config, now: () => number): Promise<Finding[]> {
  if (!config.SIGN_P12_PATH)
    return [fix('SIGN_P12_PATH: not set. Without it the portal cannot sign certificates.')]
  await createSigner(config, () => new Date(now())).check()
  const identity = await readIdentity(config, new Date(now()))
  const until = identity?.certificate.validToDate.getTime() ?? 0
  const days = Math.floor((until - now()) / day)
  if (days < fewDays)
    return [fix(`SIGN_P12_PATH: the certificate ends in ${days} days. Order a new one now.`)]
  return [ok(`Signature: the certificate is valid for ${days} more days`)]
}

/** Checks the key of the codes that verify offline: the file opens, and the database knows the key as active. */
export async function checkCodeKey(config: Config): Promise<Finding[]> {
  const { CODE_KEY_PATH: path, CODE_KEY_PASSWORD, DATABASE_URL, DATABASE_DIRECT_URL } = config
  if (!path) return [consider('CODE_KEY_PATH: not set. Certificates carry no code that verifies offline.')]
  const key = await readCodeKey(path, CODE_KEY_PASSWORD)
  if (!key) return [fix(`CODE_KEY_PATH: the file "${path}" does not exist. Run: npm run keys -- create`)]
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL
  const keadaan = url ? await readKeyState(url, key.kid) : undefined
  if (url && keadaan === undefined)
    return [fix(`CODE_KEY_PATH: key ${key.kid} is not registered. Run: npm run keys -- create`)]
  if (keadaan !== undefined && keadaan !== 'aktif')
    return [fix(`CODE_KEY_PATH: key ${key.kid} is ${keadaan}. Copy the current file from the other server.`)]
  return [ok(`Codes: key ${key.kid} signs`)]
}

/** Checks the key of the transparency log. */
export function checkLogKey({ LOG_KEY }: Config): Finding[] {
  if (!LOG_KEY) return [fix('LOG_KEY: not set. Without it the transparency log seals nothing.')]
  parseLogKey(LOG_KEY)
  return [ok('Transparency log: the key can be read')]
}

export async function checkMail({ SMTP_URL: url }: Config): Promise<Finding[]> {
  if (!url) return [fix('SMTP_URL: not set. Mails are only written into DATA_DIR/surel.')]
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
  })
  await transport.verify()
  transport.close()
  return [ok('Mail: the server accepts us')]
}

export async function checkOss({ OSS_URL: url }: Config): Promise<Finding[]> {
  if (!url) return []
  // Any answer will do: without a call OSS has nothing to say.
  await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' })
  return [ok('OSS: answers')]
}

/** Runs every check of a production set-up. A check that fails names its setting and the reason. */
export async function examine(config: Config, now: () => number = Date.now): Promise<Finding[]> {
  const checks: [string, () => Finding[] | Promise<Finding[]>][] = [
    ['', () => checkSettings(config)],
    ['DATABASE_URL', () => checkDatabase(config, now)],
    ['DATABASE_REPLICA_URL', () => checkStandby(config)],
    ['Files', () => checkFiles(config)],
    ['SIGN_P12_PATH', () => checkSigning(config, now)],
    ['CODE_KEY_PATH', () => checkCodeKey(config)],
    ['LOG_KEY', () => checkLogKey(config)],
    ['SMTP_URL', () => checkMail(config)],
    ['OSS_URL', () => checkOss(config)],
  ]
  const findings: Finding[] = []
  for (const [name, check] of checks) {
    try {
      findings.push(...(await check()))
    } catch (error) {
      const reason = reasonOf(error)
      findings.push(fix(/^[A-Z][A-Z0-9_]+: /.test(reason) ? reason : `${name}: ${reason}`))
    }
  }
  return findings
}
