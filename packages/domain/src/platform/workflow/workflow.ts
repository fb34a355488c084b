import type { Clock, Ledger } from '../calendar/clock-ledger.ts'
import type { Role } from '../roles.ts'

/** Person on leave for whom an account acts today. */
export interface Diwakili {
  id: number
  username: string
  nama: string
  /** Companies whose files the deputy must not handle, because of a declared conflict of interest. */
  kecuali?: readonly number[]
}

/** Account that acts. A wing adds the fields that its holders check. */
export interface Actor {
  id: number
  role: Role
  mewakili?: readonly Diwakili[]
}

/** Names that one workflow uses. The compiler checks every table below against them. */
export interface Vocabulary {
  stage: string
  holder: string
  guard: string
  need: string
  budget: string
  effect: string
  form: string
  /** Data of a file besides its stage and its ledger. */
  facts: object
  /** Data that an action carries besides its note. */
  input: object
  actor: Actor
}

export interface Holder<Facts, Who extends Actor> {
  label: string
  roles: readonly Role[]
  /** Roles that may act for the holder but are not asked to. */
  deputies?: readonly Role[]
  /** Limits the roles to the people of this file. */
  within?: (file: Facts, actor: Who) => boolean
}

/** A stage. `code` is the number in the API; two stages may share one. */
export type Stage<HolderName extends string, Budget extends string> = {
  code: number
  label: string
  tab: string
  turn: readonly HolderName[]
} & (Exclude<Clock<Budget>, { waits: Budget }> | Waiting<HolderName, Budget>)

/** Stage that waits for the applicant. `staff` remains responsible for it. */
type Waiting<HolderName extends string, Budget extends string> = {
  waits: Budget
  staff: readonly HolderName[]
}

/** API call of an action: the path below the base, and the value of `proses` if it has one. */
export interface Wire {
  call: string
  proses?: string
  /** Set if the action carries only a note. Contract and route follow from this row. */
  note?: { summary: string; event?: string }
}

export interface Condition<Args extends unknown[]> {
  test: (...args: Args) => boolean
  why: string | ((...args: Args) => string)
}

/** Condition before an action. A stated reason can lift a condition that has a waiver. */
export interface Guard<Args extends unknown[], Input> extends Condition<Args> {
  waiver?: (input: Input) => string | null | undefined
}

export interface Action<V extends Vocabulary> {
  label: string
  /** Text in the timeline and in the clock ledger. */
  done: string
  /** Stages in which the action is possible. Empty for the action that opens a file. */
  from: readonly V['stage'][]
  /** Next stage. If missing, the file stays at its stage. */
  to?: V['stage'] | ((file: V['facts']) => V['stage'])
  /** 'staff' means the holder of the turn, or the responsible staff while the applicant has the turn. */
  who: readonly V['holder'][] | 'staff'
  /** Conditions that must hold before a screen offers the action. */
  guards?: readonly V['guard'][]
  /** Conditions on the input of the action. */
  needs?: readonly V['need'][]
  /** The name of a guard limits the duty to files that pass the guard. */
  noteRequired?: true | V['guard']
  sets?: (file: FileOf<V>, input: V['input']) => Partial<V['facts']>
  /** Budget whose days the waiting applicant gets in addition. */
  extends?: V['budget']
  form: V['form']
  /** Effects that the server runs in the same transaction. */
  effects: readonly V['effect'][]
  wire: readonly Wire[]
}

export type FileOf<V extends Vocabulary> = V['facts'] & { stage: V['stage']; ledger: Ledger<V['budget']> }

export interface Workflow<V extends Vocabulary, Name extends string> {
  holders: Record<V['holder'], Holder<V['facts'], V['actor']>>
  guards: Record<V['guard'], Guard<[file: FileOf<V>, actor: V['actor']], V['input']>>
  needs: Record<V['need'], Condition<[input: V['input'], file: FileOf<V>]>>
  stages: Record<V['stage'], Stage<V['holder'], V['budget']>>
  actions: Record<Name, Action<V>>
  opens: Name
}

/** Checks a workflow for errors that the compiler cannot find. */
export function defineWorkflow<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
): Workflow<V, Name> {
  for (const [name, action] of entriesOf(workflow.actions)) {
    if ((name === workflow.opens) !== (action.from.length === 0)) {
      throw new TypeError(`action ${name}: only the opening action has no source stage`)
    }
    for (const stage of action.from) {
      if ('ends' in workflow.stages[stage]) throw new TypeError(`action ${name}: ${stage} is a final stage`)
    }
  }
  return workflow
}

export function entriesOf<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][]
}
