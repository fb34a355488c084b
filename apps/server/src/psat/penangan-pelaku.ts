import type { PenangananPelaku } from './alur/pelaku/jalur.ts'
import { findTarif } from './alur/tarif.repository.ts'
import { kabarPengajuan } from './kabar-pengajuan.ts'
import { efekBersama, faktaPemeriksaan, takeIzin } from './penangan-bersama.ts'

/**
 * Handlers of the effects of track `pengajuan`. Only this file connects the modules, so the workflow service depends on
 * none of them.
 */
export const penangananPelaku: PenangananPelaku = {
  efek: {
    ...efekBersama,
    tetapkan_tarif: {
      async before({ trx, row }) {
        const kolom = { tarif: await findTarif(trx, row.audit_type, row.jenis_pengajuan) }
        return { kolom, muatan: kolom }
      },
    },
    buat_sertifikat: 'pemanggil',
    tulis_registri: 'pemanggil',
  },
  fakta: faktaPemeriksaan,
  kabar: kabarPengajuan,
  beforeOpen: takeIzin,
}
