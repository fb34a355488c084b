import type {
  notificationHistory,
  readNotification,
} from '@portal/domain/akun/notifikasi/notifikasi.contract'
import type { Body, Query } from '@portal/domain/platform/contract'
import { AppError, notFound } from '@portal/domain/platform/errors'
import { pageMetaOf } from '@portal/domain/platform/list/pagination'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { presentNotifikasi } from './notifikasi.presenter.ts'
import {
  insertNotifications,
  listNotifications,
  markRead,
  type NotificationContent,
  ownsNotification,
  type Recipients,
} from './notifikasi.repository.ts'

/** Notifies accounts from any module. The insert runs in the caller's transaction. */
export function notify(trx: Trx, to: Recipients, content: NotificationContent): Promise<void> {
  return insertNotifications(trx, to, content)
}

/**
 * Refuses a request that names another account. The specification lets clients send the account, but only the session
 * decides the owner.
 */
function checkOwner(actor: Actor, named: string | number | undefined): void {
  if (named === undefined || String(named) === String(actor.id) || named === actor.uuid) return
  throw new AppError('TIDAK_BERWENANG')
}

export async function readHistory({ db }: Platform, actor: Actor, query: Query<typeof notificationHistory>) {
  checkOwner(actor, query.user)
  const { rows, total, unread } = await listNotifications(db, actor.id, query)
  return {
    success: true as const,
    detail: { data: rows.map(presentNotifikasi), unread },
    meta: pageMetaOf(query, total),
  }
}

export async function markAsRead(
  { db, clock }: Platform,
  caller: Caller & { actor: Actor },
  { id_notifikasi: id, id_pengguna }: Body<typeof readNotification>,
): Promise<void> {
  const { actor } = caller
  checkOwner(actor, id_pengguna)
  await write(db, caller, async (trx) => {
    if (id !== 'all' && !(await ownsNotification(trx, actor.id, id))) {
      throw notFound('Notifikasi')
    }
    await markRead(trx, actor.id, id, clock())
  })
}
