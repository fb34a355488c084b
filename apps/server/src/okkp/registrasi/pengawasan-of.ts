import type { Pengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import type { Executor, Trx } from '#platform/database/database.ts'

/** The supervision of a registration, as far as the registration itself asks for it. The room of supervision provides it. */
export interface PengawasanOf {
  list(db: Executor, registrasiId: number, today: string): Promise<Pengawasan[]>
  exists(trx: Trx, registrasiId: number): Promise<boolean>
}
