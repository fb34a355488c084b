import type { FastifyInstance } from 'fastify'

type Named = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>
type Unnamed = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>
type Asked = { Querystring: Record<string, string> }

/**
 * A list of the bare server. Its query finds the ten rows of the page first and joins names only for them. The response
 * equals that of the portal, with names and children.
 */
interface BareList {
  table: string
  living: string
  columns: string
  joins: string
  order: string
  words?: true
}

const places =
  'left join wilayah.provinsi p on p.id = t.provinsi_id left join wilayah.kota k on k.id = t.kota_id'
/** Region for which a test was entered, and the account that entered it. */
const people =
  'left join wilayah.kota tk on tk.id = t.created_for left join wilayah.provinsi tp on tp.id = t.created_for left join akun.pengguna o on o.id = t.created_by'
const peopleNamed = 'coalesce(tk.nama, tp.nama) as wilayah_tujuan, o.nama as dibuat_oleh'
const test = {
  living: 't.dihapus is null',
  order: 't.tanggal desc, t.id desc',
}
const market = {
  living: 'true',
  columns: 't.*, p.nama as provinsi, k.nama as kota, m.nama as nama_pasar',
  joins: `${places} left join pasar.pasar m on m.id = t.pasar_id`,
  order: 't.tanggal desc, t.id desc',
}
export const bareLists: Record<string, BareList> = {
  'uji-lab': {
    ...test,
    words: true,
    table: 'okkp.uji_lab',
    columns: `t.*, p.nama as provinsi, k.nama as kota, m.nama as komoditas, j.nama as jenis, ${peopleNamed},
      (select coalesce(jsonb_agg(jsonb_build_object('parameter_id', h.parameter_id, 'parameter', q.nama, 'hasil_uji', h.hasil_uji,
        'satuan', h.satuan, 'standar', h.standar, 'metode_uji', h.metode_uji, 'status', h.status, 'batas', h.batas)
        order by h.urutan), '[]') from okkp.hasil_uji_lab h join okkp.parameter q on q.id = h.parameter_id
        where h.uji_lab_id = t.id) as hasil`,
    joins: `${places} ${people} left join okkp.komoditas m on m.id = t.komoditas_id
      left join okkp.jenis_uji_lab j on j.id = t.jenis_uji_lab_id`,
  },
  'rapid-test': {
    ...test,
    words: true,
    table: 'okkp.rapid_test',
    columns: `t.*, p.nama as provinsi, k.nama as kota, m.nama as komoditas, j.nama as jenis, q.nama as parameter, ${peopleNamed},
      i.no_registration, i.unit_usaha, f.id as tindak_lanjut_id, f.ditutup as tindak_lanjut_ditutup`,
    joins: `${places} ${people} left join okkp.komoditas m on m.id = t.komoditas_id
      left join okkp.jenis_rapid_test j on j.id = t.jenis_rapid_test_id left join okkp.parameter q on q.id = t.parameter_id
      left join okkp.registrasi i on i.id = t.registrasi_id
      left join okkp.kasus_sumber g on g.asal = 'rapid_test' and g.asal_id = t.id left join okkp.kasus f on f.id = g.kasus_id`,
  },
  pasar: {
    table: 'pasar.pasar',
    living: 'true',
    columns: 't.*, p.nama as provinsi, k.nama as kota, c.nama as kecamatan',
    joins: `${places} left join wilayah.kecamatan c on c.id = t.kecamatan_id`,
    order: 't.nama, t.id',
  },
  pedagang: {
    table: 'pasar.pedagang',
    living: 'true',
    columns: `t.*, p.nama as provinsi, k.nama as kota, m.nama as nama_pasar, g.nama as kelompok,
      (select coalesce(jsonb_agg(jsonb_build_object('komoditas_id', b.komoditas_id, 'komoditas', c.nama, 'pemasok_id', b.pemasok_id,
        'pemasok', s.nama, 'asal_kota_id', b.asal_kota_id, 'asal_kota', a.nama, 'frekuensi', b.frekuensi) order by c.nama), '[]')
        from pasar.pasokan b join okkp.komoditas c on c.id = b.komoditas_id left join pasar.pemasok s on s.id = b.pemasok_id
        left join wilayah.kota a on a.id = b.asal_kota_id where b.pedagang_id = t.id) as pasokan`,
    joins: `${places} left join pasar.pasar m on m.id = t.pasar_id
      left join pasar.kelompok_pedagang g on g.id = t.group_id`,
    order: 't.id desc',
  },
  'uji-mutu': {
    ...test,
    table: 'okkp.uji_mutu',
    columns: `t.*, p.nama as provinsi, k.nama as kota, m.nama as komoditas, ${peopleNamed}`,
    joins: `${places} ${people} left join okkp.komoditas m on m.id = t.komoditas_id`,
  },
  sdm: {
    table: 'okkp.sdm',
    living: 'true',
    columns: `t.*, p.nama as provinsi, k.nama as kota, g.nama as golongan, u.nama as akun,
      (select coalesce(jsonb_agg(c order by c.urutan), '[]') from okkp.kompetensi_sdm c where c.sdm_id = t.id) as kompetensi`,
    joins: `${places} left join okkp.golongan g on g.id = t.golongan_id left join akun.pengguna u on u.id = t.akun_id`,
    order: 't.nama_lengkap, t.id',
  },
  profil: {
    ...market,
    table: 'pasar.profil',
    order: 't.tahun_program desc, t.id desc',
  },
  survei: {
    ...market,
    table: 'pasar.survei',
    columns: `${market.columns}, q.edisi, q.skala, q.nama as nama_kuesioner,
      (select jsonb_agg(jsonb_build_object('kode', b.kode, 'teks', b.teks) order by b.urutan) from pasar.butir_kuesioner b
        where b.kuesioner_id = t.kuesioner_id) as butir`,
    joins: `${market.joins} left join pasar.kuesioner q on q.id = t.kuesioner_id`,
  },
  sanitasi: {
    ...market,
    table: 'pasar.sanitasi',
    columns: `${market.columns}, (select jsonb_agg(jsonb_build_object('aspek_kode', a.aspek_kode, 'nilai', a.nilai, 'butir', a.butir)
      order by a.aspek_kode) from pasar.aspek_sanitasi a where a.sanitasi_id = t.id) as aspek`,
  },
  'rapid-pasar': {
    ...market,
    table: 'pasar.rapid_test',
    columns: `${market.columns}, j.nama as jenis, q.nama as parameter, c.nama as komoditas, s.nama as pemasok,
      d.is_okkp as pedagang_okkp, s.asal_kota_id, a.nama as asal_kota, r.tindak_lanjut_id, r.ditutup, r.keadaan`,
    joins: `${market.joins} left join okkp.jenis_rapid_test j on j.id = t.jenis_rapid_test_id
      left join okkp.parameter q on q.id = t.parameter_id left join okkp.komoditas c on c.id = t.komoditas_id
      left join pasar.pemasok s on s.id = t.pemasok_id left join wilayah.kota a on a.id = s.asal_kota_id
      left join pasar.pedagang d on d.id = t.pedagang_id
      left join okkp.keadaan_kasus r on r.asal = 'rapid_pasar' and r.asal_id = t.id`,
  },
}

