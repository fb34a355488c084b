import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

/**
 * Checks whether the user may write. The route guard already checks read access, and for most records readers may also
 * write.
 */
export function useMayWrite({ writers }: Pick<RecordDefinition<never, never>, 'writers'>): boolean {
  const { role } = useSignedInUser()
  return writers === undefined || writers.roles.includes(role)
}
