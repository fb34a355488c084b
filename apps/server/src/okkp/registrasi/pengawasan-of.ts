import type { Pengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import type { UjiTerbuka } from '@portal/domain/platform/pengujian/uji-terbuka.schema'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Supervision data that a registration needs. The folder `pengawasan` provides the implementation. */
export interface PengawasanOf {
  list(db: Executor, registrasiId: number, today: string): Promise<Pengawasan[]>
  exists(trx: Trx, registrasiId: number): Promise<boolean>
}

/** Reads the last public tests of registrations. The folder `rapid-test` provides the implementation. */
export type UjiOf = (db: Executor, registrasiIds: readonly number[]) => Promise<UjiTerbuka[]>
