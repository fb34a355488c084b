import { Button } from '@mantine/core'
import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { tautanOf } from '#okkp/kasus/formulir/tautan.ts'
import type { AksiRincian } from '#okkp/kasus/formulir/use-langkah.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface TombolAksiProps {
  kasus: RincianKasus
  aksi: AksiRincian
  primary?: boolean
  onOpen: (aksi: AksiRincian) => void
}

/** Button of one action: opens its form here, or the add screen of another record. */
export function TombolAksi({ kasus, aksi, primary = false, onOpen }: TombolAksiProps) {
  const look = { variant: primary ? 'filled' : 'default' }
  const tautan = tautanOf(kasus, aksi.formulir)
  if (tautan) {
    return (
      <Button component={AppLink} {...tautan} {...look}>
        {aksi.label}
      </Button>
    )
  }
  return (
    <Button {...look} onClick={() => onOpen(aksi)}>
      {aksi.label}
    </Button>
  )
}
