import { Button } from '@mantine/core'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconPrinter } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from '#psat/tindakan/TandaTerimaLink.module.css'

interface TandaTerimaLinkProps {
  berkas: Pick<BerkasPengajuan, 'uuid'>
  shown: 'wide' | 'narrow'
}

/** Link to the receipt. Wide screens show it in the header, phones in the menu of the task card. */
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
