import type { Role } from '../roles.ts'
import { entriesOf, type FileOf, type Vocabulary, type Workflow } from './workflow.ts'

/** Returns the holders who may take this action at this stage, without deputies. */
export function holdersOf<V extends Vocabulary, Name extends string>(
  { actions, stages }: Workflow<V, Name>,
  name: Name,
  stage: V['stage'],
): readonly V['holder'][] {
  const { who } = actions[name]
  if (who !== 'staff') return who
  const place = stages[stage]
  return 'waits' in place ? place.staff : place.turn
}

export function mayAct<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  name: Name,
  file: FileOf<V>,
  actor: V['actor'],
): boolean {
  return holdersOf(workflow, name, file.stage).some(
    (holder) =>
      workflow.holders[holder].deputies?.includes(actor.role) || isHolder(workflow, holder, file, actor),
  )
}

/** Checks whether the file waits for this actor ("Giliran saya"). It does not wait for deputies. */
export function holdsTurn<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  file: FileOf<V>,
  actor: V['actor'],
): boolean {
  return workflow.stages[file.stage].turn.some((holder) => isHolder(workflow, holder, file, actor))
}

/** Returns the stages at which a role has the turn, independent of the file. */
export function stagesOf<V extends Vocabulary, Name extends string>(
  { stages, holders }: Workflow<V, Name>,
  role: Role,
): V['stage'][] {
  return entriesOf(stages)
    .filter(([, stage]) => stage.turn.some((holder) => holders[holder].roles.includes(role)))
    .map(([key]) => key)
}

/**
 * Checks whether this actor is the holder for this file. Notifications also use it to find the right accounts of a
 * role.
 */
export function isHolder<V extends Vocabulary, Name extends string>(
  { holders }: Workflow<V, Name>,
  holder: V['holder'],
  file: FileOf<V>,
  actor: V['actor'],
): boolean {
  const { roles, within } = holders[holder]
  return roles.includes(actor.role) && (within?.(file, actor) ?? true)
}
