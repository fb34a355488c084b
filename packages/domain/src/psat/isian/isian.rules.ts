import { tanggal } from '../../platform/calendar/tanggal.ts'
import { tahunJanggal } from '../../platform/calendar/tanggal-wajar.ts'
import type { Day } from '../../platform/calendar/working-days.ts'
import { yearsLater } from '../../platform/calendar/years-later.ts'
import type { FieldError } from '../../platform/errors.ts'
import type { JenisIzin, JenisPengajuan } from '../jenis/jenis-pengajuan.ts'
import { dokumenDiminta, type SyaratDokumen } from './dokumen.ts'
import type { IsianPengajuan } from './isian.schema.ts'
import { kurangUnit, type UnitDiperiksa } from './kurang-unit.ts'

export type LangkahIsian =
  | 'asal'
  | 'usaha'
  | 'lingkup'
  | 'produk'
  | 'perubahan'
  | 'pemilik'
  | 'dokumen'
  | 'tinjau'

export const langkahIsianLabels: Record<LangkahIsian, string> = {
  asal: 'Izin asal',
  usaha: 'Usaha dan unit',
  lingkup: 'Ruang lingkup',
  produk: 'Produk',
  perubahan: 'Perubahan',
  pemilik: 'Pemilik baru',
  dokumen: 'Dokumen',
  tinjau: 'Tinjau dan kirim',
}

export function langkahIsian(auditType: JenisIzin, jenis: JenisPengajuan): LangkahIsian[] {
  const isi: Record<JenisPengajuan, LangkahIsian[]> = {
    permohonan_baru: [auditType === 'sppb_psat' ? 'lingkup' : 'produk'],
    perpanjangan: [auditType === 'sppb_psat' ? 'lingkup' : 'produk'],
    penambahan_ruang_lingkup: ['lingkup'],
    perubahan_data: ['perubahan'],
    pengalihan: ['pemilik'],
  }
  const asal: LangkahIsian[] = jenis === 'permohonan_baru' ? [] : ['asal']
  return [...asal, 'usaha', ...isi[jenis], 'dokumen', 'tinjau']
}

export interface FaktaIsian extends Pick<SyaratDokumen, 'jenisDokumen'> {
  unit: readonly UnitDiperiksa[]
  akhirSertifikat: Day
}

export interface KurangIsian extends FieldError {
  langkah: LangkahIsian
}

/** Returns all errors that prevent sending, each with its step and field. */
export function checkIsian(
  auditType: JenisIzin,
  jenis: JenisPengajuan,
  isian: IsianPengajuan,
  { unit, akhirSertifikat, jenisDokumen }: FaktaIsian,
): KurangIsian[] {
  const langkah = langkahIsian(auditType, jenis)
  const kurang: KurangIsian[] = []
  const say = (di: LangkahIsian, field: string, message: string) => {
    if (langkah.includes(di)) kurang.push({ langkah: di, field, message })
  }
  const asal = isian.izin_asal
  if (!asal) say('asal', 'izin_asal', 'Pilih izin yang sudah terbit, atau isi data sertifikat lamanya.')
  else if (asal.registrasi_id === null) {
    if (!asal.nomor) say('asal', 'izin_asal.nomor', 'Isi nomor sertifikat lama.')
    if (!asal.berlaku_sampai) say('asal', 'izin_asal.berlaku_sampai', 'Isi masa berlaku sertifikat lama.')
    else if (!isPlausibleDay(asal.berlaku_sampai)) say('asal', 'izin_asal.berlaku_sampai', tahunJanggal)
  }
  if (isian.unit_produksi.length === 0)
    say('usaha', 'unit_produksi', 'Pilih sedikitnya satu unit penanganan.')
  const perluSppb = langkah.includes('produk')
  for (const satu of unit) {
    for (const message of kurangUnit(satu, { akhirSertifikat, perluSppb }))
      say('usaha', 'unit_produksi', message)
  }
  if (isian.ruang_lingkup.length === 0)
    say('lingkup', 'ruang_lingkup', 'Pilih sedikitnya satu ruang lingkup.')
  if (isian.info_produk.length === 0) say('produk', 'info_produk', 'Pilih sedikitnya satu produk.')
  for (const [field, label] of wajibPerubahan) {
    if (!isian.perubahan?.[field]) say('perubahan', `perubahan.${field}`, `Isi ${label}.`)
  }
  const pemilik = isian.pemilik_baru
  if (!/^\d{13}$/.test(pemilik?.nib ?? '')) say('pemilik', 'pemilik_baru.nib', 'NIB terdiri dari 13 angka.')
  for (const [field, label] of wajibPemilik) {
    if (!pemilik?.[field]) say('pemilik', `pemilik_baru.${field}`, `Isi ${label}.`)
  }
  if (pemilik?.tanggal_pengalihan && !isPlausibleDay(pemilik.tanggal_pengalihan)) {
    say('pemilik', 'pemilik_baru.tanggal_pengalihan', tahunJanggal)
  }
  for (const { kunci, label, wajib } of dokumenDiminta(auditType, jenis, {
    diLuarRegistri: diLuarRegistri(isian),
    jenisDokumen,
  })) {
    if (wajib && !isian.dokumen[kunci]) say('dokumen', `dokumen.${kunci}`, `${label} belum diunggah.`)
  }
  return kurang
}

const isPlausibleDay = (day: Day) => tanggal.safeParse(day).success

/** Default if the master sets no years, because a certificate always has an end. */
const tahunBawaan = 5

/**
 * Returns the end of the certificate. A new or extended one runs for the years of its kind, others end with their
 * permit.
 */
export function akhirSertifikat(
  jenis: JenisPengajuan,
  { izin_asal }: Pick<IsianPengajuan, 'izin_asal'>,
  hariIni: Day,
  tahun: number | null,
): Day {
  const mulaiBaru = jenis === 'permohonan_baru' || jenis === 'perpanjangan'
  if (!mulaiBaru && izin_asal?.berlaku_sampai) return izin_asal.berlaku_sampai
  return yearsLater(hariIni, tahun ?? tahunBawaan)
}

/** Whether the original permit is missing in the registry. The applicant then proves it with its certificate. */
export function diLuarRegistri({ izin_asal }: Pick<IsianPengajuan, 'izin_asal'>): boolean {
  return izin_asal?.registrasi_id == null
}

const wajibPerubahan = [
  ['data_awal', 'data semula'],
  ['data_baru', 'data yang baru'],
  ['alasan_perubahan', 'alasan perubahan'],
] as const

const wajibPemilik = [
  ['nama_pemilik_lama', 'nama pemilik lama'],
  ['nama_pemilik_baru', 'nama pemilik baru'],
  ['alamat_pemilik_baru', 'alamat pemilik baru'],
  ['tanggal_pengalihan', 'tanggal pengalihan'],
] as const
