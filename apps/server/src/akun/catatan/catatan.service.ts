import type { listJejakAudit, listLog } from '@portal/domain/akun/catatan/catatan.contract'
import { endOfRange, startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { Query } from '@portal/domain/platform/contract'
import type { Actor } from '#platform/actor.ts'
import { pageOf } from '#platform/http/answers.ts'
import { failedRequestList } from '#platform/log/error-log.repository.ts'
import type { Platform } from '#platform/platform.ts'
import { nameIn, presentAudit, presentLog } from './catatan.presenter.ts'
import { auditList, listOwnAudit } from './catatan.repository.ts'
import { groupActivity } from './group-activity.ts'
import type { RecordNames } from './record-names.ts'
import type { StartCards } from './start-cards.ts'

const recentActivity = 8
/** Rows from which the lines come. Repeated work on one record shares a line. */
const readActivity = 120

function range(from: string | undefined, to: string | undefined) {
  return { from: from ? startOfRange(from) : undefined, to: to ? endOfRange(to) : undefined }
}

export async function readLog({ db, errorLog }: Platform, query: Query<typeof listLog>) {
  // The error log writes in batches. The flush makes the buffered entries of this server visible in the answer.
  await errorLog.flush()
  const filter = { ...query, ...range(query.timeStampStart, query.timeStampEnd) }
  const { rows, total } = await failedRequestList.page(db, 'semua', filter)
  return pageOf(query, rows.map(presentLog), total)
}

const namesOf = ({ db }: Platform, names: RecordNames, rows: readonly { rekaman: string | null }[]) =>
  names.of(
    db,
    rows.map(({ rekaman }) => rekaman),
  )

export async function readAudit(platform: Platform, query: Query<typeof listJejakAudit>, names: RecordNames) {
  const filter = { ...query, ...range(query.dari, query.sampai) }
  const { rows, total } = await auditList.page(platform.db, 'semua', filter)
  const named = await namesOf(platform, names, rows)
  return pageOf(
    query,
    rows.map((row) => presentAudit(row, named)),
    total,
  )
}

interface StartParts {
  cards: StartCards
  names: RecordNames
}

export async function readStartPage(platform: Platform, actor: Actor, { cards, names }: StartParts) {
  const [kartu, rows] = await Promise.all([
    cards.of(actor),
    listOwnAudit(platform.db, actor.id, readActivity),
  ])
  const named = await namesOf(platform, names, rows)
  const lines = rows.map(({ waktu, peristiwa, rekaman, request_id }) => ({
    waktu: waktu.toISOString(),
    peristiwa,
    rekaman,
    // The start page does not repeat a person's own name beside changes to their own account.
    nama_rekaman: rekaman === `pengguna/${actor.uuid}` ? null : nameIn(named, rekaman),
    request_id,
  }))
  const kegiatan = groupActivity(lines)
    .slice(0, recentActivity)
    .map(({ request_id: _, ...line }) => line)
  return { kartu, kegiatan }
}
