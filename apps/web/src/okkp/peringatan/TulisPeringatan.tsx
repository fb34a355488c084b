import { Button } from '@mantine/core'
import type { AsalBukti } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { hasPermission } from '@portal/domain/portal/permissions'
import { peringatanList } from '#okkp/peringatan/use-peringatan.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface TulisPeringatanProps {
  /** Record that becomes the evidence of the warning. */
  asal: AsalBukti
  id: number
}

/** Button beside a finding, for accounts that may write warnings. The draft starts with what the finding says. */
export function TulisPeringatan({ asal, id }: TulisPeringatanProps) {
  const { role } = useSignedInUser()
  if (!hasPermission(role, 'peringatan.tulis')) return null
  return (
    <Button component={AppLink} to={`${peringatanList}/add`} search={{ asal, bukti: id }} variant="default">
      Tulis peringatan
    </Button>
  )
}
