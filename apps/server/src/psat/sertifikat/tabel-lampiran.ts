import type {
  Sertifikat,
  SertifikatPlPengalihan,
  UnitPenanganan,
} from '@portal/domain/psat/sertifikat/sertifikat'
import { atau, tanggal } from './uraian.ts'

/** A table on separate pages after the signed page. */
export interface TabelLampiran {
  judul: string
  kolom: readonly { title: string; weight: number }[]
  baris: readonly (readonly string[])[]
}

function unit(judul: string, daftar: readonly UnitPenanganan[]): TabelLampiran {
  const dasar = [
    { title: 'No', weight: 5.5 },
    { title: 'Nama unit', weight: 15 },
    { title: 'Alamat', weight: 22 },
    { title: 'Status kepemilikan', weight: 11 },
  ]
  const kolomSppb = [
    { title: 'Nomor SPPB', weight: 15 },
    { title: 'Level', weight: 6 },
    { title: 'Ruang lingkup', weight: 18 },
    { title: 'Berlaku sampai', weight: 11 },
  ]
  const adaSppb = daftar.some(({ sppb }) => sppb !== null)
  return {
    judul,
    kolom: adaSppb ? [...dasar, ...kolomSppb] : dasar,
    baris: daftar.map(({ nama, alamat, status_kepemilikan, sppb }, index) => {
      const pokok = [`${index + 1}.`, atau(nama), atau(alamat), atau(status_kepemilikan)]
      if (!adaSppb) return pokok
      const izin = sppb
        ? [
            atau(sppb.nomor),
            atau(sppb.level?.toString()),
            atau(sppb.ruang_lingkup),
            tanggal(sppb.berlaku_sampai),
          ]
        : ['–', '–', '–', '–']
      return [...pokok, ...izin]
    }),
  }
}

function izinDialihkan({ izin }: SertifikatPlPengalihan): TabelLampiran {
  return {
    judul: 'Izin edar yang dialihkan',
    kolom: [
      { title: 'No', weight: 5.5 },
      { title: 'Nomor izin edar', weight: 17 },
      { title: 'Berlaku sampai', weight: 12 },
      { title: 'Jenis PSAT', weight: 12 },
      { title: 'Nama dagang/merek', weight: 14 },
      { title: 'Negara asal', weight: 10 },
      { title: 'Jenis kemasan', weight: 11 },
      { title: 'Berat bersih', weight: 10 },
      { title: 'Kelas mutu', weight: 10 },
    ],
    baris: izin.map((satu, index) => [
      `${index + 1}.`,
      atau(satu.nomor),
      tanggal(satu.berlaku_sampai),
      atau(satu.jenis_psat),
      satu.nama_merek ? `${satu.nama_dagang} / ${satu.nama_merek}` : atau(satu.nama_dagang),
      atau(satu.negara_asal),
      atau(satu.jenis_kemasan),
      atau(satu.berat_bersih),
      atau(satu.kelas_mutu),
    ]),
  }
}

export function tabelLampiran(data: Sertifikat): TabelLampiran[] {
  switch (data.templat) {
    case 'sppb':
      return data.unit.length > 1 ? [unit('Unit penanganan', data.unit)] : []
    case 'sppb_pengalihan':
      return [unit('Data pengalihan', data.unit)]
    case 'pl_pengalihan':
      return [unit('Unit penanganan', data.unit), izinDialihkan(data)]
    default:
      return [unit('Unit penanganan', data.unit)]
  }
}
