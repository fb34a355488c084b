import Fastify from 'fastify'
import pg from 'pg'
import { registerLists } from './bare-lists.ts'
import { searchStaff } from './bare-search.ts'

/**
 * The baseline for the portal: Fastify and pg on the same tables, with named statements, page and total in parallel,
 * and totals from a small table where a count would read the whole registry. It has no session, scope or validation.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  idleTimeoutMillis: 5 * 60_000,
  // Same setting as the portal. PostgreSQL looks up the names of ten rows instead of reading whole tables.
  options: '-c random_page_cost=1.1',
})
const app = Fastify()

const columns = `r.*, j.nama as jenis_registrasi, p.nama as provinsi, k.nama as kota, m.nama as komoditas,
  h.nama as jenis_hc, s.nama as jenis_sertifikat`
const joins = `join okkp.jenis_registrasi j on j.id = r.jenis_registrasi_id
  left join wilayah.provinsi p on p.id = r.provinsi_id left join wilayah.kota k on k.id = r.kota_id
  left join okkp.komoditas m on m.id = r.komoditas_id left join okkp.jenis_hc h on h.id = r.jenis_hc_id
  left join okkp.jenis_sertifikat s on s.id = r.jenis_sertifikat_id`
const newest = 'r.terbit_sertifikat desc, r.id desc'

const named = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows
const unnamed = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows

/** Query for a page. The inner query selects ten rows first, so that the joins look up names only for them. */
const pageOf = (where: string) => `select ${columns} from (
  select * from okkp.registrasi r where r.dihapus is null and ${where} order by ${newest} limit 10) r ${joins} order by ${newest}`

const total = (where: string) => `select sum(n)::int as total from bench.jumlah_registrasi where ${where}`

async function list(name: string, where: string, counted: string, values: unknown[]) {
  const [rows, [sum]] = await Promise.all([
    named(`halaman_${name}`, pageOf(where), values),
    named(`jumlah_${name}`, total(counted), values),
  ])
  return { success: true, data: rows, meta: { page: 1, limit: 10, total: sum?.total } }
}

type Asked = { Querystring: Record<string, string> }

app.get('/siap', async () => ({ success: true }))
app.get('/nasional', () => list('nasional', 'true', 'true', []))
app.get<Asked>('/provinsi', ({ query }) =>
  list('provinsi', 'r.provinsi_id = $1', 'provinsi_id = $1', [query.provinsi_id]),
)
app.get<Asked>('/provinsi-jenis', ({ query }) =>
  list(
    'provinsi_jenis',
    'r.provinsi_id = $1 and r.jenis_registrasi_id = $2',
    'provinsi_id = $1 and jenis_registrasi_id = $2',
    [query.provinsi_id, query.jenis_registrasi_id],
  ),
)

