import { rekamanKasus } from '@portal/domain/okkp/rekaman-kasus/rekaman-kasus.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useRecord } from '#platform/record/use-record.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

/** Linked records of a case, for the offices that act on cases. */
export function useRekaman(id: number) {
  const { role } = useSignedInUser()
  return useRecord(rekamanKasus, { id }, { enabled: hasPermission(role, 'tindak-lanjut.kelola') })
}
