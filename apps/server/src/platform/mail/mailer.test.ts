import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { receivedMail } from '#testing/mailbox.ts'
import type { MailPart } from './message.ts'
import { defineSurel } from './surel.ts'

const server = useTestApp({}, { jobs: true })

async function delivered(): Promise<number> {
  const names = await readdir(join(server.get().dataDir, 'surel')).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).length
}

interface StoredJob {
  state: string
  data: unknown
  output: unknown
}

async function jobs(): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select state::text, data, output from pgboss.job where name = 'surel'`.execute(server.get().platform.db)
  return rows
}

const uji = defineSurel<MailPart>(
  () => [],
  (part) => ({ subject: 'Uji', isi: [part] }),
)
const link = 'https://portal.example.go.id/atur-sandi?token=sekali-pakai'

test('a job keeps nothing of its mail readable: waiting, sent or failed', async () => {
  const { platform } = server.get()
  const send = (to: string) =>
    platform.db.transaction().execute(async (trx) => {
      await platform.mail.send(trx, { email: to, nama: 'Ana' }, uji({ label: 'Buka', url: link }))
      const { rows } = await sql<StoredJob>`select data from pgboss.job where state = 'created'`.execute(trx)
      return JSON.stringify(rows)
    })
  expect(await send('tersegel@contoh.id')).not.toMatch(/sekali-pakai|contoh\.id/)
  expect(await receivedMail(server.get(), 'tersegel@contoh.id')).toContain(link)

  const folder = join(server.get().dataDir, 'surel')
  await rename(folder, `${folder}-tadi`)
  await writeFile(folder, 'bukan folder')
  await send('gagal@contoh.id')
  await vi.waitFor(
    async () => expect((await jobs()).map(({ state }) => state).sort()).toEqual(['completed', 'retry']),
    {
      timeout: 60_000,
      interval: 50,
    },
  )
  expect(JSON.stringify(await jobs())).not.toMatch(/sekali-pakai|contoh\.id/)
  await rm(folder)
  await sql`delete from pgboss.job where name = 'surel'`.execute(platform.db)
})

test('a mail that an earlier release left in the queue still goes out', async () => {
  const { platform } = server.get()
  const mail = { to: 'lama@contoh.id', subject: 'Uji', text: link }
  await platform.db.transaction().execute((trx) => platform.jobs.enqueue(trx, 'surel', mail))
  expect(await receivedMail(server.get(), 'lama@contoh.id')).toContain(link)
})

test('a mail says that no person sent it, and comes as text and as HTML', async () => {
  const { platform } = server.get()
  const to = 'kepala@contoh.id'
  await platform.db
    .transaction()
    .execute((trx) => platform.mail.send(trx, { email: to, nama: 'Ana' }, uji('Isi')))
  const mail = await receivedMail(server.get(), to)
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(mail).toMatch(/^Content-Type: multipart\/alternative;/m)
  expect(mail.indexOf('Content-Type: text/plain')).toBeLessThan(mail.indexOf('Content-Type: text/html'))
})

test('a mail that is sent again keeps its Message-ID', async () => {
  const { platform, dataDir } = server.get()
  const to = 'ulang@contoh.id'
  await platform.db
    .transaction()
    .execute((trx) => platform.mail.send(trx, { email: to, nama: 'Ana' }, uji('Isi')))
  await receivedMail(server.get(), to)
  // The server was lost after it sent the mail and before it said so.
  await sql`update pgboss.job set state = 'created', completed_on = null
    where id = (select id from pgboss.job where name = 'surel' order by created_on desc limit 1)`.execute(
    platform.db,
  )
  const idsOf = async () => {
    const folder = join(dataDir, 'surel')
    const mails = await Promise.all(
      (await readdir(folder))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFile(join(folder, name), 'utf8')),
    )
    return mails
      .filter((mail) => mail.includes(`To: ${to}`))
      .map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1])
  }
  await vi.waitFor(async () => expect(await idsOf()).toHaveLength(2), { timeout: 60_000, interval: 50 })
  expect(new Set(await idsOf()).size).toBe(1)
})

/** With one mail per poll, these would take most of a minute. */
test('fifty mails of one moment leave within seconds', async () => {
  const { platform } = server.get()
  const before = await delivered()
  await platform.db.transaction().execute(async (trx) => {
    for (let number = 1; number <= 50; number++) {
      await platform.mail.send(trx, { email: `orang${number}@contoh.id`, nama: 'Ana' }, uji('Isi'))
    }
  })
  await vi.waitFor(async () => expect(await delivered()).toBe(before + 50), { timeout: 60_000, interval: 50 })
})
