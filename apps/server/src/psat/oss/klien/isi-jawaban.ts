import { AppError } from '@portal/domain/platform/errors'
import type { HasilOss, IsiOss } from './hasil.ts'

const errorFor = (hasil: Exclude<HasilOss, { jenis: 'sukses' }>): AppError =>
  hasil.jenis === 'ulang' || hasil.jenis === 'tak_pasti'
    ? new AppError('OSS_TIDAK_MENJAWAB', { cause: new Error(hasil.sebab) })
    : new AppError('OSS_MENOLAK', { cause: new Error(`${hasil.kode}: ${hasil.keterangan}`) })

/** Returns the answer to a request with the person's token. A refusal means that the token has expired. */
export function isiDenganToken(hasil: HasilOss): IsiOss {
  if (hasil.jenis === 'sukses') return hasil.isi
  if (hasil.jenis === 'kunci' || hasil.jenis === 'tolak') throw new AppError('OSS_TOKEN_HABIS')
  throw errorFor(hasil)
}

/**
 * Returns the answer to a request with the portal's key, or undefined if OSS does not know the record. A refused key is
 * not the caller's fault.
 */
export function isiDenganKunci(hasil: HasilOss): IsiOss | undefined {
  if (hasil.jenis === 'sukses') return hasil.isi
  if (hasil.jenis === 'tolak') return undefined
  throw errorFor(hasil)
}
