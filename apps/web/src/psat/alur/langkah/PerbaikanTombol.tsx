import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { LangkahTombolProps } from '#psat/alur/langkah/langkah-props.ts'

export function PerbaikanTombol({ berkas, aksi, tombol }: LangkahTombolProps) {
  const terbuka = berkas.temuan.filter(({ status }) => status === 'terbuka').length
  return (
    <Button component={AppLink} to={perbaikanTo(berkas)} {...tombol}>
      {terbuka > 0 ? `Jawab ${formatNumber(terbuka)} temuan` : aksi.label}
    </Button>
  )
}

/** The operator answers a revision. On track `berkas` the secretariat answers it. */
const perbaikanTo = ({ alur, auditType, uuid }: LangkahTombolProps['berkas']) =>
  alur === 'berkas'
    ? `/psat/admin/perizinan/${auditType}/${uuid}/revisi`
    : `/psat/pengajuan/${uuid}/perbaikan`
