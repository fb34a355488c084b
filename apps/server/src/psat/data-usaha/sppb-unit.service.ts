import type { JenisDataUsaha, UnitProduksiForm } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { registrasiUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { findPermitByNumber, type PermitHolder } from '#okkp/index.ts'
import type { Trx } from '#platform/database/database.ts'

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
