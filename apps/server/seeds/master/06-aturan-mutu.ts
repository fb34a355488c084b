import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readAturanMutu } from '@portal/domain/okkp/uji-mutu/aturan-mutu'
import { sql } from 'kysely'
import { defineSeed } from '#platform/database/seed.ts'

// Source: DATA-LICENSES.md in the root folder.
const file = join(import.meta.dirname, '../data/kelas_mutu_beras.csv')

/** The regulation is the only source of this table, so its file overwrites existing rows. */
export default defineSeed({
  inputs: [file],
  async run(db, { say }) {
    const rows = readAturanMutu(await readFile(file, 'utf8'))
    await sql`
      insert into okkp.aturan_mutu (kunci, urutan, nama, arah, batas, satuan, catatan)
      select kunci, urutan, nama, arah, batas, satuan, catatan
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, urutan) => ({ ...row, urutan })))}::jsonb)
        as baru (kunci text, urutan smallint, nama text, arah text, batas double precision[], satuan text, catatan text)
      on conflict (kunci) do update set urutan = excluded.urutan, nama = excluded.nama, arah = excluded.arah,
        batas = excluded.batas, satuan = excluded.satuan, catatan = excluded.catatan`.execute(db)
    say(`Quality classes of rice: ${rows.length} parameters`)
  },
})
