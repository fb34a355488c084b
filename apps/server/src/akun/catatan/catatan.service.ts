import type { listJejakAudit, listLog } from '@portal/domain/akun/catatan/catatan.contract'
import { endOfRange, startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { Query } from '@portal/domain/platform/contract'
import type { Actor } from '#platform/actor.ts'
import { pageOf } from '#platform/http/answers.ts'
import { failedRequestList } from '#platform/log/error-log.repository.ts'
import type { Platform } from '#platform/platform.ts'
import { nameIn, presentAudit, presentLog } from './catatan.presenter.ts'
import { auditList, listOwnAudit } from './catatan.repository.ts'
import type { RecordNames } from './record-names.ts'
import type { StartCards } from './start-cards.ts'

const recentActivity = 8

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
    listOwnAudit(platform.db, actor.id, recentActivity),
  ])
  const named = await namesOf(platform, names, rows)
  const kegiatan = rows.map(({ waktu, peristiwa, rekaman }) => ({
    waktu: waktu.toISOString(),
    peristiwa,
    rekaman,
    // The start page does not repeat a person's own name beside changes to their own account.
    nama_rekaman: rekaman === `pengguna/${actor.uuid}` ? null : nameIn(named, rekaman),
  }))
  return { kartu, kegiatan }
}
