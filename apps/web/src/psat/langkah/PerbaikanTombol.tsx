import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { LangkahTombolProps } from '#psat/langkah/langkah-props.ts'

/** The answer to a revision has a screen of its own; this leads there. */
export function PerbaikanTombol({ berkas, aksi, tombol }: LangkahTombolProps) {
  const terbuka = berkas.temuan.filter(({ status }) => status === 'terbuka').length
  return (
    <Button component={AppLink} to={perbaikanTo(berkas)} {...tombol}>
      {terbuka > 0 ? `Jawab ${formatNumber(terbuka)} temuan` : aksi.label}
    </Button>
  )
}

/** Where the answer is written: by the operator, or on its own track by the secretariat. */
const perbaikanTo = ({ alur, auditType, uuid }: LangkahTombolProps['berkas']) =>
  alur === 'berkas'
    ? `/psat/admin/perizinan/${auditType}/${uuid}/revisi`
    : `/psat/pengajuan/${uuid}/perbaikan`
