import type { JenisDataUsaha, UnitProduksiForm } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import { registrasiUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { findPermitByNumber, type IssuedPermit, type PermitHolder } from '#okkp/index.ts'
import type { Trx } from '#platform/database/database.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { fillSppb } from './unit-oss.repository.ts'

/**
 * Returns the registry's data of the SPPB that a unit names, if the company owns it. The user does not type these data
 * again.
 */
export async function sppbDariRegistri(
  trx: Trx,
  holder: PermitHolder,
  jenis: JenisDataUsaha,
  form: Partial<UnitProduksiForm>,
): Promise<Partial<UnitProduksiForm>> {
  const nomor = form.sppb_psat_nomor
  if (jenis !== 'unit-produksi' || !nomor) return {}
  const permit = await findPermitByNumber(trx, holder, registrasiUntuk.sppb_psat, nomor)
  if (!permit?.milik_sendiri) return {}
  return {
    sppb_psat_nomor: permit.no_registration,
    sppb_psat_level: permit.level,
    sppb_psat_masa_berlaku: permit.exp_sertifikat,
    sppb_psat_ruang_lingkup: permit.ruang_lingkup,
  }
}

/**
 * Writes the SPPB that the portal issued on the units of the file, so that their izin edar finds it. A transfer leaves
 * the units with their old owner.
 */
export async function noteSppbIssued(
  trx: Trx,
  { audit_type, perusahaan_id, perusahaan_baru_id }: BerkasRow,
  { unit_produksi }: Pick<Salinan, 'unit_produksi'>,
  permit: IssuedPermit,
  at: Date,
): Promise<void> {
  if (audit_type !== 'sppb_psat' || perusahaan_baru_id !== null) return
  const units = { perusahaanId: perusahaan_id, ids: unit_produksi.map(({ id }) => id) }
  await fillSppb(
    trx,
    units,
    {
      sppb_psat_nomor: permit.no_registration,
      sppb_psat_level: permit.level ?? null,
      sppb_psat_masa_berlaku: permit.exp_sertifikat ?? null,
      sppb_psat_ruang_lingkup: permit.ruang_lingkup ?? null,
    },
    at,
  )
}
