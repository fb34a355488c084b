import { jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'

const namaSppb = 'Sertifikat Penerapan Penanganan yang Baik Pangan Segar Asal Tumbuhan (SPPB-PSAT)'
const namaPl = 'Izin Edar Pangan Segar Asal Tumbuhan Produksi Luar Negeri (PSAT PL)'

interface Judul {
  izin: string
  singkat: string
  jenis: string
  pengantar: string
}

export function judulSertifikat(data: Sertifikat): Judul {
  const sppb = data.templat === 'sppb' || data.templat === 'sppb_pengalihan'
  const singkat = sppb ? 'SPPB-PSAT' : 'Izin Edar PSAT PL'
  const izin = sppb ? namaSppb : namaPl
  switch (data.templat) {
    case 'sppb':
    case 'pl':
      return {
        izin,
        singkat,
        jenis: jenisPengajuanLabels[data.jenis],
        pengantar: `Lampiran ini memuat informasi ${singkat} yang diberikan kepada ${data.perusahaan.nama} dan merupakan bagian yang tidak terpisahkan dari perizinan berusahanya.`,
      }
    case 'pl_perubahan':
      return {
        izin,
        singkat,
        jenis: jenisPengajuanLabels.perubahan_data,
        pengantar: `Lampiran ini memuat perubahan data ${singkat} milik ${data.perusahaan.nama} dan merupakan bagian yang tidak terpisahkan dari perizinan berusahanya.`,
      }
    default:
      return {
        izin,
        singkat,
        jenis: jenisPengajuanLabels.pengalihan,
        pengantar: `Lampiran ini memuat pengalihan kepemilikan ${singkat} dan merupakan bagian yang tidak terpisahkan dari perizinan berusaha pemilik baru.`,
      }
  }
}
