import { buildLibrary } from '@portal/domain/okkp/batas/pustaka'
import { usulUntuk } from '@portal/domain/okkp/uji-lab/uji-lab.putusan'
import { sql } from 'kysely'
import { readIsiPustaka } from '#okkp/batas/pustaka.repository.ts'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'

/** Lists the results of laboratory tests that confirm or refute a positive rapid test, before the library judged them. */
const listHasil = (db: Executor) =>
  db
    .selectFrom('okkp.hasil_uji_lab as h')
    .innerJoin('okkp.uji_lab as u', 'u.id', 'h.uji_lab_id')
    .select(['h.uji_lab_id', 'h.parameter_id', 'h.hasil_uji', 'h.satuan', 'h.status'])
    .select(['u.komoditas_id', 'u.tanggal'])
    .where('u.tindak_lanjut_id', 'is not', null)
    .where('u.komoditas_id', 'is not', null)
    .where('h.usul', 'is', null)
    .execute()

/** Judges the confirmations of banned substances by their rule, as the portal does for entered results. */
export default defineSeed({
  async run(db, { say }) {
    const library = buildLibrary(await readIsiPustaka(db))
    const rows = (await listHasil(db)).flatMap(({ uji_lab_id, status, tanggal, komoditas_id, ...hasil }) => {
      const usul = usulUntuk(library, { komoditas_id: Number(komoditas_id), tanggal }, hasil)
      return usul.cara === 'semua' && usul.usul === status
        ? [{ uji_lab_id, parameter_id: hasil.parameter_id, ...usul }]
        : []
    })
    await sql`
      update okkp.hasil_uji_lab h set usul = baru.usul, batas_id = baru.batas_id, batas = baru.batas, cara = baru.cara,
        alasan_usul = baru.alasan_usul, alasan = null
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as baru (uji_lab_id bigint, parameter_id int, usul text,
        batas_id int, batas text, cara text, alasan_usul text)
      where h.uji_lab_id = baru.uji_lab_id and h.parameter_id = baru.parameter_id`.execute(db)
    say(`Judged ${rows.length} demo confirmations by the rules for banned substances`)
  },
})
