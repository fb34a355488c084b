import { writeKodeMandiri } from '@portal/domain/platform/kode-mandiri/kode-mandiri'
import type { Sertifikat } from '@portal/domain/psat/sertifikat/sertifikat'
import { findPermit, nextPermitId } from '#okkp/index.ts'
import { publicUrl } from '#platform/config.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { verificationAddress } from '#platform/kode-mandiri/verification-address.ts'
import type { Platform } from '#platform/platform.ts'
import type { BahanTerbit } from '../bahan/bahan.service.ts'
import { entriRegistri, isiRegistri } from '../bahan/entri-registri.ts'

interface Permit {
  id: number
  nama_psat?: string | null | undefined
  provinsi_id?: number | null | undefined
  kota_id?: number | null | undefined
}

/** Adds the code that verifies offline. Without a key the certificate has none. */
async function sealed<D extends Sertifikat>(
  { config, codeSigner }: Platform,
  db: Executor,
  { mandiri: _, ...rest }: D,
  permitOf: () => Promise<Permit>,
): Promise<D> {
  const data = rest as D
  const key = await codeSigner.current(db)
  if (!key || data.nomor === '') return data
  const permit = await permitOf()
  const kode = await writeKodeMandiri(
    verificationAddress(publicUrl(config), data.kode_verifikasi),
    {
      nomor: data.nomor,
      pemegang: data.perusahaan.nama,
      produk: permit.nama_psat ?? '',
      wilayah: permit.kota_id ?? permit.provinsi_id ?? null,
      mulai: data.terbit,
      akhir: data.berlaku_sampai,
      indeks: permit.id,
    },
    key,
  )
  return kode ? { ...data, mandiri: { indeks: permit.id, kunci: key.kid, kode } } : data
}

/**
 * Adds the code to a certificate whose registry entry does not exist yet. The code names the id that the entry will
 * have. Until then the status list says that no permit has this id, so a draft is never valid.
 */
export async function withKode(platform: Platform, trx: Trx, bahan: BahanTerbit): Promise<BahanTerbit> {
  const permitOf = async () => ({ ...entriRegistri(bahan), id: await nextPermitId(trx) })
  return { ...bahan, data: await sealed(platform, trx, bahan.data, permitOf) }
}

/** Writes the code of a certificate that is printed again. It names the same registry entry. */
export function withNewKode(
  platform: Platform,
  trx: Trx,
  data: Sertifikat,
  registrasiId: number,
): Promise<Sertifikat> {
  return sealed(platform, trx, data, async () => {
    const permit = await findPermit(trx, registrasiId)
    return { ...permit, id: registrasiId, nama_psat: isiRegistri(data).nama_psat ?? permit?.nama_psat }
  })
}
