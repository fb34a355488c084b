import type { FastifyInstance } from 'fastify'

type Named = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>
type Asked = { Querystring: Record<string, string> }

/** A list of the bare server: its columns, names and order; its page is found first, names for ten rows alone. */
interface BareList {
  table: string
  living: string
  columns: string
  joins: string
  order: string
}

const places =
  'left join wilayah.provinsi p on p.id = t.provinsi_id left join wilayah.kota k on k.id = t.kota_id'
const test = {
  living: 't.dihapus is null',
  order: 't.tanggal desc, t.id desc',
}
export const bareLists: Record<string, BareList> = {
  'uji-lab': {
    ...test,
    table: 'okkp.uji_lab',
    columns: `t.*, p.nama as provinsi, k.nama as kota, m.nama as komoditas, j.nama as jenis,
      (select coalesce(jsonb_agg(jsonb_build_object('parameter_id', h.parameter_id, 'parameter', q.nama, 'hasil_uji', h.hasil_uji,
        'satuan', h.satuan, 'standar', h.standar, 'metode_uji', h.metode_uji, 'status', h.status, 'batas', h.batas)
        order by h.urutan), '[]') from okkp.hasil_uji_lab h join okkp.parameter q on q.id = h.parameter_id
        where h.uji_lab_id = t.id) as hasil`,
    joins: `${places} left join okkp.komoditas m on m.id = t.komoditas_id
      left join okkp.jenis_uji_lab j on j.id = t.jenis_uji_lab_id`,
  },
  'rapid-test': {
    ...test,
    table: 'okkp.rapid_test',
    columns:
      't.*, p.nama as provinsi, k.nama as kota, m.nama as komoditas, j.nama as jenis, q.nama as parameter',
    joins: `${places} left join okkp.komoditas m on m.id = t.komoditas_id
      left join okkp.jenis_rapid_test j on j.id = t.jenis_rapid_test_id left join okkp.parameter q on q.id = t.parameter_id`,
  },
  pasar: {
    table: 'pasar.pasar',
    living: 'true',
    columns: 't.*, p.nama as provinsi, k.nama as kota',
    joins: places,
    order: 't.nama, t.id',
  },
  pedagang: {
    table: 'pasar.pedagang',
    living: 'true',
    columns: 't.*, p.nama as provinsi, k.nama as kota, m.nama as nama_pasar, g.nama as kelompok',
    joins: `${places} left join pasar.pasar m on m.id = t.pasar_id
      left join pasar.kelompok_pedagang g on g.id = t.group_id`,
    order: 't.id desc',
  },
}

/** Where the totals of a list by province stand. */
export const totalsOf = (name: string) => `bench.jumlah_${name.replace('-', '_')}`

/** Every list for the nation and for one province, with its total from a small table. */
export function registerLists(app: FastifyInstance, named: Named): void {
  for (const [name, { table, living, columns, joins, order }] of Object.entries(bareLists)) {
    app.get<Asked>(`/${name}`, async ({ query: { provinsi_id } }) => {
      const [way, values] = provinsi_id === undefined ? ['nasional', []] : ['provinsi', [provinsi_id]]
      const where = values.length === 0 ? 'true' : 'provinsi_id = $1'
      const [rows, [sum]] = await Promise.all([
        named(
          `${name}_${way}`,
          `select ${columns} from (select * from ${table} t where ${living} and ${where} order by ${order} limit 10) t
            ${joins} order by ${order}`,
          values,
        ),
        named(
          `${name}_jumlah_${way}`,
          `select sum(n)::int as total from ${totalsOf(name)} where ${where}`,
          values,
        ),
      ])
      return { success: true, data: rows, meta: { page: 1, limit: 10, total: sum?.total } }
    })
  }
}
