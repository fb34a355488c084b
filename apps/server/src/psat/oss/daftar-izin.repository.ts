import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '#platform/database/schema.gen.ts'
import { list } from '#platform/list/list.ts'
import { equals } from '#platform/list/rules.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'

/**
 * Kysely must build conditions on encrypted columns, because its plugin encrypts values but does not process raw SQL.
 */
const izin = expressionBuilder<{ i: DB['oss.izin'] }, 'i'>()

/** Condition: the licence has the NIB of the operator's company or the identity number of the person. */
function own({ id, perusahaan_id }: Pembaca) {
  return sql<SqlBool>`(i.nib = (select u.nib from akun.perusahaan u where u.id = ${perusahaan_id})
    or i.no_identitas = (select a.nomor_identitas from akun.pengguna a where a.id = ${id}))`
}

export const izinOssList = list({
  from: 'oss.izin as i',
  rows: (db) =>
    db
      .selectFrom('oss.izin as i')
      .leftJoin('psat.pengajuan as p', 'p.id_izin_oss', 'i.id')
      .select([
        'i.alamat_perseroan',
        'i.data_berubah',
        'i.dibaca',
        'i.diterima',
        'i.ds_ditanya',
        'i.email_perusahaan',
        'i.id',
        'i.id_izin',
        'i.id_produk',
        'i.id_proyek',
        'i.instansi',
        'i.kbli',
        'i.kd_daerah',
        'i.kd_status_oss',
        'i.kewenangan',
        'i.kode_izin',
        'i.nama_cabang',
        'i.nama_izin',
        'i.nama_kegiatan',
        'i.nama_perseroan',
        'i.nib',
        'i.no_identitas',
        'i.nomor_oss',
        'i.npwp_perseroan',
        'i.oss_id',
        'i.status_nib',
        'i.tertahan',
        'i.tgl_pengesahan',
        'i.tgl_terbit_nib',
        'i.uraian_usaha',
        'i.versi_pesan',
        'p.id as id_pengajuan',
      ]),
  visible: (actor: Pembaca) => (actor.role === 'PELAKU_USAHA' ? own(actor) : sql<SqlBool>`true`),
  filters: {
    no_identitas: (number: string) =>
      number === 'all'
        ? sql<SqlBool>`true`
        : sql<SqlBool>`(${izin('i.no_identitas', '=', number)} or i.nib = ${number})`,
    kode_izin: equals('i.kode_izin'),
    submit: (wanted: boolean) =>
      sql<SqlBool>`exists (select from psat.pengajuan p where p.id_izin_oss = i.id) = ${wanted}`,
  },
  orders: { '-diterima': sql`i.diterima desc, i.id desc` },
})
