import { Button } from '@mantine/core'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import classes from '#psat/langkah/langkah.module.css'
import { idLangkah } from '#psat/tindakan/LangkahTerbit.tsx'
import { langkahDi } from '#psat/tindakan/langkah-di.ts'

/** The steps from the bill to the certificate have their own part of the page; this leads to the furthest one. */
export function AjakanTerbit({ berkas }: { berkas: BerkasPengajuan }) {
  const change = useSearchChange()
  const open = langkahDi(berkas.aksi, 'penerbitan').filter(({ form }) => form.ajakan)
  const next = open.at(-1)
  if (!next) return null

  async function lead() {
    await change({ bagian: undefined }, { replace: true, stay: true })
    const panel = document.getElementById('bagian-berkas')
    // The first form is read from the top of its part; a later one is gone to.
    const own = next && next !== open[0] ? document.getElementById(idLangkah(next.aksi.form)) : null
    const part = own ?? panel
    part?.scrollIntoView({ block: 'start' })
    const field = part?.querySelector<HTMLElement>('input, textarea') ?? part?.querySelector('button')
    field?.focus({ preventScroll: true })
  }

  return (
    <div className={classes.buttons}>
      <Button size="md" fullWidth onClick={() => void lead()}>
        {next.form.ajakan}
      </Button>
    </div>
  )
}
