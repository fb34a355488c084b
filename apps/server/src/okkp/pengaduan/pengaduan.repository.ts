import type { RincianPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type SqlBool, sql, type Updateable } from 'kysely'
import { officeColumn, turnOf } from '#okkp/kantor/kantor.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import type { DB } from '#platform/database/schema.gen.ts'
import { list } from '#platform/list/list.ts'
import { byId, equals, words } from '#platform/list/rules.ts'

function rows(db: Executor) {
  return db
    .selectFrom('okkp.pengaduan as t')
    .leftJoin('wilayah.provinsi as p', 'p.id', 't.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 't.kota_id')
    .leftJoin('akun.pengguna as u', 'u.id', 't.petugas_id')
    .select([
      't.id',
      't.nomor',
      't.jenis',
      't.status',
      't.pangan',
      't.nomor_izin',
      't.tempat',
      't.versi',
      't.sakit',
    ])
    .select(['t.provinsi_id', 't.kota_id', 't.petugas_id', 't.giliran_sejak', 't.luaran', 't.ditutup'])
    .select(['t.created_at', 'p.nama as provinsi', 'k.nama as kota', 'u.nama as petugas'])
    .select(officeColumn.as('penanggung'))
}
export type PengaduanRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const fotoOf = (pesan: ReturnType<typeof sql<SqlBool>>) => sql<string[]>`coalesce((
  select array_agg(f.kunci order by f.urutan) from okkp.pengaduan_foto f
  where f.pengaduan_id = t.id and ${pesan}), '{}')`

function details(db: Executor) {
  return rows(db)
    .leftJoin('okkp.registrasi as r', 'r.id', 't.registrasi_id')
    .leftJoin('pasar.letak_pasar as l', 'l.id', 't.pasar_id')
    .select(['t.uraian', 't.pelaku', 't.tanggal', 't.nama', 't.no_hp', 't.surel', 't.disamarkan'])
    .select(['t.registrasi_id', 'r.no_registration', 'r.unit_usaha', 'l.id as pasar_id', 'l.nama as pasar'])
    .select([
      fotoOf(sql`f.pesan_id is null`).as('foto'),
      sql<string | null>`(select nama from akun.pengguna where id = t.ditutup_oleh)`.as('ditutup_oleh'),
      sql<
        number | null
      >`(select s.kasus_id from okkp.kasus_sumber s where s.asal = 'pengaduan' and s.asal_id = t.id)`.as(
        'tindak_lanjut_id',
      ),
    ])
}
export type RincianRow = Awaited<ReturnType<ReturnType<typeof details>['executeTakeFirstOrThrow']>>

interface Reader {
  scope: RegionScope
  id: number
}

export const pengaduanList = list({
  from: 'okkp.pengaduan as t',
  rows,
  visible: ({ scope }: Reader) => inRegion('t', scope),
  filters: {
    search: words('t.cari'),
    status: equals('t.status'),
    jenis: equals('t.jenis'),
    provinsi_id: byId('t.provinsi_id'),
    kota_id: byId('t.kota_id'),
    giliran: (_mine: 'saya', { scope: reader }: { scope: Reader }) =>
      sql<SqlBool>`t.status in ('baru', 'diproses') and ${turnOf(reader.scope)}`,
    petugas: (petugas: 'saya' | 'kosong', { scope: reader }: { scope: Reader }) =>
      petugas === 'saya' ? sql<SqlBool>`t.petugas_id = ${reader.id}` : sql<SqlBool>`t.petugas_id is null`,
  },
  orders: {
    // Order: reports that wait for an office (illness first, then the longest wait), reports that wait for the
    // reporter, closed reports (newest first).
    mendesak: sql`array_position(array['baru', 'menunggu', 'selesai'],
      case t.status when 'diproses' then 'baru' else t.status end),
      (t.sakit is true and t.status <> 'selesai') desc, t.ditutup desc, t.giliran_sejak, t.id`,
  },
})

/** Counts the reports that wait for this office, and those that have waited since before `before`. */
export async function countWaiting(db: Executor, scope: RegionScope, before: Date) {
  return db
    .selectFrom('okkp.pengaduan as t')
    .where(inRegion('t', scope))
    .where('t.status', 'in', ['baru', 'diproses'])
    .where(turnOf(scope))
    .select((build) => build.fn.countAll<number>().as('jumlah'))
    .select(sql<number>`count(*) filter (where t.giliran_sejak < ${before})`.as('terlambat'))
    .executeTakeFirstOrThrow()
}

export function findPengaduan(db: Executor, scope: RegionScope, id: number): Promise<RincianRow | undefined> {
  return details(db).where('t.id', '=', id).where(inRegion('t', scope)).executeTakeFirst()
}

export function lockPengaduan(trx: Trx, scope: RegionScope, id: number): Promise<RincianRow | undefined> {
  return details(trx).where('t.id', '=', id).where(inRegion('t', scope)).forUpdate('t').executeTakeFirst()
}

export function findByKode(db: Executor, nomor: string, sidik: string): Promise<RincianRow | undefined> {
  return details(db).where('t.nomor', '=', nomor).where('t.sidik_kode', '=', sidik).executeTakeFirst()
}

export function lockByKode(trx: Trx, nomor: string, sidik: string): Promise<RincianRow | undefined> {
  return details(trx)
    .where('t.nomor', '=', nomor)
    .where('t.sidik_kode', '=', sidik)
    .forUpdate('t')
    .executeTakeFirst()
}

type PesanRow = Omit<RincianPengaduan['pesan'][number], 'waktu'> & { kantor: string | null; waktu: Date }

export async function listPesan(db: Executor, id: number): Promise<PesanRow[]> {
  const { rows: found } = await sql<PesanRow>`
    select m.id, m.jenis, m.isi, m.kantor, m.created_at as waktu, u.nama as penulis,
      coalesce((select array_agg(f.kunci order by f.urutan) from okkp.pengaduan_foto f where f.pesan_id = m.id), '{}') as foto
    from okkp.pengaduan_pesan m left join akun.pengguna u on u.id = m.penulis_id
    where m.pengaduan_id = ${id} order by m.id`.execute(db)
  return found
}

export async function updatePengaduan(
  trx: Trx,
  id: number,
  values: Updateable<DB['okkp.pengaduan']>,
): Promise<void> {
  await trx.updateTable('okkp.pengaduan').set(values).where('id', '=', id).execute()
}

export async function insertPesan(
  trx: Trx,
  pesan: {
    pengaduan_id: number
    jenis: 'jawaban' | 'pelapor' | 'catatan'
    isi: string
    kantor: string | null
    penulis_id: number | null
    created_at: Date
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('okkp.pengaduan_pesan')
    .values(pesan)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lists the active accounts of the city, province and central office of a region. */
export function listPetugas(
  db: Executor,
  { provinsi_id, kota_id }: { provinsi_id: number | null; kota_id: number | null },
) {
  return db
    .selectFrom('akun.pengguna as u')
    .leftJoin('wilayah.provinsi as p', 'p.id', 'u.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'u.kota_id')
    .select([
      'u.id',
      'u.nama',
      'u.role',
      'u.provinsi_id',
      'u.kota_id',
      'p.nama as provinsi',
      'k.nama as kota',
    ])
    .where('u.aktif', '=', true)
    .where('u.dihapus', 'is', null)
    .where(
      sql<SqlBool>`(u.role = 'OKKP_ADMIN_PUSAT'
        or (u.role = 'OKKP_ADMIN_DAERAH' and u.provinsi_id = ${provinsi_id}::int)
        or (u.role = 'OKKP_ADMIN_KOTA' and u.kota_id = ${kota_id}::int))`,
    )
    .orderBy(sql`array_position(array['OKKP_ADMIN_KOTA', 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_PUSAT'], u.role)`)
    .orderBy('u.nama')
    .execute()
}
