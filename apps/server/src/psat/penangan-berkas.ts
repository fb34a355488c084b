import type { PenangananBerkas } from './alur/berkas/jalur.ts'
import { readFaktaLampiran } from './berkas/lampiran.repository.ts'
import { kabarPengajuan } from './kabar-pengajuan.ts'
import { efekBersama, takeIzin } from './penangan-bersama.ts'

/** Who does what a step of track `berkas` asks for. */
export const penangananBerkas: PenangananBerkas = {
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
