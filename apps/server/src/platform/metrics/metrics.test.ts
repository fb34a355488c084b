import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { createTestApp, useTestApp } from '#testing/app.ts'
import { defineSurel } from '../mail/surel.ts'
import { Metrics } from './metrics.ts'
import { registerPlatformGauges } from './platform-gauges.ts'

const uji = defineSurel<string>(
  () => [],
  (part) => ({ subject: 'Uji', isi: [part] }),
)
const server = useTestApp({}, { jobs: true })

const readValue = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  )

test('readings are kept for some seconds, and a broken one spoils nothing else', async () => {
  const metrics = new Metrics()
  let reads = 0
  metrics.gauges({
    prefix: 'baik',
    names: { satu: 'x', dua: 'y' },
    read: async () => ({ satu: ++reads, dua: 7 }),
  })
  metrics.gauges({ prefix: 'rusak', names: { apa: 'z' }, read: () => Promise.reject(new Error('mati')) })
  await metrics.read()
  const text = await metrics.read()
  expect(reads).toBe(1)
  expect(text).toMatch(/^baik_dua 7$/m)
  expect(text).toMatch(/^rusak_apa NaN$/im)
  expect(text).toMatch(/^metrics_reading_failed\{group="rusak"\} 1$/m)
  expect(text).toMatch(/^metrics_reading_failed\{group="baik"\} 0$/m)
})

test('a reading that hangs does not hold the scrape', async () => {
  vi.useFakeTimers()
  const metrics = new Metrics()
  metrics.gauges({ prefix: 'diam', names: { apa: 'x' }, read: () => new Promise<never>(() => undefined) })
  const text = metrics.read()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await text).toMatch(/^diam_apa NaN$/im)
  vi.useRealTimers()
})

test('each label value of a reading is a series, and a value that is gone disappears', async () => {
  const metrics = new Metrics()
  let found = new Map([
    ['a', 1],
    ['b', 2],
  ])
  metrics.gauges({
    prefix: 'baris',
    label: 'nama',
    names: { n: 'x' },
    keepMs: 0,
    read: async () => ({ n: found }),
  })
  expect(await metrics.read()).toContain('baris_n{nama="b"} 2')
  found = new Map([['a', 3]])
  const text = await metrics.read()
  expect(text).toContain('baris_n{nama="a"} 3')
  expect(text).not.toContain('nama="b"')
})

test('a scrape shows pool, queues, backups, disk and certificates', async () => {
  const { platform } = server.get()
  registerPlatformGauges(platform)
  await platform.db
    .transaction()
    .execute((trx) => platform.mail.send(trx, { email: 'siti@contoh.id', nama: 'Siti' }, uji('Halo.')))
  await vi.waitFor(
    async () => expect(readValue(await platform.metrics.read(), 'mail_delivery_seconds_count')).toBe(1),
    { timeout: 60_000, interval: 200 },
  )
  const text = await platform.metrics.read()
  expect(text).toMatch(/^mail_delivery_seconds_bucket\{le="10"\} 1$/m)
  expect(text).toMatch(/^job_duration_seconds_count\{queue="surel",outcome="completed"\} 1$/m)
  expect(text).toMatch(/^jobs_waiting\{queue="surel"\} [01]$/m)
  expect(readValue(text, 'database_pool_size')).toBe(5)
  expect(readValue(text, 'database_pool_wait_seconds_count')).toBeGreaterThan(0)
  expect(readValue(text, 'disk_free_bytes')).toBeGreaterThan(0)
  expect(readValue(text, 'backup_last_timestamp_seconds')).toBe(0)
  expect(readValue(text, 'certificate_days_left{use="signing"}')).toBeGreaterThan(300)
})

test('waiting jobs, their age and the last backup come from the database', async () => {
  const { db } = server.get().platform
  await sql`insert into platform.cadangan (selesai) values ('2026-11-18T02:00:00Z'), ('2026-11-19T02:00:00Z')`.execute(
    db,
  )
  await sql`insert into pgboss.job (name, start_after) values
    ('sapu-berkas', now() - interval '90 seconds'), ('sapu-berkas', now() + interval '1 hour')`.execute(db)
  const again = await createTestApp({}, { database: server.get().database })
  registerPlatformGauges(again.platform)
  const text = await again.platform.metrics.read()
  await again.close()
  expect(readValue(text, 'backup_last_timestamp_seconds')).toBe(Date.parse('2026-11-19T02:00:00Z') / 1000)
  expect(readValue(text, 'jobs_waiting{queue="sapu-berkas"}')).toBe(1)
  expect(readValue(text, 'jobs_oldest_seconds{queue="sapu-berkas"}')).toBeGreaterThanOrEqual(90)
})

test('each server has a registry of its own', () => {
  expect(() => [new Metrics(), new Metrics(), new Registry()]).not.toThrow()
})
