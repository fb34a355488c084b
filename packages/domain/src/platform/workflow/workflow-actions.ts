import { advanceClock, extendWait, type Ledger } from '../calendar/clock-ledger.ts'
import type { Role } from '../roles.ts'
import {
  type Action,
  type Condition,
  entriesOf,
  type FileOf,
  type Vocabulary,
  type Wire,
  type Workflow,
} from './workflow.ts'
import { holdersOf, holdsTurn, mayAct } from './workflow-holders.ts'

export interface Command<V extends Vocabulary> {
  at: Date
  note?: string | undefined
  input: V['input']
  /** Returns the working days of a budget for this file, from the days master. */
  days: (budget: V['budget']) => number
}

/** One line of the history, with its consequences. */
export interface WorkflowEvent<V extends Vocabulary, Name extends string> {
  action: Name
  from: V['stage'] | null
  to: V['stage']
  by: number
  role: Role
  at: Date
  note: string | null
  entries: Ledger<V['budget']>
  effects: readonly V['effect'][]
  /** New holders of the turn. Empty if the turn did not change. */
  turn: readonly V['holder'][]
}

/** Guard that holds an action back, with its reason. */
export interface Missing<V extends Vocabulary> {
  guard: V['guard']
  why: string
}

export type Refusal<V extends Vocabulary, Name extends string> =
  | { kind: 'illegal'; legal: Name[] }
  | { kind: 'not-yours'; holders: readonly V['holder'][]; legal: Name[] }
  | { kind: 'guard'; missing: Missing<V>[] }
  | { kind: 'note-missing' }
  | { kind: 'need'; need: V['need']; why: string }

export type Outcome<V extends Vocabulary, Name extends string> =
  | { ok: true; file: FileOf<V>; event: WorkflowEvent<V, Name> }
  | { ok: false; refusal: Refusal<V, Name> }

/**
 * Returns the actions that the actor can take now, also those that need a stated reason. Screens show them as buttons;
 * the server lists them when it refuses an action.
 */
export function availableActions<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  file: FileOf<V>,
  actor: V['actor'],
): Name[] {
  return entriesOf(workflow.actions)
    .filter(([, action]) => action.from.includes(file.stage))
    .filter(([name]) => mayAct(workflow, name, file, actor))
    .filter(([name]) => unmetGuards(workflow, name, file, actor).every(waivable(workflow)))
    .map(([name]) => name)
}

/** Returns the actions that the actor could take if no guard blocked them, with every reason. */
export function blockedActions<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  file: FileOf<V>,
  actor: V['actor'],
): { name: Name; why: string[] }[] {
  return entriesOf(workflow.actions).flatMap(([name]) => {
    if (outOfTurn(workflow, file, actor, name)) return []
    const unmet = unmetGuards(workflow, name, file, actor)
    return unmet.every(waivable(workflow)) ? [] : [{ name, why: unmet.map(({ why }) => why) }]
  })
}

/** Returns what holds an action back unless the actor states a reason, or undefined if nothing does. */
export function reasonAsked<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  file: FileOf<V>,
  actor: V['actor'],
  name: Name,
): string | undefined {
  return unmetGuards(workflow, name, file, actor).find(waivable(workflow))?.why
}

export function needsNote<V extends Vocabulary, Name extends string>(
  { guards, actions }: Workflow<V, Name>,
  name: Name,
  file: FileOf<V>,
  actor: V['actor'],
): boolean {
  const { noteRequired = false } = actions[name]
  return typeof noteRequired === 'string' ? guards[noteRequired].test(file, actor) : noteRequired
}

function unmetGuards<V extends Vocabulary, Name extends string>(
  { guards, actions }: Workflow<V, Name>,
  name: Name,
  file: FileOf<V>,
  actor: V['actor'],
): Missing<V>[] {
  return (actions[name].guards ?? []).flatMap((guard: V['guard']) =>
    guards[guard].test(file, actor) ? [] : [{ guard, why: whyOf(guards[guard], file, actor) }],
  )
}

const waivable =
  <V extends Vocabulary, Name extends string>({ guards }: Workflow<V, Name>) =>
  ({ guard }: Missing<V>): boolean =>
    guards[guard].waiver !== undefined

/** Returns the actions that continue the file and belong to another holder, although the actor also has the turn. */
export function othersActions<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  file: FileOf<V>,
  actor: V['actor'],
): { name: Name; holders: readonly V['holder'][] }[] {
  if (!holdsTurn(workflow, file, actor)) return []
  return entriesOf(workflow.actions).flatMap(([name, action]) => {
    const to = targetOf(action, file)
    const on = to !== undefined && action.who !== 'staff' && !isRefused(workflow, to)
    const theirs = action.from.includes(file.stage) && on && !mayAct(workflow, name, file, actor)
    return theirs ? [{ name, holders: holdersOf(workflow, name, file.stage) }] : []
  })
}

