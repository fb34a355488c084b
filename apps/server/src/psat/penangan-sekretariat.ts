import type { PenangananSekretariat } from './alur/sekretariat/jalur.ts'
import { kabarPengajuan } from './kabar-pengajuan.ts'
import { efekBersama, faktaPemeriksaan, takeIzin } from './penangan-bersama.ts'
import { readFaktaLampiran } from './sekretariat/lampiran.repository.ts'

export const penangananSekretariat: PenangananSekretariat = {
  efek: {
    ...efekBersama,
    susun_lampiran: 'pemanggil',
    tanda_tangan: 'pemanggil',
    tulis_registri: 'pemanggil',
  },
  fakta: async (trx, id, now) => ({
    ...(await faktaPemeriksaan(trx, id, now)),
    ...(await readFaktaLampiran(trx, id)),
  }),
  kabar: kabarPengajuan,
  beforeOpen: takeIzin,
}
