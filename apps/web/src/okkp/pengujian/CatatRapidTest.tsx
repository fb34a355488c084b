import { Button } from '@mantine/core'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Record from which the new test takes food, place, kind and parameter. */
type Asal = { laporan: number } | { rapid: number } | { uji: number }

/** Button beside a finding, for accounts that may enter rapid tests. The form starts with what the finding says. */
export function CatatRapidTest({ search }: { search: Asal }) {
  const { role } = useSignedInUser()
  if (!hasPermission(role, 'rapid-test.kelola')) return null
  return (
    <Button component={AppLink} to="/okkp/admin/lab/rapid/add" search={search} variant="default">
      Catat rapid test
    </Button>
  )
}
