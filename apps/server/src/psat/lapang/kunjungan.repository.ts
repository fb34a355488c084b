import {
  type AkhirKunjungan,
  akhirKunjungan,
  type LangkahKunjungan,
  type StatusKunjungan,
  type WaktuKunjungan,
} from '@portal/domain/psat/lapang/kunjungan'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatKunjungan, PsatKunjunganLangkah } from '#platform/database/schema.gen.ts'
import { readablePengajuan } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'

export type KunjunganRow = Selectable<PsatKunjungan>

export function findKunjungan(db: Executor, pengajuanId: number): Promise<KunjunganRow | undefined> {
  return db
    .selectFrom('psat.kunjungan')
    .selectAll()
    .where('pengajuan_id', '=', pengajuanId)
    .orderBy('ke', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertKunjungan(trx: Trx, row: Insertable<PsatKunjungan>): Promise<KunjunganRow> {
  return trx.insertInto('psat.kunjungan').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function changeKunjungan(
  trx: Trx,
  id: number,
  change: WaktuKunjungan & { status: StatusKunjungan; petugas: number[]; tempat: string; diubah: Date },
): Promise<KunjunganRow> {
  return trx
    .updateTable('psat.kunjungan')
    .set({ ...change, versi: sql<number>`versi + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lists the visits of a file that have not ended, oldest first. */
export function listKunjunganTerbuka(db: Executor, pengajuanId: number): Promise<KunjunganRow[]> {
  return db
    .selectFrom('psat.kunjungan')
    .selectAll()
    .where('pengajuan_id', '=', pengajuanId)
    .where('status', 'not in', akhirKunjungan)
    .orderBy('ke')
    .execute()
}

/** Returns the first day of the visit that both sides agreed on and that has not ended. */
export async function findHariKunjungan(db: Executor, pengajuanId: number): Promise<string | null> {
  const last = (await listKunjunganTerbuka(db, pengajuanId)).at(-1)
  return last?.status === 'dikonfirmasi' ? last.tanggal_mulai : null
}

export async function endKunjungan(
  trx: Trx,
  id: number,
  change: { status: AkhirKunjungan; diubah: Date },
): Promise<KunjunganRow> {
  return trx
    .updateTable('psat.kunjungan')
    .set({ ...change, versi: sql<number>`versi + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertLangkahKunjungan(
  trx: Trx,
  {
    kunjungan,
    ...step
  }: {
    kunjungan: KunjunganRow
    langkah: LangkahKunjungan | AkhirKunjungan
    alasan: string | null
    oleh: number
    peran: string
    /** Name of the absent colleague in whose place the actor acts. */
    mewakili: string | null
    waktu: Date
  },
): Promise<void> {
  const { id: kunjungan_id, versi: urutan, tanggal_mulai, tanggal_selesai, jam, petugas } = kunjungan
  const row: Insertable<PsatKunjunganLangkah> = {
    kunjungan_id,
    urutan,
    tanggal_mulai,
    tanggal_selesai,
    jam,
    petugas,
    ...step,
  }
  await trx.insertInto('psat.kunjungan_langkah').values(row).execute()
}

export function listLangkahKunjungan(db: Executor, pengajuanId: number) {
  return db
    .selectFrom('psat.kunjungan_langkah as l')
    .innerJoin('psat.kunjungan as k', 'k.id', 'l.kunjungan_id')
    .innerJoin('akun.pengguna as u', 'u.id', 'l.oleh')
    .select([
      'l.langkah',
      'l.tanggal_mulai',
      'l.tanggal_selesai',
      'l.jam',
      'l.alasan',
      'l.peran',
      'l.mewakili',
      'l.waktu',
      'u.nama',
    ])
    .where('k.pengajuan_id', '=', pengajuanId)
    .orderBy('k.ke')
    .orderBy('l.urutan')
    .execute()
}
export type LangkahKunjunganRow = Awaited<ReturnType<typeof listLangkahKunjungan>>[number]

export function listNama(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('akun.pengguna')
    .select(['id', 'nama'])
    .where('id', 'in', [...ids, -1])
    .orderBy('nama')
    .orderBy('id')
    .execute()
}

/** Locks the calendars of these people until the transaction ends. The fixed order prevents a deadlock. */
export async function lockJadwal(trx: Trx, petugas: readonly number[]): Promise<void> {
  for (const id of petugas.toSorted((a, b) => a - b)) {
    await sql`select pg_advisory_xact_lock(hashtext('psat.kunjungan'), hashtext(${String(id)}))`.execute(trx)
  }
}

/** Finds a person who has another visit on one of these days, on a running file. */
export async function findBentrok(
  db: Executor,
  {
    pengajuanId,
    petugas,
    mulai,
    selesai,
  }: { pengajuanId: number; petugas: readonly number[]; mulai: string; selesai: string },
): Promise<{ nama: string; nomor_permohonan: string; tanggal_mulai: string } | undefined> {
  const { rows } = await sql<{ nama: string; nomor_permohonan: string; tanggal_mulai: string }>`
    select u.nama, p.nomor_permohonan, k.tanggal_mulai::text
    from psat.kunjungan k
    join psat.pengajuan p on p.id = k.pengajuan_id
    join akun.pengguna u on u.id = any(k.petugas) and u.id = any(${petugas}::bigint[])
    where k.petugas && ${petugas}::bigint[] and k.pengajuan_id <> ${pengajuanId}::bigint
      and k.tanggal_mulai <= ${selesai}::date and k.tanggal_selesai >= ${mulai}::date
      and k.status in ('diusulkan', 'dikonfirmasi') and p.selesai is null
      and k.ke = (select max(ke) from psat.kunjungan m where m.pengajuan_id = k.pengajuan_id)
    order by k.tanggal_mulai, u.nama limit 1`.execute(db)
  return rows[0]
}

/** Lists future visits and visits without agreement, on running files that the reader may see. */
export function listKunjunganMendatang(db: Executor, actor: Pembaca, today: string) {
  return db
    .selectFrom('psat.kunjungan as k')
    .innerJoin('psat.pengajuan as p', 'p.id', 'k.pengajuan_id')
    .selectAll('k')
    .select([
      'p.uuid',
      'p.alur',
      'p.tahap',
      'p.audit_type',
      'p.pokok',
      'p.nomor_permohonan',
      'p.nama_perusahaan',
      sql<string[]>`(select coalesce(array_agg(u.nama order by u.nama), '{}') from akun.pengguna u
        where u.id = any(k.petugas))`.as('nama_petugas'),
    ])
    .where('k.status', 'not in', akhirKunjungan)
    .where((eb) => eb.or([eb('k.tanggal_selesai', '>=', today), eb('k.status', '<>', 'dikonfirmasi')]))
    .where(sql<boolean>`k.ke = (select max(ke) from psat.kunjungan m where m.pengajuan_id = k.pengajuan_id)`)
    .where(readablePengajuan(actor))
    .orderBy('k.tanggal_mulai')
    .orderBy('k.id')
    .limit(50)
    .execute()
}

export interface SaringanKalender {
  dari: string
  sampai: string
  petugasId?: number | undefined
  provinsiId?: number | undefined
  kotaId?: number | undefined
  status?: StatusKunjungan | undefined
}

/** Lists at most `most` visits that overlap these days. Cancelled visits appear only if asked for. */
export function listKunjunganAntara(db: Executor, actor: Pembaca, asked: SaringanKalender, most: number) {
  let query = db
    .selectFrom('psat.kunjungan as k')
    .innerJoin('psat.pengajuan as p', 'p.id', 'k.pengajuan_id')
    .leftJoin('wilayah.provinsi as w', 'w.id', 'k.provinsi_id')
    .leftJoin('wilayah.kota as c', 'c.id', 'k.kota_id')
    .selectAll('k')
    .select([
      'p.uuid',
      'p.alur',
      'p.audit_type',
      'p.pokok',
      'p.nomor_permohonan',
      'p.nama_perusahaan',
      'w.nama as provinsi',
      'c.nama as kota',
      sql<
        { id: number; nama: string }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'nama', u.nama)
        order by u.nama, u.id), '[]') from akun.pengguna u where u.id = any(k.petugas))`.as('orang'),
    ])
    .where('k.tanggal_mulai', '<=', asked.sampai)
    .where('k.tanggal_selesai', '>=', asked.dari)
    .where('k.status', asked.status === undefined ? '<>' : '=', asked.status ?? 'dibatalkan')
    .where(readablePengajuan(actor))
  if (asked.petugasId !== undefined)
    query = query.where(sql<boolean>`k.petugas @> array[${asked.petugasId}::bigint]`)
  if (asked.provinsiId !== undefined) query = query.where('k.provinsi_id', '=', asked.provinsiId)
  if (asked.kotaId !== undefined) query = query.where('k.kota_id', '=', asked.kotaId)
  return query.orderBy('k.tanggal_mulai').orderBy('k.jam').orderBy('k.id').limit(most).execute()
}
