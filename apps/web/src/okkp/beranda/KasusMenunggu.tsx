import { listKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { kasusList } from '#okkp/kasus/use-kasus.ts'
import buttons from '#platform/light/button.module.css'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useList } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { CountMark } from '#platform/ui/mark/CountMark.tsx'

/** Link to cases with the number that waits for this office. */
export function KasusMenunggu() {
  const { role } = useSignedInUser()
  return hasPermission(role, 'tindak-lanjut.kelola') ? <Tautan /> : null
}

function Tautan() {
  const { total } = useList(listKasus, { giliran: 'saya', limit: 1 }).meta
  return (
    <AppLink
      to={kasusList}
      search={{ giliran: 'saya' }}
      className={buttons.button}
      data-kind="plain"
      data-size="md"
    >
      Tindak lanjut
      {total > 0 && <CountMark count={total} hot note="menunggu kantor Anda" />}
    </AppLink>
  )
}
