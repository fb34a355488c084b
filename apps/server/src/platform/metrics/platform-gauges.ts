import { statfs } from 'node:fs/promises'
import type { Platform } from '#platform/platform.ts'
import { countWaiting, findState } from '#platform/transparansi/log.repository.ts'
import { readCertificateDays } from './certificates.ts'
import { readBackups, readQueues } from './metrics.repository.ts'

const hour = 3_600_000
const column = <Row extends { name: string }>(rows: Row[], pick: (row: Row) => number) =>
  new Map(rows.map((row) => [row.name, pick(row)]))

function registerFiles({ metrics, files, config }: Platform): void {
  metrics.gauges({
    prefix: 'berkas',
    names: {
      hilang: 'Uploaded files that this server did not find',
      penyimpanan_mati: '1 while the S3 store does not answer',
    },
    read: async () => ({
      hilang: await files.countMissing(),
      penyimpanan_mati: Number(files.isDown()),
    }),
  })
  metrics.gauges({
    prefix: 'disk',
    names: { free_bytes: 'Free space of DATA_DIR for this user', size_bytes: 'Size of the disk of DATA_DIR' },
    async read() {
      const { bavail, blocks, bsize } = await statfs(config.DATA_DIR)
      return { free_bytes: bavail * bsize, size_bytes: blocks * bsize }
    },
  })
}

function registerLog({ metrics, db }: Platform): void {
  metrics.gauges({
    prefix: 'log',
    names: {
      daun_menunggu: 'Leaves of the transparency log that are not sealed',
      tertua_detik: 'How long the oldest of them has waited',
      baris_hilang: 'Published entries whose rows a restore has lost',
      temuan: 'Faults that the last nightly check of the log found',
    },
    async read() {
      const [{ waiting, oldest, lost }, state] = await Promise.all([countWaiting(db), findState(db)])
      return { daun_menunggu: waiting, tertua_detik: oldest, baris_hilang: lost, temuan: state?.temuan ?? 0 }
    },
  })
}

/** Registers what a scrape reads. All of it is cheap, and a reading is kept for some seconds. */
export function registerPlatformGauges(platform: Platform): void {
  const { metrics, db, config, signer, clock, standby } = platform
  registerFiles(platform)
  registerLog(platform)
  metrics.gauges({
    prefix: 'jobs',
    label: 'queue',
    names: {
      waiting: 'Jobs that could run and wait',
      oldest_seconds: 'How long the oldest of them has been due',
      failed: 'Jobs of the last hour that are given up',
    },
    async read() {
      const queues = await readQueues(db)
      return {
        waiting: column(queues, ({ waiting }) => waiting),
        oldest_seconds: column(queues, ({ oldest }) => oldest),
        failed: column(queues, ({ failed }) => failed),
      }
    },
  })
  metrics.gauges({
    prefix: 'backup',
    names: {
      last_timestamp_seconds: 'End of the last backup in platform.cadangan, 0 if there is none',
      archived_timestamp_seconds: 'When PostgreSQL last archived a part of its log, 0 for never',
      archive_failed_timestamp_seconds: 'When archiving the log last failed, 0 for never',
    },
    keepMs: 30_000,
    async read() {
      const { last, archived, archive_failed } = await readBackups(db)
      return {
        last_timestamp_seconds: last,
        archived_timestamp_seconds: archived,
        archive_failed_timestamp_seconds: archive_failed,
      }
    },
  })
  metrics.gauges({
    prefix: 'certificate',
    label: 'use',
    names: { days_left: 'Days until a certificate ends: signing (SIGN_P12_PATH), public (PUBLIC_URL)' },
    keepMs: hour,
    read: async () => ({ days_left: await readCertificateDays(config, signer, clock()) }),
  })
  if (!standby) return
  metrics.gauges({
    prefix: 'replica',
    names: { lag_seconds: 'How far the standby is behind', used: '1 if visitors read from the standby' },
    keepMs: 0,
    read: async () => ({ lag_seconds: standby.lagSeconds(), used: Number(standby.isUsable()) }),
  })
}
