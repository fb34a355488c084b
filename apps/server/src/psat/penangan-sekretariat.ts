import type { PenangananSekretariat } from './alur/sekretariat/jalur.ts'
import { kabarPengajuan } from './kabar-pengajuan.ts'
import { efekBersama, takeIzin } from './penangan-bersama.ts'
import { readFaktaLampiran } from './sekretariat/lampiran.repository.ts'

export const penangananSekretariat: PenangananSekretariat = {
  efek: {
    ...efekBersama,
    susun_lampiran: 'pemanggil',
    tanda_tangan: 'pemanggil',
    tulis_registri: 'pemanggil',
  },
  fakta: readFaktaLampiran,
  kabar: kabarPengajuan,
  beforeOpen: takeIzin,
}
