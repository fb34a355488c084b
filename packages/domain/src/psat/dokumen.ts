import { documentKinds, type FileKind } from '../platform/files.contract.ts'
import type { JenisIzin, JenisPengajuan } from './jenis-pengajuan.ts'

const pdf: readonly FileKind[] = ['pdf']

/** Papers that come with a submission itself; those of a unit or a product stay with that unit or product. */
export const dokumenPengajuan = {
  surat_permohonan: { label: 'Surat permohonan', kinds: pdf },
  surat_permohonan_izin_edar: { label: 'Surat permohonan izin edar', kinds: pdf },
  surat_permohonan_pengalihan: { label: 'Surat permohonan pengalihan', kinds: pdf },
  denah_ruangan_psat: { label: 'Denah ruang penanganan', kinds: documentKinds },
  diagram_alir_psat: { label: 'Diagram alir penanganan', kinds: documentKinds },
  sop_psat: { label: 'SOP penanganan dan sanitasi', kinds: pdf },
  bukti_penerapan_sop: { label: 'Bukti penerapan SOP', kinds: documentKinds },
  sertifikat_sppb_psat_sebelumnya: { label: 'Sertifikat SPPB sebelumnya', kinds: documentKinds },
  surat_pemeliharaan_psat: { label: 'Surat pernyataan pemeliharaan SPPB', kinds: pdf },
  sertifikat_jaminan_keamanan_pangan: {
    label: 'Sertifikat jaminan keamanan pangan lain (HACCP atau ISO 22000)',
    kinds: documentKinds,
  },
  sertifikat_izin_edar_sebelumnya: { label: 'Sertifikat izin edar sebelumnya', kinds: documentKinds },
  surat_pernyataan: { label: 'Surat pernyataan', kinds: pdf },
  kemasan_lama: { label: 'Desain label dan kemasan lama', kinds: documentKinds },
  kemasan_baru: { label: 'Desain label dan kemasan baru', kinds: documentKinds },
} as const satisfies Record<string, { label: string; kinds: readonly FileKind[] }>

export type KunciDokumen = keyof typeof dokumenPengajuan
export const kunciDokumen = Object.keys(dokumenPengajuan) as [KunciDokumen, ...KunciDokumen[]]

/** A certificate of the permit it starts from is needed only where the registry does not know that permit. */
type Keperluan = 'wajib' | 'opsional' | 'bila_di_luar_registri'
type Daftar = Partial<Record<KunciDokumen, Keperluan>>

const sppbLengkap: Daftar = {
  surat_permohonan: 'wajib',
  denah_ruangan_psat: 'wajib',
  diagram_alir_psat: 'wajib',
  sop_psat: 'wajib',
  bukti_penerapan_sop: 'wajib',
}

const sppbLanjutan: Daftar = {
  ...sppbLengkap,
  sertifikat_sppb_psat_sebelumnya: 'bila_di_luar_registri',
  surat_pemeliharaan_psat: 'wajib',
  sertifikat_jaminan_keamanan_pangan: 'opsional',
}

const dokumenMenurutJenis: Record<JenisIzin, Partial<Record<JenisPengajuan, Daftar>>> = {
  sppb_psat: {
    permohonan_baru: { ...sppbLengkap, sertifikat_jaminan_keamanan_pangan: 'opsional' },
    perpanjangan: sppbLanjutan,
    penambahan_ruang_lingkup: { ...sppbLanjutan, sertifikat_jaminan_keamanan_pangan: 'wajib' },
    perubahan_data: {
      surat_permohonan: 'wajib',
      sertifikat_sppb_psat_sebelumnya: 'bila_di_luar_registri',
      surat_pernyataan: 'wajib',
    },
    pengalihan: {
      surat_permohonan_pengalihan: 'wajib',
      surat_pernyataan: 'wajib',
      sertifikat_sppb_psat_sebelumnya: 'bila_di_luar_registri',
    },
  },
  izin_edar_pl: {
    permohonan_baru: { surat_permohonan_izin_edar: 'wajib' },
    perpanjangan: {
      surat_permohonan_izin_edar: 'wajib',
      sertifikat_izin_edar_sebelumnya: 'bila_di_luar_registri',
    },
    perubahan_data: {
      surat_permohonan_izin_edar: 'wajib',
      sertifikat_izin_edar_sebelumnya: 'bila_di_luar_registri',
      surat_pernyataan: 'wajib',
      kemasan_lama: 'wajib',
      kemasan_baru: 'wajib',
    },
    pengalihan: {
      surat_permohonan_izin_edar: 'wajib',
      sertifikat_izin_edar_sebelumnya: 'bila_di_luar_registri',
      surat_pernyataan: 'wajib',
    },
  },
}

export interface DokumenDiminta {
  kunci: KunciDokumen
  label: string
  kinds: readonly FileKind[]
  wajib: boolean
}

/** The papers a submission asks for, in the order of the form. */
export function dokumenDiminta(
  auditType: JenisIzin,
  jenisPengajuan: JenisPengajuan,
  { diLuarRegistri }: { diLuarRegistri: boolean },
): DokumenDiminta[] {
  const daftar = dokumenMenurutJenis[auditType][jenisPengajuan] ?? {}
  return kunciDokumen
    .filter((kunci) => daftar[kunci] !== undefined)
    .map((kunci) => ({
      kunci,
      ...dokumenPengajuan[kunci],
      wajib: daftar[kunci] === 'wajib' || (daftar[kunci] === 'bila_di_luar_registri' && diLuarRegistri),
    }))
}
