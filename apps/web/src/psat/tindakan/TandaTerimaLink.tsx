import { Button } from '@mantine/core'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconPrinter } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from '#psat/tindakan/TandaTerimaLink.module.css'

interface TandaTerimaLinkProps {
  berkas: Pick<BerkasPengajuan, 'uuid'>
  /** On which screens it stands here. */
  shown: 'wide' | 'narrow'
}

/** In the header where there is room; on a phone the task comes first, and this stands in its menu. */
export function TandaTerimaLink({ berkas, shown }: TandaTerimaLinkProps) {
  return (
    <Button
      component={AppLink}
      to={`/psat/pengajuan/${berkas.uuid}/tanda-terima`}
      variant="default"
      leftSection={<Icon of={IconPrinter} />}
      className={classes[shown]}
    >
      Tanda terima
    </Button>
  )
}
