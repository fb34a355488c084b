import { AppError } from '@portal/domain/platform/errors'
import type { HasilOss, IsiOss } from './hasil.ts'

const gagal = (hasil: Exclude<HasilOss, { jenis: 'sukses' }>): AppError =>
  hasil.jenis === 'ulang' || hasil.jenis === 'tak_pasti'
    ? new AppError('OSS_TIDAK_MENJAWAB', { cause: new Error(hasil.sebab) })
    : new AppError('OSS_MENOLAK', { cause: new Error(`${hasil.kode}: ${hasil.keterangan}`) })

/** What OSS answered to a question under the person's own token: a refusal means that the token is out. */
export function isiDenganToken(hasil: HasilOss): IsiOss {
  if (hasil.jenis === 'sukses') return hasil.isi
  if (hasil.jenis === 'kunci' || hasil.jenis === 'tolak') throw new AppError('OSS_TOKEN_HABIS')
  throw gagal(hasil)
}

/** The same under the portal's own key, of which no caller is to blame; undefined where OSS does not know what is asked. */
export function isiDenganKunci(hasil: HasilOss): IsiOss | undefined {
  if (hasil.jenis === 'sukses') return hasil.isi
  if (hasil.jenis === 'tolak') return undefined
  throw gagal(hasil)
}
