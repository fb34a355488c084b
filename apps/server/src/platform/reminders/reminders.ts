import { type ReminderWindow, reminderWindows } from '@portal/domain/platform/calendar/reminder-windows'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { markSent, unsent } from './reminders.repository.ts'

/** The search for due rows: those that end between two days and pass `unsent`. */
export interface Due extends ReminderWindow {
  unsent(columns: { id: string; end: string }): ReturnType<typeof unsent>
  most: number
}

/** A reminder of one subject: how many days before the end, which rows, and which recipients. */
export interface Reminder<Row extends { id: number; end: string }> {
  subject: string
  /** Days before the end, largest first. -1 means after the end. */
  days: readonly number[]
  find(db: Executor, due: Due): Promise<Row[]>
  /** Notifies the recipients in the transaction that marks the reminder as sent. */
  tell(trx: Trx, row: Row, now: { today: string; step: number }): Promise<void>
}

const batch = 200

/** Sends due reminders, each in its own transaction, so that none is lost or sent twice. */
export async function sendDue<Row extends { id: number; end: string }>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { subject, days, find, tell }: Reminder<Row>,
): Promise<void> {
  const now = clock()
  const today = dayInJakarta(now)
  for (const window of reminderWindows(today, days)) {
    const step = window.hari
    const due: Due = { ...window, unsent: (columns) => unsent({ subject, step }, columns), most: batch }
    for (;;) {
      const rows = await find(db, due)
      for (const row of rows) {
        await db.transaction().execute(async (trx) => {
          const { id, end } = row
          if (await markSent(trx, { subject, id, step, end }, now)) await tell(trx, row, { today, step })
        })
      }
      if (rows.length < batch) break
    }
  }
}
