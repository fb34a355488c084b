import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { type Config, publicUrl } from '#platform/config.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { countWaitingJobs } from '#platform/jobs/jobs.repository.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { keyFor, seal, unseal } from '#platform/secrets/sealing.ts'
import { compose, type Message } from './message.ts'
import type { Tulisan } from './surel.ts'

/**
 * The queued message, encrypted. A mail may contain a sign-in link, so access to the queue must not reveal its text.
 */
interface SealedMessage {
  tersegel: string
  /** When the mail was written (Unix ms). Earlier releases queued mails without it. */
  ditulis?: number
}

export interface Addressee {
  email: string
  /** The name in the greeting. */
  nama: string
}

const jobName = 'surel'
/** A mail server that does not respond must not delay other mails. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends mail through a job of the caller's transaction, so a mail leaves if and only if the change commits. */
export class Mailer {
  readonly #jobs: Jobs
  readonly #config: Config
  readonly #key: Buffer

  constructor(config: Config, jobs: Jobs, metrics?: Pick<Metrics, 'noteMail'>) {
    this.#config = config
    this.#jobs = jobs
    this.#key = keyFor(config.SESSION_SECRET, 'surel')
    // Earlier releases queued messages without encryption.
    const open = (data: SealedMessage | Message): Message =>
      'tersegel' in data ? JSON.parse(unseal(this.#key, data.tersegel)) : data
    const deliver = async (data: SealedMessage | Message) => {
      await this.#deliver(open(data))
      if ('tersegel' in data && data.ditulis) metrics?.noteMail(Math.max(0, Date.now() - data.ditulis))
    }
    jobs.on<SealedMessage | Message>(jobName, deliver, { batch: 10, held: config.OUTBOUND === 'off' })
  }

  countWaiting(db: Executor): Promise<number> {
    return countWaitingJobs(db, jobName)
  }

  async send(trx: Trx, to: Addressee, tulisan: Tulisan): Promise<void> {
    // A mail that is sent again, because a server was lost meanwhile, keeps its Message-ID.
    const messageId = `<${randomUUID()}@${new URL(publicUrl(this.#config)).hostname}>`
    const message: Message = { ...compose({ to: to.email, nama: to.nama, ...tulisan }), messageId }
    const sealed: SealedMessage = {
      tersegel: seal(this.#key, JSON.stringify(message)),
      ditulis: Date.now(),
    }
    await this.#jobs.enqueue(trx, jobName, sealed)
  }

  /** Sends by SMTP if configured. Otherwise it writes an .eml file to the data folder. */
  async #deliver(content: Message): Promise<void> {
    // Prevents automatic replies, e.g. out-of-office notices (RFC 3834).
    const headers = { 'Auto-Submitted': 'auto-generated' }
    const message = { ...content, headers, from: this.#config.MAIL_FROM }
    if (this.#config.SMTP_URL) {
      await nodemailer.createTransport({ url: this.#config.SMTP_URL, ...patience }).sendMail(message)
      return
    }
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message: bytes } = await transport.sendMail(message)
    const folder = join(this.#config.DATA_DIR, 'surel')
    const file = join(
      folder,
      `${new Date().toISOString().replaceAll(':', '')}-${randomUUID().slice(0, 8)}.eml`,
    )
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.tmp`, bytes as Buffer, { mode: 0o600 })
    await rename(`${file}.tmp`, file)
  }
}
