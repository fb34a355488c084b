import { Button } from '@mantine/core'
import { openKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { Pengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import classes from '#okkp/kasus/kasus.module.css'
import { kasusPage, useKasusOf, useRefreshKasus } from '#okkp/kasus/use-kasus.ts'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { popup } from '#platform/notices/popup.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface KasusPengawasanProps {
  record: Pengawasan
  /** True if this account may open a case for an old sanction. */
  mayOpen: boolean
}

/** Case that a supervision opened or answers. A sanction from before cases may open one. */
export function KasusPengawasan({ record: { id, sanksi }, mayOpen }: KasusPengawasanProps) {
  const { data } = useKasusOf({ pengawasan_id: id })
  const { run, button } = useAction(useRefreshKasus())
  const open = async () =>
    popup.success((await call(openKasus, { body: { asal: 'pengawasan', asal_id: id } })).message)
  if (!data) return null
  if (data.length > 0) {
    return data.map((kasus) => (
      <AppLink key={kasus.id} className={classes.link} to={kasusPage(kasus.id)}>
        Buka kasus {kasus.nomor}
      </AppLink>
    ))
  }
  if (sanksi === 'tidak_ada' || !mayOpen) return null
  return (
    <Button {...button} variant="default" size="sm" onClick={() => void run(open)}>
      Buka kasus
    </Button>
  )
}
