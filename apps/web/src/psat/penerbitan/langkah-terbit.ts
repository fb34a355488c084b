import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { Penerbitan } from '#psat/penerbitan/use-penerbitan.ts'

/** A form in the part about payment and certificate. */
export interface LangkahTerbitProps {
  berkas: BerkasPengajuan
  penerbitan: Penerbitan
  /** False: it may be filled in, but its step waits for another. */
  siap: boolean
}
