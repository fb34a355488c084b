import { Button } from '@mantine/core'
import { berlayarAntrean } from '@portal/domain/psat/daftar/antrean'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconListNumbers } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Link from the list of all files to the user's own queue. Only roles with a queue screen see the link. */
export function AntreanLink({ auditType }: { auditType: JenisIzin }) {
  const { role } = useSignedInUser()
  if (!berlayarAntrean(role)) return null
  return (
    <Button
      component={AppLink}
      to={`/psat/admin/perizinan/${auditType}/audit`}
      variant="default"
      leftSection={<Icon of={IconListNumbers} />}
    >
      Antrean saya
    </Button>
  )
}
