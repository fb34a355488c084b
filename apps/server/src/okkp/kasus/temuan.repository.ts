import { sanksiLabels } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { Temuan } from './temuan.ts'

const failed = sql<string | null>`(select string_agg(q.nama, ', ' order by h.urutan) from okkp.hasil_uji_lab h
  join okkp.parameter q on q.id = h.parameter_id where h.uji_lab_id = u.id and h.status = 'TMS')`
const firstFailed = sql<number | null>`(select h.parameter_id from okkp.hasil_uji_lab h
  where h.uji_lab_id = u.id and h.status = 'TMS' order by h.urutan limit 1)`

function ujiTemuan(db: Executor, which: RawBuilder<SqlBool>) {
  return db
    .selectFrom('okkp.uji_lab as u')
    .innerJoin('okkp.komoditas as m', 'm.id', 'u.komoditas_id')
    .select([
      'u.id',
      'u.tanggal',
      'u.lokasi_sampel',
      'u.registrasi_id',
      'u.provinsi_id',
      'u.kota_id',
      'u.created_for',
    ])
    .select(['u.komoditas_id', 'u.komoditas_tambahan', 'u.jenis_uji_lab_id', 'u.status', 'u.kode_sampel'])
    .select(['m.nama as komoditas', failed.as('temuan'), firstFailed.as('parameter_id')])
    .where('u.dihapus', 'is', null)
    .where(which)
    .execute()
}

type UjiTemuan = Awaited<ReturnType<typeof ujiTemuan>>[number]

const temuanOfUji = (row: UjiTemuan): Temuan => ({
  asal: 'uji_lab',
  asal_id: row.id,
  tanggal: row.tanggal,
  temuan: row.temuan ?? 'Uji laboratorium',
  komoditas: [row.komoditas, row.komoditas_tambahan].filter(Boolean).join(', '),
  lokasi: row.lokasi_sampel ?? '–',
  registrasi_id: row.registrasi_id,
  provinsi_id: row.provinsi_id,
  kota_id: row.kota_id,
  created_for: row.created_for,
  komoditas_id: row.komoditas_id,
  komoditas_tambahan: row.komoditas_tambahan,
  jenis_uji_id: row.jenis_uji_lab_id,
  parameter_id: row.parameter_id,
})

/** Returns the finding that a laboratory test is or would be. */
export async function findTemuanUji(db: Executor, id: number) {
  const [row] = await ujiTemuan(db, sql`u.id = ${id}`)
  return (
    row && {
      temuan: temuanOfUji(row),
      berlaku: row.status === 'TMS',
      status: row.status,
      kode: row.kode_sampel,
    }
  )
}

/** Returns the TMS tests of an import that are recent enough for a case. */
export async function listTemuanBatch(db: Executor, batchId: number, since: string): Promise<Temuan[]> {
  const rows = await ujiTemuan(
    db,
    sql`u.batch_id = ${batchId} and u.status = 'TMS' and u.tanggal >= ${since}::date`,
  )
  return rows.map(temuanOfUji)
}

/** Returns the finding that a supervision is or would be. Its goods are those of the registration. */
export async function findTemuanPengawasan(db: Executor, id: number) {
  const row = await db
    .selectFrom('okkp.pengawasan as w')
    .innerJoin('okkp.registrasi as r', 'r.id', 'w.registrasi_id')
    .leftJoin('okkp.komoditas as m', 'm.id', 'r.komoditas_id')
    .select([
      'w.id',
      'w.tanggal',
      'w.sanksi',
      'w.registrasi_id',
      'r.provinsi_id',
      'r.kota_id',
      'r.komoditas_id',
    ])
    .select(['r.nama_psat', 'r.unit_usaha', 'm.nama as komoditas'])
    .where('w.id', '=', id)
    .where('w.dihapus', 'is', null)
    .executeTakeFirst()
  // A unit of the centre without a region has no office that could act.
  if (!row || row.provinsi_id === null) return undefined
  const temuan: Temuan = {
    asal: 'pengawasan',
    asal_id: row.id,
    tanggal: row.tanggal,
    temuan: `Sanksi: ${sanksiLabels[row.sanksi]}`,
    komoditas: row.komoditas ?? row.nama_psat ?? '–',
    lokasi: row.unit_usaha,
    registrasi_id: row.registrasi_id,
    provinsi_id: row.provinsi_id,
    kota_id: row.kota_id,
    komoditas_id: row.komoditas_id,
  }
  return { temuan, berlaku: row.sanksi !== 'tidak_ada' }
}
