import type { Salinan } from '@portal/domain/psat/isian/salinan'
import type { PerusahaanRow } from '#akun/index.ts'
import type { Trx } from '#platform/database/database.ts'
import type { IsiSalinan } from '#psat/alur/salinan.repository.ts'
import { readBaris } from '#psat/data-usaha/data-usaha.service.ts'
import { fileKeysOf } from '#psat/data-usaha/koleksi.ts'
import type { IsianTerperiksa } from './check-isian.service.ts'
import { findFiles } from './file-isian.repository.ts'

function presentPerusahaan(row: PerusahaanRow): Salinan['perusahaan'] {
  return {
    nama_perseroan: row.nama_perseroan,
    nib: row.nib,
    npwp_perseroan: row.npwp_perseroan,
    jenis_perseroan: row.jenis_perseroan,
    alamat_perseroan: row.alamat_perseroan,
    telp: row.telp,
    email_perusahaan: row.email_perusahaan,
    penanggung_jawab: row.penanggung_jawab,
    jabatan_penanggung_jawab: row.jabatan_penanggung_jawab,
  }
}

/** Builds the copy of a checked form with its current units, suppliers, customers and products. */
export async function buildSalinan(
  trx: Trx,
  {
    isian,
    label_dokumen,
    perusahaan,
  }: Pick<IsianTerperiksa, 'isian' | 'label_dokumen'> & { perusahaan: PerusahaanRow },
): Promise<IsiSalinan> {
  const { id } = perusahaan
  const info_produk = await readBaris(trx, 'produk', id, isian.info_produk)
  const unit_produksi = await readBaris(trx, 'unit-produksi', id, [
    ...isian.unit_produksi,
    ...info_produk.flatMap((produk) => produk.unit_produksi),
  ])
  const dokumen = Object.fromEntries(Object.entries(isian.dokumen).filter(([, key]) => key)) as Record<
    string,
    string
  >
  const files = await findFiles(trx, [
    ...Object.values(dokumen),
    ...fileKeysOf('unit-produksi', unit_produksi),
    ...fileKeysOf('produk', info_produk),
  ])
  const berkas = [...files.values()].map(({ kunci, nama_asli: nama, ukuran, sha256 }) => ({
    kunci,
    nama,
    ukuran,
    sha256,
  }))
  const isi: Salinan = {
    perusahaan: presentPerusahaan(perusahaan),
    izin_asal: isian.izin_asal,
    unit_produksi,
    ruang_lingkup: await readBaris(trx, 'ruang-lingkup', id, isian.ruang_lingkup),
    info_produk,
    pemasok: await readBaris(
      trx,
      'pemasok',
      id,
      info_produk.flatMap((produk) => produk.daftar_pemasok),
    ),
    pelanggan: await readBaris(
      trx,
      'pelanggan',
      id,
      info_produk.flatMap((produk) => produk.daftar_pelanggan),
    ),
    perubahan: isian.perubahan,
    pemilik_baru: isian.pemilik_baru,
    dokumen,
    label_dokumen,
    berkas: Object.fromEntries(berkas.map((file) => [file.kunci, file])),
  }
  return { isi, berkas: berkas.map(({ kunci }) => kunci) }
}
