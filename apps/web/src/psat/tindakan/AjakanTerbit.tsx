import { Button } from '@mantine/core'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconArrowRight } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import { idLangkah } from '#psat/tindakan/LangkahTerbit.tsx'
import { langkahDi } from '#psat/tindakan/langkah-di.ts'

const ajakanDi = ({ aksi }: Pick<BerkasPengajuan, 'aksi'>) =>
  langkahDi(aksi, 'penerbitan').filter(({ form }) => form.ajakan)

export const adaAjakan = (berkas: Pick<BerkasPengajuan, 'aksi'>) => ajakanDi(berkas).length > 0

/** Links to the payment and certificate part of the page, at its last open step. */
export function AjakanTerbit({ berkas }: { berkas: BerkasPengajuan }) {
  const change = useSearchChange()
  const open = ajakanDi(berkas)
  const next = open.at(-1)
  if (!next) return null

  async function lead() {
    await change({ bagian: undefined }, { replace: true, stay: true })
    const panel = document.getElementById('bagian-berkas')
    // For the first form the page scrolls to the top of the part, for a later form to the form itself.
    const own = next && next !== open[0] ? document.getElementById(idLangkah(next.aksi.form)) : null
    const part = own ?? panel
    part?.scrollIntoView({ block: 'start' })
    const field = part?.querySelector<HTMLElement>('input, textarea') ?? part?.querySelector('button')
    field?.focus({ preventScroll: true })
  }

  return (
    <Button
      fullWidth
      variant={berkas.giliran_saya ? 'filled' : 'default'}
      onClick={() => void lead()}
      rightSection={<Icon of={IconArrowRight} />}
    >
      {next.form.ajakan}
    </Button>
  )
}