/** PostgreSQL plans a trigram search for each word. The total stops at ten thousand. */
const matches = `r.dihapus is null and r.cari like '%' || platform.teks_cari($1) || '%'`
app.get<Asked>('/cari-sering', async ({ query }) => {
  const [rows, [sum]] = await Promise.all([
    unnamed(pageOf(`r.cari like '%' || platform.teks_cari($1) || '%'`), [query.search]),
    unnamed(
      `select count(*)::int as total from (select from okkp.registrasi r where ${matches} limit 10001) r`,
      [query.search],
    ),
  ])
  return { success: true, data: rows, meta: { page: 1, limit: 10, total: sum?.total } }
})
/** Search for a rare word: all matches first, then the sort. */
app.get<Asked>('/cari-langka', async ({ query }) => {
  const rows = await unnamed(
    `with cocok as materialized (select * from okkp.registrasi r where ${matches} limit 10001)
      select ${columns}, (select count(*)::int from cocok) as total
      from (select * from cocok r order by ${newest} limit 10) r ${joins} order by ${newest}`,
    [query.search],
  )
  return { success: true, data: rows, meta: { page: 1, limit: 10, total: rows[0]?.total ?? 0 } }
})
/** Suggestions: permits in list order, and commodities of the registry by similarity. */
app.get<Asked>('/saran', async ({ query }) => {
  const [izin, komoditas] = await Promise.all([
    unnamed(
      `with cocok as materialized (select * from okkp.registrasi r where ${matches} limit 10001)
        select ${columns} from (select * from cocok r order by ${newest} limit 20) r ${joins} order by ${newest}`,
      [query.kata],
    ),
    unnamed(
      `select k.id, k.nama from okkp.komoditas k
        where (k.cari %> platform.teks_cari($1) or k.cari like '%' || platform.teks_cari($1) || '%')
          and exists (select from okkp.registrasi r where r.komoditas_id = k.id and r.dihapus is null)
        order by word_similarity(platform.teks_cari($1), k.cari) desc, k.nama limit 3`,
      [query.kata],
    ),
  ])
  return { success: true, data: { izin, komoditas } }
})
app.get<Asked>('/nomor', async ({ query }) => {
  const rows = await named(
    'nomor',
    `select ${columns} from okkp.registrasi r ${joins} where r.dihapus is null
      and r.digantikan_oleh is null and lower(r.no_registration) = lower($1)`,
    [query.no_reg],
  )
  return { success: true, data: rows, meta: { page: 1, limit: 10, total: rows.length } }
})
app.get<Asked>('/rinci', async ({ query }) => {
  const [rows, watched] = await Promise.all([
    named(
      'rinci',
      `select ${columns}, c.nama as dibuat_oleh, u.nama as diubah_oleh from okkp.registrasi r ${joins}
        left join akun.pengguna c on c.id = r.created_by left join akun.pengguna u on u.id = r.updated_by
        where r.dihapus is null and r.id = $1`,
      [query.id],
    ),
    named(
      'pengawasan',
      `select w.*, (select coalesce(jsonb_agg(t order by t.urutan), '[]') from okkp.temuan_pengawasan t
          where t.pengawasan_id = w.id) as temuan
        from okkp.pengawasan w where w.registrasi_id = $1 and w.dihapus is null order by w.tanggal desc, w.id desc`,
      [query.id],
    ),
  ])
  return { success: true, data: { ...rows[0], pengawasan: watched } }
})
app.get<Asked>('/kode', async ({ query }) => {
  const rows = await named(
    'kode',
    `select ${columns}, g.kode_verifikasi as kode_pengganti from okkp.registrasi r ${joins}
      left join okkp.registrasi g on g.id = r.digantikan_oleh where r.dihapus is null and r.kode_verifikasi = $1`,
    [query.kode],
  )
  return { success: true, data: rows[0] }
})
app.get<Asked>('/notifikasi', async ({ query }) => {
  const [rows, [count]] = await Promise.all([
    named('notifikasi', 'select * from akun.notifikasi where id_pengguna = $1 order by id desc limit 10', [
      query.id,
    ]),
    named(
      'notifikasi_jumlah',
      `select count(*)::int as total, (count(*) filter (where status = 'UNREAD'))::int as unread
        from akun.notifikasi where id_pengguna = $1`,
      [query.id],
    ),
  ])
  return {
    success: true,
    detail: { data: rows, unread: count?.unread },
    meta: { page: 1, total: count?.total },
  }
})

const files = `select p.*, w.nama as provinsi, k.nama as kota, l.nama as nama_lead,
    array(select u.nama from akun.pengguna u where u.id = any(p.auditor_id) order by u.nama) as nama_auditor,
    (select jsonb_agg(b order by b.urutan) from psat.buku_waktu b where b.pengajuan_id = p.id) as entri
  from (select * from psat.pengajuan p where WHERE order by p.dibuat desc, p.id desc limit 10) p
  left join wilayah.provinsi w on w.id = p.provinsi_id left join wilayah.kota k on k.id = p.kota_id
  left join akun.pengguna l on l.id = p.lead_auditor_id order by p.dibuat desc, p.id desc`
const fileCounts = `select tahap, sum(n)::int as total, (sum(n) filter (where tenggat < current_date))::int as terlambat,
    (sum(n) filter (where jeda))::int as jeda from bench.jumlah_pengajuan where audit_type = $1 group by tahap`

async function fileList(name: string, where: string, counts: string, values: unknown[]) {
  const [rows, perStage] = await Promise.all([
    named(`berkas_${name}`, files.replace('WHERE', where), values),
    named(`berkas_jumlah_${name}`, counts, values.slice(0, 1)),
  ])
  return { success: true, data: rows, counts: perStage }
}
app.get<Asked>('/berkas', ({ query }) =>
  fileList('semua', 'p.audit_type = $1', fileCounts, [query.auditType]),
)
app.get<Asked>('/berkas-tahap', ({ query }) =>
  fileList('tahap', "p.audit_type = $1 and p.alur = 'pengajuan' and p.tahap = $2", fileCounts, [
    query.auditType,
    query.process,
  ]),
)
app.get<Asked>('/berkas-saya', ({ query }) =>
  fileList(
    'saya',
    'p.lead_auditor_id = $1',
    `select tahap, count(*)::int as total, (count(*) filter (where selesai is null and tenggat < current_date))::int as terlambat,
      (count(*) filter (where jeda))::int as jeda from psat.pengajuan where lead_auditor_id = $1 group by tahap`,
    [query.id],
  ),
)

app.get<Asked>('/pencarian', async ({ query }) => ({
  success: true,
  data: await searchStaff(unnamed, query.kata ?? ''),
}))
registerLists(app, named, unnamed)

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.once('SIGTERM', () => app.close().finally(() => pool.end()))
