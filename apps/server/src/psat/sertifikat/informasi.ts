import type {
  LamaBaru,
  Sertifikat,
  SertifikatPl,
  SertifikatPlPengalihan,
  SertifikatPlPerubahan,
  SertifikatSppb,
  SertifikatSppbPengalihan,
} from '@portal/domain/psat/sertifikat/sertifikat'
import type { TableRow } from '#platform/pdf/paper/table.ts'
import { atau, barisInformasi, berlampiran, type Informasi, jumlahUnit, pemilik, tanggal } from './uraian.ts'

function daftar(isi: readonly string[]): string {
  const terisi = isi.map((satu) => satu.trim()).filter(Boolean)
  return terisi.length > 1 ? terisi.map((satu, index) => `${index + 1}. ${satu}`).join('\n') : atau(terisi[0])
}

function sppb(
  { perusahaan, unit, nomor, level, ruang_lingkup, berlaku_sampai }: SertifikatSppb,
  templatLama: boolean,
): Informasi[] {
  const pemegang: Informasi[] = [
    ['Nama perusahaan', atau(perusahaan.nama)],
    ['Alamat kantor', atau(perusahaan.alamat)],
  ]
  const [satu] = unit
  const tunggal = unit.length === 1 ? satu : undefined
  const banyak = jumlahUnit(unit)
  return [
    ...(templatLama ? [] : pemegang),
    ['Nama unit penanganan', tunggal ? atau(tunggal.nama) : banyak],
    ['Alamat unit penanganan', tunggal ? atau(tunggal.alamat) : banyak],
    ['Status kepemilikan unit penanganan', tunggal ? atau(tunggal.status_kepemilikan) : banyak],
    ['Nomor SPPB-PSAT', nomor],
    ['Level', atau(level?.toString())],
    ['Ruang lingkup', daftar(ruang_lingkup)],
    ['Berlaku sampai', tanggal(berlaku_sampai)],
  ]
}

function pengalihan(data: SertifikatSppbPengalihan | SertifikatPlPengalihan): Informasi[] {
  const pihak: Informasi[] = [
    ['Pemilik lama', pemilik(data.pemilik_lama)],
    ['Pemilik baru', pemilik(data.pemilik_baru)],
  ]
  if (data.templat === 'sppb_pengalihan') return [...pihak, ['Data pengalihan', jumlahUnit(data.unit)]]
  return [
    ...pihak,
    ['Unit penanganan', jumlahUnit(data.unit)],
    ['Izin edar yang dialihkan', `Terlampir (${data.izin.length} izin edar)`],
  ]
}

type Produk = (SertifikatPl | SertifikatPlPerubahan)['produk'][number]

function awalProduk(data: SertifikatPl | SertifikatPlPerubahan, produk: Produk): Informasi[] {
  return [
    [
      'Nama PSAT',
      [
        ['Jenis PSAT', atau(produk.jenis_psat)],
        ['Nama dagang', atau(produk.nama_dagang)],
      ],
    ],
    [
      'Izin edar',
      [
        ['Nomor', data.nomor],
        ['Berlaku sampai', tanggal(data.berlaku_sampai)],
      ],
    ],
    ['Nama latin', atau(produk.nama_latin)],
    ['Negara asal', atau(produk.negara_asal)],
    ['Nama merek', atau(produk.nama_merek)],
  ]
}

function izinEdar(data: SertifikatPl, produk: SertifikatPl['produk'][number]): Informasi[] {
  return [
    ...awalProduk(data, produk),
    ['Jenis kemasan', atau(produk.jenis_kemasan)],
    ['Berat bersih', atau(produk.berat_bersih)],
    ['Unit penanganan', jumlahUnit(data.unit)],
    ['Kelas mutu', berlampiran(produk.kelas_mutu)],
    ['Klaim', berlampiran(produk.klaim)],
    ['Desain kemasan', berlampiran(produk.desain_kemasan)],
    ['Desain label', berlampiran(produk.desain_label)],
  ]
}

function lamaBaru({ lama, baru }: LamaBaru): readonly (readonly [string, string])[] {
  return [
    ['Lama', atau(lama)],
    ['Baru', atau(baru, 'Tidak berubah')],
  ]
}

function perubahan(
  data: SertifikatPlPerubahan,
  produk: SertifikatPlPerubahan['produk'][number],
): Informasi[] {
  return [
    ...awalProduk(data, produk),
    ['Jenis kemasan', lamaBaru(produk.jenis_kemasan)],
    ['Berat bersih', lamaBaru(produk.berat_bersih)],
    ['Unit penanganan', jumlahUnit(data.unit)],
    ['Kelas mutu', berlampiran(produk.kelas_mutu)],
    ['Klaim', berlampiran(produk.klaim)],
    ['Desain kemasan lama', berlampiran(produk.desain_kemasan_lama)],
    ['Desain label lama', berlampiran(produk.desain_label_lama)],
    ['Desain kemasan baru', berlampiran(produk.desain_kemasan_baru)],
    ['Desain label baru', berlampiran(produk.desain_label_baru)],
  ]
}

/** Returns the rows of all products of a licence. Several products each get a heading. */
function perProduk<P extends Produk>(produk: readonly P[], informasi: (satu: P) => Informasi[]): TableRow[] {
  return produk.flatMap((satu, index): TableRow[] => {
    const baris = barisInformasi(informasi(satu))
    if (produk.length === 1) return baris
    const judul = `Produk ${index + 1}: ${atau(satu.nama_dagang, satu.jenis_psat)}`
    return [{ cells: [{ text: judul }], section: true }, ...baris]
  })
}

export function tabelInformasi(data: Sertifikat, templatLama = false): TableRow[] {
  switch (data.templat) {
    case 'sppb':
      return barisInformasi(sppb(data, templatLama))
    case 'pl':
      return perProduk(data.produk, (satu) => izinEdar(data, satu))
    case 'pl_perubahan':
      return perProduk(data.produk, (satu) => perubahan(data, satu))
    default:
      return barisInformasi(pengalihan(data))
  }
}
