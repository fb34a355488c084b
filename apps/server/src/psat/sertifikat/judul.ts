import { jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import type { BentukCetakan } from './bentuk-cetakan.ts'

const namaSppb = 'Sertifikat Penerapan Penanganan yang Baik Pangan Segar Asal Tumbuhan (SPPB-PSAT)'
const namaPl = 'Izin Edar Pangan Segar Asal Tumbuhan Produksi Luar Negeri (PSAT PL)'

interface Judul {
  izin: string
  singkat: string
  /** What the paper calls itself. */
  sebutan: 'Sertifikat' | 'Lampiran'
  jenis: string
  pengantar: string
}

export function judulSertifikat(data: Sertifikat, bentuk: BentukCetakan = 'sertifikat'): Judul {
  const sebutan = bentuk === 'sertifikat' ? 'Sertifikat' : 'Lampiran'
  const sppb = data.templat === 'sppb' || data.templat === 'sppb_pengalihan'
  const singkat = sppb ? 'SPPB-PSAT' : 'Izin Edar PSAT PL'
  const izin = sppb ? namaSppb : namaPl
  switch (data.templat) {
    case 'sppb':
    case 'pl':
      return {
        izin,
        singkat,
        sebutan,
        jenis: jenisPengajuanLabels[data.jenis],
        pengantar: `${sebutan} ini memuat informasi ${singkat} yang diberikan kepada ${data.perusahaan.nama} dan merupakan bagian yang tidak terpisahkan dari perizinan berusahanya.`,
      }
    case 'pl_perubahan':
      return {
        izin,
        singkat,
        sebutan,
        jenis: jenisPengajuanLabels.perubahan_data,
        pengantar: `${sebutan} ini memuat perubahan data ${singkat} milik ${data.perusahaan.nama} dan merupakan bagian yang tidak terpisahkan dari perizinan berusahanya.`,
      }
    default:
      return {
        izin,
        singkat,
        sebutan,
        jenis: jenisPengajuanLabels.pengalihan,
        pengantar: `${sebutan} ini memuat pengalihan kepemilikan ${singkat} dan merupakan bagian yang tidak terpisahkan dari perizinan berusaha pemilik baru.`,
      }
  }
}
