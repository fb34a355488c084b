import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { Penerbitan } from '#psat/penerbitan/use-penerbitan.ts'

export interface LangkahTerbitProps {
  berkas: BerkasPengajuan
  penerbitan: Penerbitan
  /** If false, the user can fill in the form, but another step must come first. */
  siap: boolean
}
