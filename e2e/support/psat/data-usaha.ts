import { masuk } from '../klien.ts'
import { pdfWith } from '../pdf.ts'
import type { Pelaku } from './pengajuan.ts'

/** A unit, a scope, a supplier and a product, so that a journey only has to tick them. */
export async function isiDataUsaha({ klien }: Pick<Pelaku, 'klien'>): Promise<void> {
  const add = async (jenis: string, body: object) =>
    (await klien.post<{ data: { id: number } }>(`/api/psat/data-usaha/${jenis}/add`, body)).data.id
  const [bukti, coa, label, alir] = await Promise.all(
    ['bukti', 'coa', 'label', 'alir'].map((nama) => klien.upload(`${nama}.pdf`, pdfWith(nama))),
  )
  const [unit, pemasok] = await Promise.all([
    add('unit-produksi', {
      nama_unit: 'Gudang Karawang',
      alamat_unit: 'Jalan Panen Raya 7, Karawang',
      provinsi_id: 32,
      kota_id: 3215,
      status_kepemilikan: 'Milik Sendiri',
      file_bukti: bukti,
      sppb_psat_nomor: 'SPPB-UJI-1',
    }),
    add('pemasok', { nama: 'Mekong Rice Co', alamat: 'Can Tho', negara: 'Vietnam' }),
    add('ruang-lingkup', {
      nama_komoditas: 'Beras',
      cara_penyimpanan: 'Suhu ruang',
      pengolahan_minimal: 'Penggilingan',
      pengemasan_ulang: false,
    }),
  ])
  await add('produk', {
    jenis_psat: 'Beras',
    nama_dagang: 'Beras Melati',
    nama_latin: 'Oryza sativa',
    negara_asal: 'Vietnam',
    jenis_kemasan: 'Karung',
    komposisi: 'Beras 100%',
    coa_nomor: 'COA-1',
    coa_tanggal: '2026-01-10',
    coa_file: coa,
    desain_tabel_dan_kemasan: label,
    diagram_alir_psat_luar_negri: alir,
    unit_produksi: [unit],
    daftar_pemasok: [pemasok],
  })
}

const jenisRegistrasi = { sppb_psat: 5, izin_edar_pl: 6 } as const

/** An issued permit of that company in the registry; answers its number. */
export async function izinTerbit(
  baseURL: string | undefined,
  { perusahaan }: Pelaku,
  auditType: keyof typeof jenisRegistrasi,
): Promise<string> {
  const pusat = await masuk(baseURL, 'okkp_pusat')
  const { data } = await pusat.get<{ data: { id: number }[] }>('/api/okkp/static/komoditas?page=1&limit=1')
  const nomor = `UJI/${auditType === 'sppb_psat' ? 'SPPB' : 'PL'}/${perusahaan.nib}`
  await pusat.post('/api/okkp/registrations/add', {
    jenis_registrasi_id: jenisRegistrasi[auditType],
    provinsi_id: 0,
    kota_id: 3215,
    nib: perusahaan.nib,
    unit_usaha: 'Gudang Karawang',
    alamat_unit: 'Jalan Panen Raya 7, Karawang',
    ruang_lingkup: 'Penggilingan beras',
    komoditas_id: data[0]?.id,
    nama_psat: 'Beras Melati',
    level: 2,
    no_registration: nomor,
    terbit_sertifikat: '2024-03-01',
  })
  await pusat.close()
  return nomor
}
