import type { Clock, Ledger } from '../calendar/clock-ledger.ts'
import type { Role } from '../roles.ts'

/** Somebody on leave, for whom an account acts today. */
export interface Diwakili {
  id: number
  username: string
  nama: string
  /** Companies whose files the deputy leaves alone: a conflict of interest was declared. */
  kecuali?: readonly number[]
}

/** Whoever acts. A wing adds what its holders look at. */
export interface Actor {
  id: number
  role: Role
  mewakili?: readonly Diwakili[]
}

/** The words one workflow is written in; every table below is checked against them. */
export interface Vocabulary {
  stage: string
  holder: string
  guard: string
  need: string
  budget: string
  effect: string
  form: string
  /** What is known of a file besides its stage and its ledger. */
  facts: object
  /** What an action brings along besides its note. */
  input: object
  actor: Actor
}

export interface Holder<Facts, Who extends Actor> {
  label: string
  roles: readonly Role[]
  /** May act in the holder's place, but is not asked to. */
  deputies?: readonly Role[]
  /** Narrows the roles to this file's own people. */
  within?: (file: Facts, actor: Who) => boolean
}

/** A turn. The code is what the wire shows; two turns may share one. */
export type Stage<HolderName extends string, Budget extends string> = {
  code: number
  label: string
  tab: string
  turn: readonly HolderName[]
} & (Exclude<Clock<Budget>, { waits: Budget }> | Waiting<HolderName, Budget>)

/** While the applicant has the turn, somebody of the staff still answers for the stage. */
type Waiting<HolderName extends string, Budget extends string> = {
  waits: Budget
  staff: readonly HolderName[]
}

/** How an action is called: path below the base, and the value of `proses` if there is one. */
export interface Wire {
  call: string
  proses?: string
  /** Brings a note and nothing else: contract and route follow from this row. */
  note?: { summary: string; event?: string }
}

/** A named condition and what to tell when it does not hold. */
export interface Condition<Args extends unknown[]> {
  test: (...args: Args) => boolean
  why: string | ((...args: Args) => string)
}

export interface Action<V extends Vocabulary> {
  /** On the button. */
  label: string
  /** In the timeline and in the clock ledger. */
  done: string
  /** Empty for the action that opens a file. */
  from: readonly V['stage'][]
  /** Left out: the file stays where it is. */
  to?: V['stage'] | ((file: V['facts']) => V['stage'])
  /** 'staff': whoever has the turn, or answers for the stage while the applicant has it. */
  who: readonly V['holder'][] | 'staff'
  /** Must hold before the action is offered. */
  guards?: readonly V['guard'][]
  /** Must come along with it. */
  needs?: readonly V['need'][]
  noteRequired?: true
  sets?: (file: FileOf<V>, input: V['input']) => Partial<V['facts']>
  /** Gives the waiting applicant the days of this budget on top. */
  extends?: V['budget']
  /** What a screen asks with before the step is taken. */
  form: V['form']
  /** What the server does in the same transaction. */
  effects: readonly V['effect'][]
  wire: readonly Wire[]
}

export type FileOf<V extends Vocabulary> = V['facts'] & { stage: V['stage']; ledger: Ledger<V['budget']> }

export interface Workflow<V extends Vocabulary, Name extends string> {
  holders: Record<V['holder'], Holder<V['facts'], V['actor']>>
  guards: Record<V['guard'], Condition<[file: FileOf<V>, actor: V['actor']]>>
  needs: Record<V['need'], Condition<[input: V['input'], file: FileOf<V>]>>
  stages: Record<V['stage'], Stage<V['holder'], V['budget']>>
  actions: Record<Name, Action<V>>
  /** The action that makes a file. */
  opens: Name
}

/** Types check the names; this checks what types cannot see. */
export function defineWorkflow<V extends Vocabulary, Name extends string>(
  workflow: Workflow<V, Name>,
): Workflow<V, Name> {
  for (const [name, action] of entriesOf(workflow.actions)) {
    if ((name === workflow.opens) !== (action.from.length === 0)) {
      throw new TypeError(`aksi ${name}: hanya aksi pembuka yang tanpa tahap asal`)
    }
    for (const stage of action.from) {
      if ('ends' in workflow.stages[stage]) throw new TypeError(`aksi ${name}: ${stage} sudah akhir`)
    }
  }
  return workflow
}

export function entriesOf<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][]
}
