import { registrasiUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import type { IssuedPermit } from '#okkp/index.ts'
import type { BahanTerbit } from './bahan.service.ts'
import { namaPsat } from './nama-psat.ts'

const lembaga = 'OKKP Pusat'

/** Field lengths of the registry's form. Longer values would prevent the office from saving the entry. */
const room = { alamat_unit: 500, ruang_lingkup: 2000, nama: 200, kemasan: 300, berat_bersih: 100 } as const

/**
 * Joins the distinct parts. If the text is too long, it ends with a count of the rest. The certificate prints all
 * parts.
 */
function joined(parts: readonly (string | null | undefined)[], most: number, between = '; '): string | null {
  const all = [...new Set(parts.filter((part) => part))]
  for (let kept = all.length; kept > 0; kept -= 1) {
    const rest = all.length - kept
    const text = [...all.slice(0, kept), ...(rest > 0 ? [`dan ${rest} lainnya`] : [])].join(between)
    if (text.length <= most) return text
  }
  return all[0]?.slice(0, most) ?? null
}

type Isi = Pick<
  IssuedPermit,
  | 'unit_usaha'
  | 'nib'
  | 'alamat_kantor'
  | 'alamat_unit'
  | 'ruang_lingkup'
  | 'level'
  | 'nama_psat'
  | 'nama_ilmiah'
  | 'kemasan'
  | 'berat_bersih'
  | 'merk'
>

export function isiRegistri(data: Sertifikat): Partial<Isi> {
  const { perusahaan, unit } = data
  const bersama = {
    unit_usaha: perusahaan.nama,
    nib: perusahaan.nib,
    alamat_kantor: perusahaan.alamat || null,
    alamat_unit: joined(
      unit.map(({ alamat }) => alamat),
      room.alamat_unit,
    ),
  }
  switch (data.templat) {
    case 'sppb':
      return {
        ...bersama,
        level: data.level,
        ruang_lingkup: joined(data.ruang_lingkup, room.ruang_lingkup, '\n'),
      }
    case 'sppb_pengalihan': {
      const sppb = unit[0]?.sppb
      return {
        ...bersama,
        level: sppb?.level ?? null,
        ruang_lingkup: joined(sppb?.ruang_lingkup.split('\n') ?? [], room.ruang_lingkup, '\n'),
      }
    }
    case 'pl_pengalihan':
      return {
        ...bersama,
        nama_psat: joined(
          data.izin.map(({ jenis_psat }) => jenis_psat),
          room.nama,
        ),
        kemasan: joined(
          data.izin.map(({ jenis_kemasan }) => jenis_kemasan),
          room.kemasan,
        ),
        berat_bersih: joined(
          data.izin.map(({ berat_bersih }) => berat_bersih),
          room.berat_bersih,
        ),
        merk: joined(
          data.izin.map(({ nama_merek, nama_dagang }) => nama_merek ?? nama_dagang),
          room.nama,
        ),
      }
    default:
      return { ...bersama, ...isiProduk(data) }
  }
}

function isiProduk(data: Extract<Sertifikat, { templat: 'pl' | 'pl_perubahan' }>): Partial<Isi> {
  const kini = (nilai: string | null | { lama: string | null; baru: string | null }) =>
    nilai !== null && typeof nilai === 'object' ? (nilai.baru ?? nilai.lama) : nilai
  const { produk } = data
  return {
    nama_psat: joined(
      produk.map(({ jenis_psat }) => jenis_psat),
      room.nama,
    ),
    nama_ilmiah: joined(
      produk.map(({ nama_latin }) => nama_latin),
      room.nama,
    ),
    kemasan: joined(
      produk.map(({ jenis_kemasan }) => kini(jenis_kemasan)),
      room.kemasan,
    ),
    berat_bersih: joined(
      produk.map(({ berat_bersih }) => kini(berat_bersih)),
      room.berat_bersih,
    ),
    merk: joined(
      produk.map(({ nama_merek, nama_dagang }) => nama_merek ?? nama_dagang),
      room.nama,
    ),
  }
}

/** Returns the registry entry of an issued permit. Data that the file lacks come from the permit that it replaces. */
export function entriRegistri(bahan: BahanTerbit): IssuedPermit {
  const { data, salinan, izinLama, pemegang, kontak, komoditas } = bahan
  const pl = data.templat.startsWith('pl')
  const [unit] = salinan.unit_produksi
  const isi = isiRegistri(data)
  const tambahan = data.templat === 'sppb' && data.jenis === 'penambahan_ruang_lingkup'
  const disebut = salinan.ruang_lingkup.length + salinan.info_produk.length > 0
  const lama = { komoditas: izinLama?.komoditas_id ?? null, nama: izinLama?.nama_psat ?? null }
  // A scope typed as text may name only work, so it becomes a name only if a known food is in it.
  const bernama = !pl && (disebut || komoditas !== null)
  const lingkup = bernama
    ? joined([tambahan ? lama.nama : null, ...namaPsat(data, salinan)], room.nama)
    : null
  return {
    jenis_registrasi_id: registrasiUntuk[pl ? 'izin_edar_pl' : 'sppb_psat'],
    no_registration: data.nomor,
    kode_verifikasi: data.kode_verifikasi,
    ...(data.mandiri ? { id: data.mandiri.indeks } : {}),
    pusat: true,
    unit_usaha: data.perusahaan.nama,
    ...isi,
    provinsi_id: unit?.provinsi_id ?? izinLama?.provinsi_id ?? null,
    kota_id: unit?.kota_id ?? izinLama?.kota_id ?? null,
    perusahaan_id: pemegang.id,
    ...kontak,
    komoditas_id: disebut && !tambahan ? (komoditas ?? lama.komoditas) : (lama.komoditas ?? komoditas),
    nama_psat: isi.nama_psat ?? (disebut ? lingkup : null) ?? lama.nama ?? lingkup,
    nama_ilmiah: isi.nama_ilmiah ?? izinLama?.nama_ilmiah ?? null,
    kemasan: isi.kemasan ?? izinLama?.kemasan ?? null,
    berat_bersih: isi.berat_bersih ?? izinLama?.berat_bersih ?? null,
    merk: isi.merk ?? izinLama?.merk ?? null,
    lembaga_penerbit: pl ? (izinLama?.lembaga_penerbit ?? lembaga) : null,
    terbit_sertifikat: data.terbit,
    exp_sertifikat: data.berlaku_sampai,
  }
}
