import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

/** Whether this reader can ask for a revision now. Then an open finding is one whose answer is asked for again. */
export const mayAskRevision = ({ aksi }: Pick<BerkasPengajuan, 'aksi'>): boolean =>
  aksi.some(({ membawa_temuan }) => membawa_temuan)

/** Counts the findings that the next revision request carries: prepared ones, and answers that are asked for again. */
export function siapKirim(berkas: Pick<BerkasPengajuan, 'aksi' | 'temuan'>): number {
  const asks = mayAskRevision(berkas)
  return berkas.temuan.filter(({ status }) => status === 'disiapkan' || (asks && status === 'terbuka')).length
}
