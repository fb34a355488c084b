import { pemilikBaru, perubahanData } from '@portal/domain/psat/isian/isian.schema'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import { type IsianSertifikat, isianSertifikat } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { type Sertifikat, sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { sidikOf } from '#psat/alur/rantai/sidik.ts'
import { findIzinOss } from '#psat/oss/izin.repository.ts'
import { type BahanTerbit, gatherBahan } from '#psat/penerbitan/bahan/bahan.service.ts'
import { withKode } from '#psat/penerbitan/kode/kode-sertifikat.service.ts'
import type { LampiranRow } from './lampiran.repository.ts'

export function isianLampiran(
  row: LampiranRow | undefined,
  given: Partial<IsianSertifikat>,
): IsianSertifikat {
  const now = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== null),
  )
  return isianSertifikat.parse({ ...(row?.isian as object), ...now })
}

/**
 * Returns the change and transfer data of an izin edar that the secretariat typed. They replace the data of the papers.
 */
function ubahanOf(row: LampiranRow | undefined): Partial<Salinan> {
  const perubahan = perubahanData.nullable().parse(row?.perubahan ?? null)
  const pengalihan = pemilikBaru.nullable().parse(row?.pengalihan ?? null)
  return { ...(perubahan ? { perubahan } : {}), ...(pengalihan ? { pemilik_baru: pengalihan } : {}) }
}

/** Restores the key order of the schema, so the same data always produce the same print. */
const ordered = (data: Sertifikat): Sertifikat => sertifikat.parse(data)

export async function gatherLampiran(
  db: Executor,
  row: BerkasRow,
  lampiran: LampiranRow | undefined,
  isian: IsianSertifikat,
  about: { kode_verifikasi: string; at: Date },
): Promise<BahanTerbit> {
  const bahan = await gatherBahan(db, row, isian, { ...about, ubahan: ubahanOf(lampiran) })
  return { ...bahan, data: ordered(bahan.data) }
}

/**
 * Adds the code that verifies offline. Each composition gets a new place in the status list, so the code of an earlier
 * draft is never valid.
 */
export async function sealLampiran(platform: Platform, trx: Trx, bahan: BahanTerbit): Promise<BahanTerbit> {
  const { data, ...rest } = await withKode(platform, trx, bahan)
  return { ...rest, data: ordered(data) }
}

/** Returns the hash of the approved content, without the number that OSS adds later and without the code. */
export const sidikLampiran = ({ pb_umku: _, mandiri: __, ...isi }: Sertifikat): string => sidikOf(isi)

/** Adds the number of OSS to the approved attachment if OSS has sent one. */
export async function withNomorOss(db: Executor, row: BerkasRow, data: Sertifikat): Promise<Sertifikat> {
  const izin = row.id_izin_oss === null ? undefined : await findIzinOss(db, row.id_izin_oss)
  return ordered(izin?.nomor_oss ? { ...data, pb_umku: izin.nomor_oss } : data)
}
