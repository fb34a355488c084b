import type { IsiKasus } from './kasus.records.ts'

export const jam = (day: string, hour = 3) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`

/** Case without records besides its source, a positive rapid test of 2 November 2026, a Monday. */
export const kasusBaru: IsiKasus = {
  dibuka: jam('2026-11-02'),
  ditutup: null,
  luaran: null,
  registrasi_id: null,
  sumber: [{ asal: 'rapid_pasar', pada: jam('2026-11-02'), berlaku: true }],
  uji: [],
  rapid_ulang: [],
  permintaan: [],
  tindakan: [],
  pengawasan: [],
  usulan: [],
  batas_lama: null,
}

export const ujiPada = (day: string, status: 'MS' | 'TMS' | null, hour?: number) => ({
  tanggal: day,
  status,
  pada: jam(day, hour),
})
export const tindakanPada = (
  langkah: 'konfirmasi' | 'pengamanan' | 'penelusuran' | 'pembinaan',
  day: string,
) => ({
  langkah,
  pada: jam(day, 5),
})
