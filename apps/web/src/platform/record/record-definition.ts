import type { Role } from '@portal/domain/platform/roles'
import type { ReactNode } from 'react'
import type { Crumbs } from '#platform/page/PageHeader.tsx'
import type { SessionUser } from '#platform/session/session-user.ts'

/** The parameters of the address that the screen is at. */
export type Address = Readonly<Record<string, string | undefined>>

/** The answer of a query, or of several that are asked together. */
export interface RecordRead<R> {
  /** `null`: there is one, and the reader may not open it. */
  data: R | null | undefined
  error: Error | null
  refetch: () => unknown
}

interface Answer {
  message?: string | undefined
}

/** What all screens of a record type have in common. */
export interface RecordDefinition<R extends Named, Named = { id: number }> {
  /** In front of a sentence: "Rapid test". */
  noun: string
  /** The address of the list. */
  list: string
  crumbs: Crumbs
  /** The address of one record's page. */
  pageOf: (record: Named) => string
  useRead: (address: Address) => RecordRead<R>
  /** Asks anew, after a write, what the write has made stale. */
  useRefresh: () => () => Promise<unknown>
  /** Only where some of those who may read must not write. */
  writers?: {
    roles: readonly Role[]
    /** Stands in place of a form. */
    refused: (doing: 'Tambah' | 'Ubah') => ReactNode
    crumbsOfReaders: Crumbs
  }
}

/** What a screen hands to the form of a record. */
export interface RecordFormProps<Isian, Initial = Isian> {
  initial: Initial
  /** Without a key the browser keeps no draft. */
  draftKey?: string
  submitLabel: string
  onSubmit: (isian: Isian) => Promise<void>
  extraActions: ReactNode
}

/** The screen that adds a record. `From` is what the route knows: the search of the address, another record. */
export interface AddForm<R extends Named, Isian, Initial = Isian, From = undefined, Named = { id: number }> {
  record: RecordDefinition<R, Named>
  title: string | ((from: From) => string)
  meta?: string | ((from: From) => string)
  submitLabel: string
  initial: (from: From, user: SessionUser) => Initial
  draftKey?: (from: From) => string
  save: (isian: Isian, from: From) => Promise<Answer & { data: Named }>
  /** The next step; the page of the new record unless said. */
  next?: (added: Named, from: From) => string
  /** Between the header and the form. */
  above?: (from: From, user: SessionUser) => ReactNode
  form: (props: RecordFormProps<Isian, Initial>, from: From) => ReactNode
}

/** The screen that changes a record. */
export interface ChangeForm<R extends Named, Isian, Initial = Isian, Named = { id: number }> {
  record: RecordDefinition<R, Named>
  title: (record: R) => string
  meta?: string | ((record: R) => string)
  /** What the way back calls the record; without it the way ends at the list. */
  crumb?: (record: R) => string
  submitLabel?: string | ((record: R) => string)
  /** On the button that leads back to the record. */
  back: string
  initial: (record: R, user: SessionUser) => Initial
  draftKey?: (record: R) => string
  save: (isian: Isian, record: R) => Promise<Answer>
  /** Between the header and the form. */
  above?: (record: R) => ReactNode
  /** Why this record cannot be changed; said in place of the form. */
  closed?: (record: R) => { header: string; title: string; text: string } | undefined
  form: (props: RecordFormProps<Isian, Initial>, record: R) => ReactNode
}

/** The page of a record. */
export interface RecordDetail<R extends Named, Named = { id: number }> {
  record: RecordDefinition<R, Named>
  title: (record: R) => string
  meta?: (record: R) => string | null
  badge?: (record: R) => ReactNode
  /** In front of the two buttons below. */
  actions?: (record: R) => ReactNode
  /** On the button that opens the form. */
  change?: string
  remove?: {
    /** In running text: "rapid test". */
    noun: string
    nameOf: (record: R) => string
    /** What goes with it, said before. */
    text: string
    call: (record: R) => Promise<{ message: string }>
  }
  /** `more` is what the route hands in from other rooms. */
  body: (record: R, more: ReactNode) => ReactNode
}

/** A text that is the same for all, or follows from something. */
export function textOf<T, S extends string | undefined>(text: S | ((of: T) => string), of: T): S | string {
  return typeof text === 'function' ? text(of) : text
}
