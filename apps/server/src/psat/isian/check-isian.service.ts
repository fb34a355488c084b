import { kurangProfil, kurangProfilText } from '@portal/domain/akun/perusahaan/profil-lengkap'
import { AppError, type FieldError } from '@portal/domain/platform/errors'
import type { JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { type DokumenDiminta, dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import { akhirSertifikat, checkIsian, diLuarRegistri } from '@portal/domain/psat/isian/isian.rules'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import {
  type JenisIzin,
  type JenisPengajuan,
  registrasiUntuk,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { PerusahaanRow } from '#akun/index.ts'
import { findValidityYears } from '#okkp/index.ts'
import type { Trx } from '#platform/database/database.ts'
import { keepBaris } from '#psat/data-usaha/data-usaha.repository.ts'
import { readBaris } from '#psat/data-usaha/data-usaha.service.ts'
import { type AsalTerperiksa, resolveIzinAsal } from '#psat/izin-asal/izin-asal.service.ts'
import { type FileSource, faultsOfDokumen, isianRelevan } from './dokumen-isian.ts'
import { findFiles } from './file-isian.repository.ts'
import { jenisDokumenUntuk } from './jenis-dokumen.service.ts'

export interface Pemeriksaan {
  auditType: JenisIzin
  jenis: JenisPengajuan
  isian: IsianPengajuan
  perusahaan: PerusahaanRow
  sumber: FileSource
  /** Start day of the certificate's validity: today, or the day the file came in. */
  hari: string
  pengajuanId?: number
}

export interface IsianTerperiksa {
  isian: IsianPengajuan
  label_dokumen: Record<string, string>
  asal: Omit<AsalTerperiksa, 'faults' | 'izin_asal'>
}

const pilihan = [
  ['unit_produksi', 'unit-produksi', 'Unit penanganan'],
  ['ruang_lingkup', 'ruang-lingkup', 'Ruang lingkup'],
  ['info_produk', 'produk', 'Produk'],
] as const satisfies readonly (readonly [keyof IsianPengajuan, JenisDataUsaha, string])[]

/** Checks that the chosen rows are in the company's library and locks them until the form is sent. */
async function missingRows(trx: Trx, perusahaanId: number, isian: IsianPengajuan): Promise<FieldError[]> {
  const faults: FieldError[] = []
  for (const [field, jenis, label] of pilihan) {
    const kept = await keepBaris(trx, jenis, perusahaanId, isian[field])
    if (isian[field].every((id) => kept.has(id))) continue
    const message = `${label} yang dipilih tidak ada (lagi) di Data Pelaku Usaha Anda. Pilih lagi.`
    faults.push({ field, message })
  }
  return faults
}

/** Returns the chosen units and the units of the chosen products, because the lease rules apply to both. */
async function unitsOf(trx: Trx, perusahaanId: number, isian: IsianPengajuan) {
  const products = await readBaris(trx, 'produk', perusahaanId, isian.info_produk)
  const ids = [...isian.unit_produksi, ...products.flatMap(({ unit_produksi }) => unit_produksi)]
  await keepBaris(trx, 'unit-produksi', perusahaanId, ids)
  return readBaris(trx, 'unit-produksi', perusahaanId, ids)
}

function faultsOfPemilik({ pemilik_baru }: IsianPengajuan, { nib }: PerusahaanRow): FieldError[] {
  if (!pemilik_baru?.nib || pemilik_baru.nib !== nib) return []
  return [{ field: 'pemilik_baru.nib', message: 'Pemilik baru tidak boleh sama dengan pemilik lama.' }]
}

function faultsOfProfil(perusahaan: PerusahaanRow): FieldError[] {
  const kurang = kurangProfil(perusahaan)
  return kurang.length > 0 ? [{ field: 'perusahaan', message: kurangProfilText(kurang) }] : []
}

function labelsOf(diminta: readonly DokumenDiminta[], { dokumen }: IsianPengajuan): Record<string, string> {
  return Object.fromEntries(
    diminta.filter(({ kunci }) => dokumen[kunci]).map(({ kunci, label }) => [kunci, label]),
  )
}

/** Checks a form before sending. Throws all errors at once, or returns the form for storage. */
export async function requireLengkap(trx: Trx, asked: Pemeriksaan): Promise<IsianTerperiksa> {
  const { auditType, jenis, perusahaan, sumber, hari } = asked
  const jenisDokumen = await jenisDokumenUntuk(trx, auditType, jenis, asked.pengajuanId ?? null)
  const given = isianRelevan(auditType, jenis, asked.isian, jenisDokumen)
  const {
    faults: faultsOfAsal,
    izin_asal,
    ...asal
  } = await resolveIzinAsal(trx, {
    auditType,
    jenis,
    perusahaan,
    izin_asal: given.izin_asal,
    today: hari,
    ...(asked.pengajuanId === undefined ? {} : { kecuali: asked.pengajuanId }),
  })
  const isian = { ...given, izin_asal }
  const files = await findFiles(
    trx,
    Object.values(isian.dokumen).filter((key) => key != null),
  )
  const diminta = dokumenDiminta(auditType, jenis, { diLuarRegistri: diLuarRegistri(isian), jenisDokumen })
  const faults: FieldError[] = [
    ...faultsOfProfil(perusahaan),
    ...faultsOfAsal,
    ...(await missingRows(trx, perusahaan.id, isian)),
    ...checkIsian(auditType, jenis, isian, {
      unit: await unitsOf(trx, perusahaan.id, isian),
      akhirSertifikat: akhirSertifikat(
        jenis,
        isian,
        hari,
        await findValidityYears(trx, registrasiUntuk[auditType]),
      ),
      jenisDokumen,
    }).map(({ field, message }) => ({ field, message })),
    ...faultsOfPemilik(isian, perusahaan),
    ...faultsOfDokumen(diminta, isian.dokumen, files, sumber),
  ]
  const [first] = faults
  if (!first) return { isian, asal, label_dokumen: labelsOf(diminta, isian) }
  const message = faults.length === 1 ? first.message : `${faults.length} hal belum lengkap. ${first.message}`
  throw new AppError('VALIDASI_GAGAL', { message, fields: faults })
}
