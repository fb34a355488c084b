import { jenisIzin, jenisPengajuanUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { ceklisAwal } from '@portal/domain/psat/lapang/ceklis'
import { defineSeed } from '#platform/database/seed.ts'

/**
 * Adds the missing tariffs and the first checklist. Existing rows stay unchanged, because an administrator may have
 * edited them.
 */
export default defineSeed({
  async run(db, { say }) {
    const tarif = jenisIzin.flatMap((audit_type) =>
      jenisPengajuanUntuk(audit_type).map((jenis_pengajuan) => ({
        audit_type,
        jenis_pengajuan,
        nominal: 0,
      })),
    )
    await db
      .insertInto('psat.tarif')
      .values(tarif)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('psat.ceklis')
      .values({ versi: 1, isi: JSON.stringify(ceklisAwal) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    say(`Master data of PSAT: ${tarif.length} PNBP tariffs, a checklist of ${ceklisAwal.length} parts`)
  },
})
