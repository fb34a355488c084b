import { Button, type ButtonProps } from '@mantine/core'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconPrinter } from '@tabler/icons-react'
import { AppLink } from '#platform/ui/AppLink.tsx'

interface TandaTerimaLinkProps extends Pick<ButtonProps, 'visibleFrom' | 'hiddenFrom'> {
  berkas: Pick<BerkasPengajuan, 'uuid'>
}

/** In the header where there is room; on a phone the task comes first, and this stands in its menu. */
export function TandaTerimaLink({ berkas, ...shown }: TandaTerimaLinkProps) {
  return (
    <Button
      component={AppLink}
      to={`/psat/pengajuan/${berkas.uuid}/tanda-terima`}
      variant="default"
      leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
      {...shown}
    >
      Tanda terima
    </Button>
  )
}
