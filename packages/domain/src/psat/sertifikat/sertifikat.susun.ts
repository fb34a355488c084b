import type { RuangLingkup, UnitProduksi } from '../data-usaha/data-usaha.schema.ts'
import type { JenisIzin, JenisPengajuan } from '../jenis/jenis-pengajuan.ts'
import { type BahanProduk, izinDialihkan, produkBerubah, produkLama } from './sertifikat.produk.ts'
import type { Sertifikat, UnitPenanganan } from './sertifikat.ts'

export interface BahanSertifikat extends BahanProduk {
  auditType: JenisIzin
  jenisPengajuan: JenisPengajuan
  kepala: Pick<
    Sertifikat,
    'nomor' | 'kode_verifikasi' | 'pb_umku' | 'terbit' | 'berlaku_sampai' | 'tempat' | 'penandatangan'
  >
  /** Holder of the permit after the submission. */
  pemegang: { nama: string; nib: string | null; alamat: string }
  level: number | null
  /** Scopes that staff wrote instead of those in the form, one per line. */
  ruangLingkup: string | null
}

/** Composes the certificate from the last copy of the form and the permit that it replaces. */
export function composeSertifikat(bahan: BahanSertifikat): Sertifikat {
  const { auditType, jenisPengajuan, kepala, pemegang: perusahaan } = bahan
  const awal = { ...kepala, perusahaan, penerbitan_ulang: null }
  const pengalihan = jenisPengajuan === 'pengalihan'
  if (auditType === 'sppb_psat') {
    if (pengalihan) {
      return { ...awal, ...parapihak(bahan), templat: 'sppb_pengalihan', unit: unitDialihkan(bahan) }
    }
    return {
      ...awal,
      templat: 'sppb',
      jenis: jenisPengajuan,
      unit: bahan.salinan.unit_produksi.map((unit) => unitOf(unit, null)),
      level: levelOf(bahan),
      ruang_lingkup: lingkupOf(bahan),
    }
  }
  const unit = bahan.salinan.unit_produksi.map((satu) => unitOf(satu, sppbUnit(satu)))
  if (pengalihan) {
    return {
      ...awal,
      ...parapihak(bahan),
      templat: 'pl_pengalihan',
      unit,
      izin: izinDialihkan(bahan, kepala),
    }
  }
  if (jenisPengajuan === 'perubahan_data') {
    return { ...awal, templat: 'pl_perubahan', unit, produk: produkBerubah(bahan) }
  }
  return {
    ...awal,
    templat: 'pl',
    jenis: jenisPengajuan === 'perpanjangan' ? 'perpanjangan' : 'permohonan_baru',
    unit,
    produk: produkLama(bahan),
  }
}

function unitOf(unit: UnitProduksi, sppb: UnitPenanganan['sppb']): UnitPenanganan {
  return { nama: unit.nama_unit, alamat: unit.alamat_unit, status_kepemilikan: unit.status_kepemilikan, sppb }
}

function sppbUnit(unit: UnitProduksi): UnitPenanganan['sppb'] {
  if (!unit.sppb_psat_nomor) return null
  return {
    nomor: unit.sppb_psat_nomor,
    level: unit.sppb_psat_level,
    ruang_lingkup: unit.sppb_psat_ruang_lingkup ?? '',
    berlaku_sampai: unit.sppb_psat_masa_berlaku,
  }
}

function levelOf({ level, izinLama }: BahanSertifikat): number | null {
  return level ?? izinLama?.level ?? null
}

/** Returns for example "Bawang merah (suhu ruang; sortasi/grading; pengemasan ulang)". */
function uraianLingkup(lingkup: RuangLingkup): string {
  const cara = [lingkup.cara_penyimpanan, lingkup.pengolahan_minimal].filter((satu) => satu !== 'Tidak ada')
  const rinci = [
    ...cara.map((satu) => satu.toLowerCase()),
    ...(lingkup.pengemasan_ulang ? ['pengemasan ulang'] : []),
  ]
  return `${lingkup.nama_komoditas} (${rinci.join('; ')})`
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** An addition comes on top of the existing scope. A submission without its own scope keeps the scope of the permit. */
function lingkupOf({
  ruangLingkup,
  salinan,
  izinLama,
  sertifikatLama,
  jenisPengajuan,
}: BahanSertifikat): string[] {
  if (ruangLingkup) return lines(ruangLingkup)
  const baru = salinan.ruang_lingkup.map(uraianLingkup)
  if (baru.length > 0 && jenisPengajuan !== 'penambahan_ruang_lingkup') return baru
  const lama =
    sertifikatLama?.templat === 'sppb' ? sertifikatLama.ruang_lingkup : lines(izinLama?.ruang_lingkup ?? '')
  return [...new Set([...lama, ...baru])]
}

function parapihak({ salinan, pemegang }: BahanSertifikat) {
  const { perusahaan, pemilik_baru } = salinan
  return {
    pemilik_lama: {
      nama: pemilik_baru?.nama_pemilik_lama ?? '',
      perusahaan: perusahaan.nama_perseroan,
      alamat: perusahaan.alamat_perseroan ?? '',
    },
    pemilik_baru: {
      nama: pemilik_baru?.nama_pemilik_baru ?? '',
      perusahaan: pemegang.nama,
      alamat: pemilik_baru?.alamat_pemilik_baru || pemegang.alamat,
    },
  }
}

function unitDialihkan(bahan: BahanSertifikat): UnitPenanganan[] {
  const { kepala, salinan } = bahan
  const sppb = {
    nomor: kepala.nomor,
    level: levelOf(bahan),
    ruang_lingkup: lingkupOf(bahan).join('\n'),
    berlaku_sampai: kepala.berlaku_sampai,
  }
  return salinan.unit_produksi.map((unit) => unitOf(unit, sppb))
}
