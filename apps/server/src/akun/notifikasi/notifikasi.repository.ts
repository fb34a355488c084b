import type { PageRequest } from '@portal/domain/platform/list/pagination'
import type { Role } from '@portal/domain/platform/roles'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Database, Executor, Trx } from '#platform/database/database.ts'
import { runNamed } from '#platform/database/named-statements.ts'
import type { AkunNotifikasi } from '#platform/database/schema.gen.ts'
import { list } from '#platform/list/list.ts'

export interface Recipients {
  penggunaIds?: readonly number[]
  roles?: readonly Role[]
  /** Limits `roles` to accounts of this region. */
  provinsiId?: number
  kotaId?: number
  /** All operator accounts of a company. */
  perusahaanId?: number
  /** A date. If someone in `penggunaIds` is on leave on this date, their deputy also receives the notification. */
  wakilPada?: string
  /** Deputies who do not receive a notification on behalf of someone else. */
  tanpaWakil?: readonly number[]
  /** The account that caused the notification and therefore does not receive it. */
  except?: number
}

export interface NotificationContent {
  keterangan: string
  jenis_pengajuan?: string
  jenis_permohonan?: string
  id_pengajuan?: string
  /** The applicant. Clients need this id to open the related application. */
  id_pengguna_awal?: number
  tautan?: `/${string}`
}

/** Selects the recipients: active accounts only, without the account that caused the notification. */
function meant(to: Recipients) {
  const named = [sql<SqlBool>`false`]
  if (to.penggunaIds) named.push(sql<SqlBool>`id = any(${to.penggunaIds}::bigint[])`)
  if (to.penggunaIds && to.wakilPada !== undefined) {
    named.push(sql<SqlBool>`id in (select wakil_id from akun.wakil_sah
      where pengguna_id = any(${to.penggunaIds}::bigint[]) and ${to.wakilPada}::date between dari and sampai
        and wakil_id <> all(${to.tanpaWakil ?? []}::bigint[]))`)
  }
  if (to.perusahaanId !== undefined) named.push(sql<SqlBool>`perusahaan_id = ${to.perusahaanId}`)
  if (to.roles) {
    const provinsi = to.provinsiId === undefined ? sql`` : sql`and provinsi_id = ${to.provinsiId}`
    const kota = to.kotaId === undefined ? sql`` : sql`and kota_id = ${to.kotaId}`
    named.push(sql<SqlBool>`(role = any(${to.roles}::text[]) ${provinsi} ${kota})`)
  }
  return sql<SqlBool>`(aktif and dihapus is null and id <> ${to.except ?? -1} and (${sql.join(named, sql` or `)}))`
}

/** Returns the accounts that a notification reaches, so that a mail can go to the same people. */
export function listRecipients(db: Executor, to: Recipients) {
  return db.selectFrom('akun.pengguna').select(['nama', 'email']).where(meant(to)).orderBy('id').execute()
}

/**
 * Inserts notifications for all recipients in one statement. An account that matches twice gets one notification; a
 * closed account gets none.
 */
export async function insertNotifications(
  trx: Trx,
  to: Recipients,
  content: NotificationContent,
): Promise<void> {
  await trx
    .insertInto('akun.notifikasi')
    .columns([
      'id_pengguna',
      'id_pengguna_awal',
      'jenis_pengajuan',
      'jenis_permohonan',
      'id_pengajuan',
      'keterangan',
      'tautan',
    ])
    .expression((build) =>
      build
        .selectFrom('akun.pengguna')
        .where(meant(to))
        .select([
          'id',
          sql<number | null>`${content.id_pengguna_awal ?? null}::bigint`.as('awal'),
          sql<string | null>`${content.jenis_pengajuan ?? null}::text`.as('jenis_pengajuan'),
          sql<string | null>`${content.jenis_permohonan ?? null}::text`.as('jenis_permohonan'),
          sql<string | null>`${content.id_pengajuan ?? null}::text`.as('id_pengajuan'),
          sql<string>`${content.keterangan}::text`.as('keterangan'),
          sql<string | null>`${content.tautan ?? null}::text`.as('tautan'),
        ]),
    )
    .execute()
}

/** Deletes the notifications that lead to a record whose words the portal may not keep. */
export async function forgetNotifications(trx: Trx, tautan: `/${string}`): Promise<void> {
  await trx.deleteFrom('akun.notifikasi').where('tautan', '=', tautan).execute()
}

const notifikasiList = list({
  from: 'akun.notifikasi as n',
  rows: (db) =>
    db
      .selectFrom('akun.notifikasi as n')
      .select([
        'n.dibaca',
        'n.dibuat',
        'n.id',
        'n.id_pengajuan',
        'n.id_pengguna',
        'n.id_pengguna_awal',
        'n.jenis_pengajuan',
        'n.jenis_permohonan',
        'n.keterangan',
        'n.status',
        'n.tautan',
      ]),
  visible: (penggunaId: number) => sql<SqlBool>`n.id_pengguna = ${penggunaId}`,
  filters: { unread: (wanted: boolean) => sql<SqlBool>`n.status = ${wanted ? 'UNREAD' : 'READ'}` },
  orders: { '-id': sql`n.id desc` },
})

export async function countUnread(db: Executor, penggunaId: number): Promise<number> {
  const [counted] = await runNamed(
    db,
    db
      .selectFrom('akun.notifikasi')
      .where('id_pengguna', '=', penggunaId)
      .where('status', '=', sql.lit('UNREAD'))
      .select((build) => build.fn.countAll<number>().as('n')),
  )
  return counted?.n ?? 0
}

export async function listNotifications(
  db: Database,
  penggunaId: number,
  filter: PageRequest & { unread?: boolean | undefined },
) {
  const [page, unread] = await Promise.all([
    notifikasiList.page(db, penggunaId, filter),
    countUnread(db, penggunaId),
  ])
  return { ...page, unread }
}

export type NotifikasiRow = Selectable<AkunNotifikasi>

/**
 * Marks one or all unread notifications of this account as read. The update skips notifications that are already read,
 * so it triggers no needless stream event.
 */
export async function markRead(trx: Trx, penggunaId: number, id: number | 'all', at: Date): Promise<void> {
  let query = trx
    .updateTable('akun.notifikasi')
    .set({ status: 'READ', dibaca: at })
    .where('id_pengguna', '=', penggunaId)
    .where('status', '=', 'UNREAD')
  if (id !== 'all') query = query.where('id', '=', id)
  await query.execute()
}

export async function ownsNotification(db: Executor, penggunaId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('akun.notifikasi')
    .select('id')
    .where('id', '=', id)
    .where('id_pengguna', '=', penggunaId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the unread count of the session's account, or undefined if the session or the account has ended. */
export async function findUnreadOfSession(db: Database, sesiId: string, now: Date) {
  const row = await db
    .selectFrom('akun.sesi as s')
    .innerJoin('akun.pengguna as p', 'p.id', 's.pengguna_id')
    .where('s.id', '=', sesiId)
    .where('s.diakhiri', 'is', null)
    .where('s.berakhir', '>', now)
    .where('p.aktif', '=', true)
    .where('p.dihapus', 'is', null)
    .select((build) =>
      build
        .selectFrom('akun.notifikasi as n')
        .whereRef('n.id_pengguna', '=', 'p.id')
        .where('n.status', '=', 'UNREAD')
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('unread'),
    )
    .executeTakeFirst()
  return row ? (row.unread ?? 0) : undefined
}