/** Checks whether this stage ends the file. */
function isRefused<V extends Vocabulary, Name extends string>(
  { stages }: Workflow<V, Name>,
  stage: V['stage'],
): boolean {
  const place = stages[stage]
  return 'ends' in place && place.ends !== undefined
}

/** Returns the new file and its event, or the refusal. It does not modify its input. */
export function applyAction<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  file: FileOf<V>,
  actor: V['actor'],
  name: Name,
  command: Command<V>,
): Outcome<V, Name> {
  const refusal = outOfTurn(workflow, file, actor, name)
  return refusal ? { ok: false, refusal } : attempt(workflow, file.stage, file, actor, name, command)
}

/**
 * Returns a refusal if the stage or the actor is wrong. The server can check this before it reads the input of the
 * action.
 */
export function outOfTurn<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  file: FileOf<V>,
  actor: V['actor'],
  name: Name,
): Refusal<V, Name> | undefined {
  if (!workflow.actions[name].from.includes(file.stage)) {
    return { kind: 'illegal', legal: availableActions(workflow, file, actor) }
  }
  return notYours(workflow, file, actor, name)
}

function notYours<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  file: FileOf<V>,
  actor: V['actor'],
  name: Name,
): Refusal<V, Name> | undefined {
  if (mayAct(workflow, name, file, actor)) return undefined
  const legal = availableActions(workflow, file, actor)
  return { kind: 'not-yours', holders: holdersOf(workflow, name, file.stage), legal }
}

/** Applies the opening action to facts that are not a file yet. */
export function openFile<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  facts: V['facts'],
  actor: V['actor'],
  command: Command<V>,
): Outcome<V, Name> {
  const stage = targetOf(workflow.actions[workflow.opens], facts)
  if (stage === undefined) throw new TypeError('the opening action has no target stage')
  return attempt(workflow, null, { ...facts, stage, ledger: [] }, actor, workflow.opens, command)
}

/** Returns the action of an API call. The same call may mean different actions at different stages. */
export function actionOnWire<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  { call, proses }: Wire,
  stage: V['stage'],
): Name | undefined {
  const meant = entriesOf(workflow.actions).filter(([, action]) =>
    action.wire.some((wire) => wire.call === call && wire.proses === proses),
  )
  return (meant.find(([, action]) => action.from.includes(stage)) ?? meant[0])?.[0]
}

export function targetOf<V extends Vocabulary>({ to }: Action<V>, facts: V['facts']): V['stage'] | undefined {
  return typeof to === 'function' ? to(facts) : to
}

function attempt<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  from: V['stage'] | null,
  file: FileOf<V>,
  actor: V['actor'],
  name: Name,
  command: Command<V>,
): Outcome<V, Name> {
  const refusal = refusalOf(workflow, file, actor, name, command)
  if (refusal) return { ok: false, refusal }
  const action = workflow.actions[name]
  const changed = { ...file, ...action.sets?.(file, command.input) }
  const to = targetOf(action, changed) ?? file.stage
  const moves = to !== from
  const tick = { at: command.at, reason: action.done, days: command.days }
  const entries = [
    ...(action.extends ? extendWait(file.ledger, action.extends, tick) : []),
    ...(moves ? advanceClock(file.ledger, workflow.stages[to], tick) : []),
  ]
  return {
    ok: true,
    file: { ...changed, stage: to, ledger: [...file.ledger, ...entries] },
    event: {
      action: name,
      from,
      to,
      by: actor.id,
      role: actor.role,
      at: command.at,
      note: command.note?.trim() || null,
      entries,
      effects: action.effects,
      turn: moves ? workflow.stages[to].turn : [],
    },
  }
}

function refusalOf<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
  file: FileOf<V>,
  actor: V['actor'],
  name: Name,
  { note, input }: Command<V>,
): Refusal<V, Name> | undefined {
  const action = workflow.actions[name]
  const foreign = notYours(workflow, file, actor, name)
  if (foreign) return foreign
  const missing = unmetGuards(workflow, name, file, actor).filter(
    ({ guard }) => !workflow.guards[guard].waiver?.(input)?.trim(),
  )
  if (missing.length > 0) return { kind: 'guard', missing }
  if (needsNote(workflow, name, file, actor) && !note?.trim()) return { kind: 'note-missing' }
  const need = failing(workflow.needs, action.needs, input, file)
  return need && { kind: 'need', need, why: whyOf(workflow.needs[need], input, file) }
}

function failing<Key extends string, Args extends unknown[]>(
  conditions: Record<Key, Condition<Args>>,
  names: readonly Key[] | undefined,
  ...args: Args
): Key | undefined {
  return names?.find((name) => !conditions[name].test(...args))
}

function whyOf<Args extends unknown[]>({ why }: Condition<Args>, ...args: Args): string {
  return typeof why === 'function' ? why(...args) : why
}
