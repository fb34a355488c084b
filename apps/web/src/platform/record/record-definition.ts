import type { Role } from '@portal/domain/platform/roles'
import type { ReactNode } from 'react'
import type { Crumbs } from '#platform/page/PageHeader.tsx'
import type { SessionUser } from '#platform/session/session-user.ts'

export type Address = Readonly<Record<string, string | undefined>>

/** The result of one query, or of several combined. */
export interface RecordRead<R> {
  /** `null` means that the record exists but the user may not open it. */
  data: R | null | undefined
  error: Error | null
  refetch: () => unknown
}

interface Answer {
  message?: string | undefined
}

export interface RecordDefinition<R extends Named, Named = { id: number }> {
  /** The noun at the start of a sentence: "Rapid test". */
  noun: string
  list: string
  crumbs: Crumbs
  pageOf: (record: Named) => string
  useRead: (address: Address) => RecordRead<R>
  /** Refetches the queries that a write makes stale. */
  useRefresh: () => () => Promise<unknown>
  /** Set only if some readers must not write. */
  writers?: {
    roles: readonly Role[]
    /** Replaces the form for users who may not write. */
    refused: (doing: 'Tambah' | 'Ubah') => ReactNode
    crumbsOfReaders: Crumbs
  }
}

export interface RecordFormProps<Isian, Initial = Isian> {
  initial: Initial
  /** Without a key the browser stores no draft. */
  draftKey?: string
  submitLabel: string
  onSubmit: (isian: Isian) => Promise<void>
  extraActions: ReactNode
}

/** Definition of an add screen. `From` is input of the route: the URL's search or another record. */
export interface AddForm<R extends Named, Isian, Initial = Isian, From = undefined, Named = { id: number }> {
  record: RecordDefinition<R, Named>
  title: string | ((from: From) => string)
  meta?: string | ((from: From) => string)
  submitLabel: string
  initial: (from: From, user: SessionUser) => Initial
  draftKey?: (from: From) => string
  save: (isian: Isian, from: From) => Promise<Answer & { data: Named }>
  /** Path to open afterwards; by default the page of the new record. */
  next?: (added: Named, from: From) => string
  above?: (from: From, user: SessionUser) => ReactNode
  form: (props: RecordFormProps<Isian, Initial>, from: From) => ReactNode
}

export interface ChangeForm<R extends Named, Isian, Initial = Isian, Named = { id: number }> {
  record: RecordDefinition<R, Named>
  title: (record: R) => string
  meta?: string | ((record: R) => string)
  /** Breadcrumb of the record. Without it, the breadcrumbs end at the list. */
  crumb?: (record: R) => string
  submitLabel?: string | ((record: R) => string)
  back: string
  initial: (record: R, user: SessionUser) => Initial
  draftKey?: (record: R) => string
  save: (isian: Isian, record: R) => Promise<Answer>
  above?: (record: R) => ReactNode
  /** Reason why the record cannot be edited, shown instead of the form. */
  closed?: (record: R) => { header: string; title: string; text: string } | undefined
  form: (props: RecordFormProps<Isian, Initial>, record: R) => ReactNode
}

export interface RecordDetail<R extends Named, Named = { id: number }> {
  record: RecordDefinition<R, Named>
  title: (record: R) => string
  meta?: (record: R) => string | null
  badge?: (record: R) => ReactNode
  /** Actions before the edit and delete buttons. */
  actions?: (record: R) => ReactNode
  change?: string
  remove?: {
    noun: string
    nameOf: (record: R) => string
    /** Text of the confirmation: what the deletion also removes. */
    text: string
    call: (record: R) => Promise<{ message: string }>
  }
  /** `more` is content of other modules, which the route provides. */
  body: (record: R, more: ReactNode) => ReactNode
}

/** Resolves a text that is fixed or depends on a value. */
export function textOf<T, S extends string | undefined>(text: S | ((of: T) => string), of: T): S | string {
  return typeof text === 'function' ? text(of) : text
}
