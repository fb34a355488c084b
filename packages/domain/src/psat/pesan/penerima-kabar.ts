import { entriesOf } from '../../platform/workflow/workflow.ts'
import type { WorkflowEvent } from '../../platform/workflow/workflow-actions.ts'
import type { KosakataPsat, TabelAlur } from '../alur/alur.ts'

type Langkah<V extends KosakataPsat, Name extends string> = Pick<
  WorkflowEvent<V, Name>,
  'effects' | 'from' | 'turn'
>

/**
 * Returns the recipients that the effects of a step name: the holder of the turn, the staff of the previous stage, or a
 * named holder.
 */
export function penerimaKabar<V extends KosakataPsat, Name extends string>(
  { workflow: { stages }, pemegang }: TabelAlur<V, Name>,
  { effects, from, turn }: Langkah<V, Name>,
): readonly V['holder'][] {
  const left = from === null ? undefined : stages[from]
  const staff = left === undefined ? [] : 'waits' in left ? left.staff : left.turn
  const named = entriesOf(pemegang)
    .map(([holder]) => holder)
    .filter((holder) => effects.includes(`beritahu_${holder}`))
  return [
    ...new Set([
      ...(effects.includes('beritahu_giliran') ? turn : []),
      ...named,
      ...(effects.includes('beritahu_petugas') ? staff : []),
    ]),
  ]
}
