import type { IsiOss } from '../klien/hasil.ts'
import { isiDenganKunci } from '../klien/isi-jawaban.ts'
import type { KlienOss } from '../klien/klien.ts'
import { type DataNib, readDataNib, trimKeys } from './data-nib.ts'

/** Asks OSS for a licence. Returns undefined if OSS does not know it. */
export const askStatus = async (klien: KlienOss, id_izin: string): Promise<IsiOss | undefined> =>
  isiDenganKunci(await klien.call('checkLicenseStatus', { CHECKLICENSESTATUS: { id_izin } }))

/** Asks OSS for the data of a company. Calls `refuse` if OSS does not know the NIB or the data are incomplete. */
export async function askPerusahaan(
  klien: KlienOss,
  nib: string,
  refuse: (message: string, id_izin: null, nib: string) => Promise<never>,
): Promise<DataNib> {
  const isi = isiDenganKunci(await klien.call('inqueryNIB', { INQUERYNIB: { nib } }))
  if (!isi) return refuse(`OSS tidak mengenal NIB ${nib}. Minta pelaku usaha memeriksanya di OSS.`, null, nib)
  const data = readDataNib(trimKeys(isi.dataNIB))
  return (
    data ??
    refuse(`Data NIB ${nib} tidak lengkap di OSS. Minta pelaku usaha melengkapinya di sana.`, null, nib)
  )
}
