import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { defineSeed } from '#platform/database/seed.ts'

// Sources of komoditas.tsv: DATA-LICENSES.md in the root folder.
const file = join(import.meta.dirname, '../data/komoditas.tsv')

const asal = 'Pangan Segar Asal Tumbuhan'
const kelompok = [
  { kode: 'SER', nama: 'Serealia', asal },
  { kode: 'UMB', nama: 'Umbi', asal },
  { kode: 'KAC', nama: 'Kacang-Kacangan, Polong-Polongan, Biji-Bijian, dan Biji/Buah Berminyak', asal },
  { kode: 'SAY', nama: 'Sayur, Termasuk Jamur', asal },
  { kode: 'BUA', nama: 'Buah', asal },
  { kode: 'REM', nama: 'Rempah', asal },
  { kode: 'PNY', nama: 'Bahan Penyegar dan Pemanis', asal },
  { kode: 'LLN', nama: 'Lainnya (di luar klasifikasi)', asal },
]

async function readKomoditas() {
  const [, ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  return lines.map((line) => {
    const [kode, sub, nama = '', inggris, latin, alias = ''] = line.split('\t')
    return {
      kode,
      sub_kelompok: sub || null,
      nama,
      nama_inggris: inggris || null,
      nama_latin: latin || null,
      alias: alias.split('; ').filter(Boolean),
    }
  })
}

export default defineSeed({
  inputs: [file],
  async run(db, { say }) {
    const komoditas = await readKomoditas()
    say(`Commodities: ${komoditas.length} names in ${kelompok.length} groups`)
    await db
      .insertInto('okkp.kelompok_komoditas')
      .values(kelompok)
      .onConflict((conflict) => conflict.column('kode').doNothing())
      .execute()
    // Existing rows stay unchanged, because an administrator may have edited them.
    await sql`
      insert into okkp.komoditas (nama, nama_inggris, nama_latin, kelompok_id, sub_kelompok, alias)
      select baru.nama, baru.nama_inggris, baru.nama_latin, kelompok.id, baru.sub_kelompok, baru.alias
      from jsonb_to_recordset(${JSON.stringify(komoditas)}::jsonb) as baru (
        kode text, sub_kelompok text, nama text, nama_inggris text, nama_latin text, alias text[])
      join okkp.kelompok_komoditas kelompok on kelompok.kode = baru.kode
      on conflict do nothing`.execute(db)
  },
})
