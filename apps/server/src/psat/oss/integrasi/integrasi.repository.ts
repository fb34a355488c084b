import type { LangkahOss } from '@portal/domain/psat/oss/kiriman.oss'
import { type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { list } from '#platform/list/list.ts'
import { equals, wholeTable, word } from '#platform/list/rules.ts'

const day = 86_400_000

export async function readHitungan(db: Executor, now: Date) {
  const counts = await db
    .selectFrom('oss.pesan_keluar')
    .where('status', 'not in', ['terkirim', 'dibatalkan'])
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('status', 'in', ['menunggu', 'dikirim', 'tidak_pasti'])
        .as('menunggu'),
      fn.countAll<number>().filterWhere('status', 'in', ['gagal', 'ditahan']).as('perlu_diperiksa'),
      fn.min('dibuat').as('tertua'),
    ])
    .executeTakeFirstOrThrow()
  const masuk = await db
    .selectFrom('oss.pesan_masuk')
    .where('hasil', '=', 'ditolak')
    .where('diterima', '>', new Date(now.getTime() - day))
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const saklar = await db.selectFrom('oss.saklar').selectAll().executeTakeFirstOrThrow()
  return {
    menunggu: Number(counts.menunggu),
    perlu_diperiksa: Number(counts.perlu_diperiksa),
    tertua: counts.tertua,
    ditolak_masuk: Number(masuk.n),
    saklar,
  }
}

/** Lists messages of the last 30 days from OSS that the portal refused or did not recognise, newest first. */
export function listMasukDitolak(db: Executor, now: Date) {
  return db
    .selectFrom('oss.pesan_masuk')
    .select(['id', 'metode', 'id_izin', 'nib', 'galat', 'kali', 'diterima'])
    .where('hasil', 'in', ['ditolak', 'tidak_dikenal'])
    .where('diterima', '>', new Date(now.getTime() - 30 * day))
    .orderBy('diterima', 'desc')
    .limit(20)
    .execute()
}

export function listSelisih(db: Executor) {
  return db
    .selectFrom('oss.selisih as s')
    .innerJoin('oss.izin as i', 'i.id', 's.izin_id')
    .innerJoin('psat.pengajuan as p', 'p.id_izin_oss', 'i.id')
    .select([
      'i.id_izin',
      'p.nomor_permohonan',
      'p.uuid as pengajuan_uuid',
      'p.audit_type',
      's.kd_status_oss',
      's.kd_status_portal',
      's.sebab',
      's.diperiksa',
    ])
    .orderBy('i.id')
    .limit(200)
    .execute()
}

export const pesanList = list({
  from: 'oss.pesan_keluar as k',
  rows: (db) =>
    db
      .selectFrom('oss.pesan_keluar as k')
      .innerJoin('psat.pengajuan as p', 'p.id', 'k.pengajuan_id')
      .select([
        'k.id',
        'p.nomor_permohonan',
        'p.pokok',
        'p.nama_perusahaan',
        'p.uuid as pengajuan_uuid',
        'p.audit_type',
        'k.urutan',
        sql<number>`(select count(*)::int from oss.pesan_keluar s
          where s.pengajuan_id = k.pengajuan_id and s.status = k.status)`.as('senasib'),
        'k.metode',
        'k.kd_status',
        'k.nama_status',
        'k.status',
        'k.percobaan',
        'k.dibuat',
        'k.terakhir',
        'k.galat',
        'k.tanya',
        'k.jawab',
      ]),
  visible: wholeTable,
  filters: {
    status: equals('k.status'),
    per_berkas: (grouped: boolean) =>
      grouped
        ? sql<SqlBool>`not exists (select from oss.pesan_keluar s
            where s.pengajuan_id = k.pengajuan_id and s.status = k.status and s.id > k.id)`
        : sql<SqlBool>`true`,
    search: word(
      (text) => sql<SqlBool>`k.pengajuan_id in (
        select id from psat.pengajuan where nomor_permohonan ilike ${containsPattern(text)})`,
    ),
  },
  orders: { '-id': sql`k.id desc` },
})

/** Makes failed messages due immediately. If OSS may already have a message, the sender first asks OSS. */
export async function retryPesan(trx: Trx, id: number | undefined): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('oss.pesan_keluar')
    .set({
      status: sql`case when tanya is null or jawab is null or status = 'menunggu' then 'menunggu' else 'tidak_pasti' end`,
      berikut: sql`'-infinity'`,
      bacaan: 0,
      alasan: null,
    })
    .where(
      'status',
      'in',
      id === undefined
        ? ['gagal', 'menunggu', 'tidak_pasti']
        : ['gagal', 'ditahan', 'menunggu', 'tidak_pasti'],
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Stops a message, unless a server is sending it at the moment. A server that asks OSS about it loses its lease. */
export async function stopPesan(
  trx: Trx,
  id: number,
  change: { status: 'ditahan' | 'dibatalkan'; alasan: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('oss.pesan_keluar')
    .set({ ...change, galat: change.alasan, sewa: null, sewa_sampai: null })
    .where('id', '=', id)
    .where('status', 'in', ['menunggu', 'tidak_pasti', 'gagal', 'ditahan'])
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function saveUbahan(
  trx: Trx,
  { alur, aksi, jenis }: LangkahOss,
  kd_status: string | null,
): Promise<void> {
  await trx
    .insertInto('oss.pemetaan')
    .values({ alur, aksi, audit_type: jenis, kd_status })
    .onConflict((conflict) =>
      conflict.columns(['alur', 'aksi', 'audit_type']).doUpdateSet({ kd_status, diubah: sql`now()` }),
    )
    .execute()
}

export async function dropUbahan(trx: Trx, { alur, aksi, jenis }: LangkahOss): Promise<void> {
  await trx
    .deleteFrom('oss.pemetaan')
    .where('alur', '=', alur)
    .where('aksi', '=', aksi)
    .where('audit_type', '=', jenis)
    .execute()
}
