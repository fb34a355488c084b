import { bareLists } from './bare-lists.ts'

type Unnamed = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>

const word = `'%' || platform.teks_cari($1) || '%'`
const ids = (table: string, words = 'cari') =>
  `any(array(select id from ${table} where ${words} like ${word}))`

/** Search condition of each list that a national office sees: the search text of the row and the names it refers to. */
const says = {
  'uji-lab': `t.cari like ${word}`,
  'rapid-test': `t.cari like ${word}`,
  'uji-mutu': `t.cari like ${word}`,
  sdm: `t.cari like ${word}`,
  pasar: `(t.cari like ${word} or t.kota_id = ${ids('wilayah.kota', 'platform.teks_cari(nama)')})`,
  profil: `t.pasar_id = ${ids('pasar.pasar')}`,
  'rapid-pasar': `(t.cari like ${word} or t.pasar_id = ${ids('pasar.pasar')} or t.komoditas_id = ${ids('okkp.komoditas')})`,
}

/** Query for a rare word: all matches first (up to 10,001 for the count), then the five rows that the page shows. */
const search = (table: string, where: string, columns: string, joins: string, order: string) => `
  with cocok as materialized (select * from ${table} t where ${where} limit 10001)
  select ${columns}, (select count(*)::int from cocok) as jumlah_semua
  from (select * from cocok t order by ${order} limit 5) t ${joins} order by ${order}`

const registrasi = search(
  'okkp.registrasi',
  `t.dihapus is null and t.cari like ${word}`,
  't.*, j.nama as jenis_registrasi, m.nama as komoditas',
  `join okkp.jenis_registrasi j on j.id = t.jenis_registrasi_id left join okkp.komoditas m on m.id = t.komoditas_id`,
  't.terbit_sertifikat desc, t.id desc',
)
const texts = [
  registrasi,
  ...Object.entries(says).flatMap(([name, where]) => {
    const list = bareLists[name]
    return list ? search(list.table, `${list.living} and ${where}`, list.columns, list.joins, list.order) : []
  }),
]

export function searchStaff(unnamed: Unnamed, kata: string) {
  return Promise.all(texts.map((text) => unnamed(text, [kata])))
}
