import { writeKodeMandiri } from '@portal/domain/platform/kode-mandiri/kode-mandiri'
import { publicUrl } from '#platform/config.ts'
import { verificationAddress } from '#platform/kode-mandiri/verification-address.ts'
import type { Platform } from '#platform/platform.ts'

interface Permit {
  id: number
  kode_verifikasi: string
  no_registration: string
  unit_usaha: string
  nama_psat: string | null
  provinsi_id: number | null
  kota_id: number | null
  terbit_sertifikat: string
  exp_sertifikat: string | null
}

/**
 * Returns the text of the QR code for labels: the address with a code that verifies offline. The server signs a new code
 * for each reader, and keeps none. Without a usable key the text is the plain address.
 */
export async function readAlamatQr(
  { db, config, codeSigner, log }: Platform,
  permit: Permit,
): Promise<string> {
  const address = verificationAddress(publicUrl(config), permit.kode_verifikasi)
  const key = await codeSigner.current(db).catch((err: unknown) => {
    log.error({ err }, 'label without a code that verifies offline')
    return undefined
  })
  const kode =
    key &&
    (await writeKodeMandiri(
      address,
      {
        nomor: permit.no_registration,
        pemegang: permit.unit_usaha,
        produk: permit.nama_psat ?? '',
        wilayah: permit.kota_id ?? permit.provinsi_id,
        mulai: permit.terbit_sertifikat,
        akhir: permit.exp_sertifikat,
        indeks: permit.id,
      },
      key,
    ))
  return kode ? `${address}#${kode}` : address
}
