import { Button } from '@mantine/core'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconListNumbers } from '@tabler/icons-react'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'

/** From the list of all files to the own queue, for auditors. */
export function AntreanLink({ auditType }: { auditType: JenisIzin }) {
  const { role } = useSignedInUser()
  if (role !== 'AUDITOR') return null
  return (
    <Button
      component={AppLink}
      to={`/psat/admin/perizinan/${auditType}/audit`}
      variant="default"
      leftSection={<IconListNumbers size={18} stroke={1.75} aria-hidden="true" />}
    >
      Antrean saya
    </Button>
  )
}
