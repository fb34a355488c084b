import { defineSeed } from '#platform/database/seed.ts'
import { keepWaktuLayanan } from '#psat/alur/jejak.service.ts'

/** Computes the service time of files that ended before the portal recorded it, once and with the same rule. */
export default defineSeed({
  async run(db, { say }) {
    const ended = await db
      .selectFrom('psat.pengajuan as p')
      .select([
        'p.id',
        'p.alur',
        'p.tahap',
        'p.audit_type',
        'p.is_input_pusat',
        'p.provinsi_id',
        'p.kota_id',
        'p.selesai',
      ])
      .where('p.selesai', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('psat.waktu_layanan as w').select('w.bagian').whereRef('w.pengajuan_id', '=', 'p.id'),
          ),
        ),
      )
      .execute()
    for (const berkas of ended) if (berkas.selesai) await keepWaktuLayanan(db, berkas, berkas.selesai)
    if (ended.length > 0) say(`Recorded the service times of ${ended.length} files`)
  },
})
