import type { RecordDefinition } from '#platform/record/record-definition.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

/** The guard of the route has let in who may read; most records are written by the same people. */
export function useMayWrite({ writers }: Pick<RecordDefinition<never, never>, 'writers'>): boolean {
  const { role } = useSignedInUser()
  return writers === undefined || writers.roles.includes(role)
}
