import { faultOfTestDay } from '@portal/domain/okkp/pengujian/pengujian.fields'
import {
  type LetakUji,
  type LetakUjiDiminta,
  letakUji,
  letakUjiDiubah,
  provinsiTujuan,
} from '@portal/domain/okkp/pengujian/pengujian.policy'
import { fieldError } from '@portal/domain/platform/errors'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { findWilayahFault } from '#akun/index.ts'
import type { Executor } from '#platform/database/database.ts'

/** Returns the region of a test from the account and the form. Fails if a named region does not exist. */
export async function letakOf(
  db: Executor,
  scope: RegionScope,
  asked: LetakUjiDiminta,
  before?: LetakUji,
): Promise<LetakUji> {
  const letak = before ? letakUjiDiubah(scope, before, asked) : letakUji(scope, asked)
  const unknown = await findWilayahFault(db, letak)
  if (unknown) throw fieldError(unknown.field, unknown.message)
  const { created_for } = letak
  const tujuan = {
    provinsi_id: provinsiTujuan(created_for),
    kota_id: (created_for ?? 0) > 99 ? created_for : null,
  }
  if (await findWilayahFault(db, tujuan)) {
    throw fieldError('created_for', 'Wilayah yang dititipi tidak dikenal. Pilih dari daftar.')
  }
  return letak
}

export function refuseFutureDay(tanggal: string, today: string): void {
  const fault = faultOfTestDay(tanggal, today)
  if (fault) throw fieldError('tanggal', fault)
}
