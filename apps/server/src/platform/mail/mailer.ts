import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

const jobName = 'surel'
/** A server that does not answer must not hold the mails that go out beside this one. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Mail leaves by a job of the same transaction: sent if and only if the change was committed. */
export class Mailer {
  readonly #jobs: Jobs
  readonly #config: Config

  constructor(config: Config, jobs: Jobs) {
    this.#config = config
    this.#jobs = jobs
    jobs.on<Mail>(jobName, (mail) => this.deliver(mail), { batch: 10 })
  }

  async send(trx: Trx, mail: Mail): Promise<void> {
    await this.#jobs.enqueue(trx, jobName, mail)
  }

  /** By SMTP where it is configured; otherwise as an .eml file in the data folder. */
  async deliver(mail: Mail): Promise<void> {
    const message = { ...mail, from: this.#config.MAIL_FROM }
    if (this.#config.SMTP_URL) {
      await nodemailer.createTransport({ url: this.#config.SMTP_URL, ...patience }).sendMail(message)
      return
    }
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message: content } = await transport.sendMail(message)
    const folder = join(this.#config.DATA_DIR, 'surel')
    const file = join(
      folder,
      `${new Date().toISOString().replaceAll(':', '')}-${randomUUID().slice(0, 8)}.eml`,
    )
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.tmp`, content as Buffer, { mode: 0o600 })
    await rename(`${file}.tmp`, file)
  }
}
