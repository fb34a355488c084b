import type { listJejakAudit, listLog } from '@portal/domain/akun/catatan/catatan.contract'
import { endOfRange, startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { Query } from '@portal/domain/platform/contract'
import type { Actor } from '#platform/actor.ts'
import { pageOf } from '#platform/http/answers.ts'
import { listFailedRequests } from '#platform/log/error-log.repository.ts'
import type { Platform } from '#platform/platform.ts'
import { presentAudit, presentLog } from './catatan.presenter.ts'
import { listAudit, listOwnAudit } from './catatan.repository.ts'
import type { StartCards } from './start-cards.ts'

const recentActivity = 8

function range(from: string | undefined, to: string | undefined) {
  return { from: from ? startOfRange(from) : undefined, to: to ? endOfRange(to) : undefined }
}

export async function readLog({ db, errorLog }: Platform, query: Query<typeof listLog>) {
  // What this server still holds back for its next batch belongs to the answer.
  await errorLog.flush()
  const filter = { ...query, ...range(query.timeStampStart, query.timeStampEnd) }
  const { rows, total } = await listFailedRequests(db, filter)
  return pageOf(query, rows.map(presentLog), total)
}

export async function readAudit({ db }: Platform, query: Query<typeof listJejakAudit>) {
  const { rows, total } = await listAudit(db, { ...query, ...range(query.dari, query.sampai) })
  return pageOf(query, rows.map(presentAudit), total)
}

export async function readStartPage({ db }: Platform, actor: Actor, cards: StartCards) {
  const [kartu, rows] = await Promise.all([cards.of(actor), listOwnAudit(db, actor.id, recentActivity)])
  const kegiatan = rows.map((row) => ({ ...row, waktu: row.waktu.toISOString() }))
  return { kartu, kegiatan }
}
