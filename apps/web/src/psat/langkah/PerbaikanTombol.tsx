import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { AppLink } from '#platform/ui/AppLink.tsx'
import type { LangkahTombolProps } from '#psat/langkah/langkah-props.ts'

/** The answer to a revision has a screen of its own; this leads there. */
export function PerbaikanTombol({ berkas, tombol }: LangkahTombolProps) {
  const terbuka = berkas.temuan.filter(({ status }) => status === 'terbuka').length
  return (
    <Button component={AppLink} to={`/psat/pengajuan/${berkas.uuid}/perbaikan`} {...tombol}>
      {terbuka > 0 ? `Jawab ${formatNumber(terbuka)} temuan` : 'Perbaiki permohonan'}
    </Button>
  )
}
