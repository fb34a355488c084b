import { z } from 'zod'
import { documentKinds, type FileKind } from '../../platform/files/files.contract.ts'
import { type JenisIzin, type JenisPengajuan, pengajuanKe } from '../jenis/jenis-pengajuan.ts'

const pdf: readonly FileKind[] = ['pdf']

/**
 * Documents of the submission itself. Documents of a unit or a product belong to that unit or product. The rules decide
 * when a document is required. The master holds the labels; the labels here serve older files.
 */
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

type KunciTetap = keyof typeof dokumenPengajuan
export const kunciTetap = Object.keys(dokumenPengajuan) as [KunciTetap, ...KunciTetap[]]

/** Key of a document that the office requires in addition, with the id of its type in the master. */
const polaTambahan = /^jenis_([1-9]\d{0,8})$/
export const kunciTambahan = (id: number) => `jenis_${id}`
export const kunciDokumen = z.union([z.enum(kunciTetap), z.string().regex(polaTambahan)])

export const jenisDokumen = z.object({
  id: z.number(),
  nama: z.string(),
  /** Key of the document of the rules. Null if the office added the type. */
  kunci: z.string().nullable(),
  diminta_pada: z.array(z.string()),
  wajib: z.boolean(),
})
export type JenisDokumen = z.output<typeof jenisDokumen>

/** The certificate of the original permit is required only if the registry does not know that permit. */
type Keperluan = 'wajib' | 'opsional' | 'bila_di_luar_registri'
type Daftar = Partial<Record<KunciTetap, Keperluan>>

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
  kunci: string
  label: string
  kinds: readonly FileKind[]
  wajib: boolean
}

export interface SyaratDokumen {
  diLuarRegistri: boolean
  /** The master, or the result of `jenisUntukPerbaikan`. */
  jenisDokumen: readonly JenisDokumen[]
}

/** Returns the documents that a submission requires: those of the rules first, then those that the office added. */
export function dokumenDiminta(
  auditType: JenisIzin,
  jenisPengajuan: JenisPengajuan,
  { diLuarRegistri, jenisDokumen }: SyaratDokumen,
): DokumenDiminta[] {
  const daftar = dokumenMenurutJenis[auditType][jenisPengajuan] ?? {}
  const namaOf = new Map(jenisDokumen.map(({ kunci, nama }) => [kunci, nama]))
  const tetap = kunciTetap
    .filter((kunci) => daftar[kunci] !== undefined)
    .map((kunci) => ({
      kunci,
      label: namaOf.get(kunci) ?? dokumenPengajuan[kunci].label,
      kinds: dokumenPengajuan[kunci].kinds,
      wajib: daftar[kunci] === 'wajib' || (daftar[kunci] === 'bila_di_luar_registri' && diLuarRegistri),
    }))
  const tambahan = jenisDokumen
    .filter(
      (jenis) => jenis.kunci === null && jenis.diminta_pada.includes(pengajuanKe(auditType, jenisPengajuan)),
    )
    .map(({ id, nama, wajib }) => ({ kunci: kunciTambahan(id), label: nama, kinds: documentKinds, wajib }))
  return [...tetap, ...tambahan]
}

/** Documents of a copy with their labels at the time of sending. */
interface Terkirim {
  dokumen: Readonly<Record<string, string>>
  label_dokumen?: Readonly<Record<string, string>> | undefined
}

/**
 * Returns the document types for a revision. A sent document stays, even if its type is no longer required or was
 * deleted. A requirement that came later is optional.
 */
export function jenisUntukPerbaikan(
  master: readonly JenisDokumen[],
  auditType: JenisIzin,
  jenisPengajuan: JenisPengajuan,
  { dokumen, label_dokumen = {} }: Terkirim,
): JenisDokumen[] {
  const ke = pengajuanKe(auditType, jenisPengajuan)
  const asked = master
    .filter(({ kunci, diminta_pada }) => kunci !== null || diminta_pada.includes(ke))
    .map((jenis) => ({ ...jenis, wajib: jenis.wajib && kunciTambahan(jenis.id) in dokumen }))
  const gone = Object.keys(dokumen).flatMap((kunci) => {
    const id = Number(polaTambahan.exec(kunci)?.[1])
    if (!id || asked.some((jenis) => jenis.id === id)) return []
    const nama = label_dokumen[kunci] ?? 'Dokumen lain'
    return [{ id, nama, kunci: null, diminta_pada: [ke], wajib: false }]
  })
  return [...asked, ...gone]
}

/** Returns the documents of a copy with their labels at the time of sending, in the order of the form. */
export function dokumenTerkirim({ dokumen, label_dokumen = {} }: Terkirim) {
  const tambahan = Object.keys(dokumen).filter((kunci) => polaTambahan.test(kunci))
  return [...kunciTetap, ...tambahan].map((kunci) => ({ kunci, label: labelDokumen(kunci, label_dokumen) }))
}

export function labelDokumen(kunci: string, labels: Readonly<Record<string, string>> = {}): string {
  if (Object.hasOwn(labels, kunci)) return labels[kunci] ?? ''
  return Object.hasOwn(dokumenPengajuan, kunci) ? dokumenPengajuan[kunci as KunciTetap].label : 'Dokumen'
}