export const totalsOf = (name: string) => `bench.jumlah_${name.replace('-', '_')}`

/** Registers the routes of each list: nation and one province (total from a small table), one row, and text search. */
export function registerLists(app: FastifyInstance, named: Named, unnamed: Unnamed): void {
  for (const [name, { table, living, columns, joins, order, words }] of Object.entries(bareLists)) {
    const rowsOf = (from: string) => `select ${columns} from (${from}) t ${joins}`
    app.get<Asked>(`/${name}`, async ({ query: { provinsi_id } }) => {
      const [way, values] = provinsi_id === undefined ? ['nasional', []] : ['provinsi', [provinsi_id]]
      const where = values.length === 0 ? 'true' : 'provinsi_id = $1'
      const page = `select * from ${table} t where ${living} and ${where} order by ${order} limit 10`
      const [rows, [sum]] = await Promise.all([
        named(`${name}_${way}`, `${rowsOf(page)} order by ${order}`, values),
        named(
          `${name}_jumlah_${way}`,
          `select sum(n)::int as total from ${totalsOf(name)} where ${where}`,
          values,
        ),
      ])
      return { success: true, data: rows, meta: { page: 1, limit: 10, total: sum?.total } }
    })
    app.get<Asked>(`/${name}/rinci`, async ({ query: { id } }) => {
      const [row] = await named(
        `${name}_rinci`,
        rowsOf(`select * from ${table} t where ${living} and t.id = $1`),
        [id],
      )
      return { success: true, data: row }
    })
    if (!words) continue
    // PostgreSQL plans these statements for each word. A frequent word appears soon in list order; a rare one needs all
    // matches, then a sort.
    const says = `${living} and t.cari like '%' || platform.teks_cari($1) || '%'`
    app.get<Asked>(`/${name}/cari-sering`, async ({ query: { search } }) => {
      const page = `select * from ${table} t where ${says} order by ${order} limit 10`
      const [rows, [sum]] = await Promise.all([
        unnamed(`${rowsOf(page)} order by ${order}`, [search]),
        unnamed(`select count(*)::int as total from (select from ${table} t where ${says} limit 10001) t`, [
          search,
        ]),
      ])
      return { success: true, data: rows, meta: { page: 1, limit: 10, total: sum?.total } }
    })
    app.get<Asked>(`/${name}/cari-langka`, async ({ query: { search } }) => {
      const rows = await unnamed(
        `with cocok as materialized (select * from ${table} t where ${says} limit 10001)
          select ${columns}, (select count(*)::int from cocok) as total
          from (select * from cocok t order by ${order} limit 10) t ${joins} order by ${order}`,
        [search],
      )
      return { success: true, data: rows, meta: { page: 1, limit: 10, total: rows[0]?.total ?? 0 } }
    })
  }
}
