import type { IsiKasus, KeadaanPermintaan, PermintaanKasus, TindakanKasus } from './kasus.records.ts'
import type { AsalKasus } from './kasus.table.ts'

export const jam = (day: string, hour = 3) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`

/** Source with the finding formalin unless another is named. */
export const sumberPada = (asal: AsalKasus, day: string, id: number, pokok = 'formalin', hour?: number) => ({
  ...{ id, asal, pokok },
  pada: jam(day, hour),
  berlaku: true,
})

/** Case without records besides its source, a positive rapid test of 2 November 2026, a Monday. */
export const kasusBaru: IsiKasus = {
  dibuka: jam('2026-11-02'),
  ditutup: null,
  luaran: null,
  ditutup_koreksi: false,
  registrasi_id: null,
  sumber: [sumberPada('rapid_pasar', '2026-11-02', 1)],
  uji: [],
  rapid_ulang: [],
  permintaan: [],
  tindakan: [],
  pengawasan: [],
  usulan: [],
  batas_lama: null,
}

export const ujiPada = (day: string, status: 'MS' | 'TMS' | null, hour?: number, pokok = 'formalin') => ({
  tanggal: day,
  status,
  pada: jam(day, hour),
  lulus: status === 'MS' ? [pokok] : [],
  gagal: status === 'TMS' ? [pokok] : [],
})
export const tindakanPada = (
  langkah: 'konfirmasi' | 'pengamanan' | 'penelusuran' | 'pembinaan',
  day: string,
  more: Partial<TindakanKasus> = {},
) => ({
  ...{ langkah, tanggal: day, sumber: null },
  pada: jam(day, 5),
  ...more,
})
export const permintaanPada = (
  day: string,
  keadaan: KeadaanPermintaan = 'menunggu',
  more: Partial<PermintaanKasus> = {},
) => ({
  ...{ keadaan, dijawab: null, batas: '2026-11-23' },
  pada: jam(day),
  ...more,
})
