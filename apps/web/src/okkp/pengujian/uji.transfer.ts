import { detailEkspor } from '@portal/domain/okkp/ekspor/ekspor.contract'
import { okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { importUji } from '@portal/domain/okkp/impor/impor-uji.contract'
import type { Contract } from '@portal/domain/platform/contract'
import type { ExportModalProps } from '#platform/ekspor/ExportModal.tsx'
import type { ImportLook } from '#platform/impor/import-look.ts'
import type { RecordDefinition } from '#platform/record/record-definition.ts'

interface Kind {
  id: number
  nama: string
}

type OwnLook = Pick<ImportLook, 'jenis' | 'noun' | 'lists' | 'kind' | 'templateOf' | 'keptText'>

interface UjiImporOptions extends OwnLook {
  record: Pick<RecordDefinition<never, never>, 'list' | 'crumbs'>
  /** Which table of tests the file is for. */
  jenisUji: number
  /** The kinds to choose from; a table of one kind names it, and the choice is made. */
  useKinds: (() => readonly Kind[]) | Kind
  /** Titles of the template, in its order. */
  columns: Readonly<Record<string, string>>
}

export interface UjiImpor {
  look: ImportLook
  jenisUji: number
  useKinds: () => readonly Kind[]
  only: Kind | undefined
}

/** The import of one table of tests: all go through one call and differ in what is said here. */
export function ujiImpor({ record, jenisUji, useKinds, columns, ...own }: UjiImporOptions): UjiImpor {
  const { list, crumbs } = record
  const only = typeof useKinds === 'function' ? undefined : useKinds
  return {
    jenisUji,
    only,
    useKinds: typeof useKinds === 'function' ? useKinds : () => [useKinds],
    look: {
      ...own,
      to: `${list}/impor`,
      crumbs,
      calls: okkpImpor,
      upload: importUji,
      headersOf: () => Object.values(columns),
      storedLink: ({ jenis_id, id }) => ({
        to: list,
        search: { ...(only ? {} : { jenis: jenis_id }), batch_id: String(id) },
      }),
      recordLink: (id) => `${list}/${id}`,
    },
  }
}

interface UjiEksporOptions<Key extends string> {
  noun: string
  fileName: string
  start: Contract
  keys: readonly Key[]
  columns: Readonly<Record<Key, string>>
}

/** The export of one table of tests, with its columns to choose from. */
export function ujiEkspor<Key extends string>({ keys, columns, ...look }: UjiEksporOptions<Key>) {
  return {
    look: { ...look, detail: detailEkspor },
    columns: keys.map((key) => ({ key, title: columns[key] })),
  } satisfies Pick<ExportModalProps, 'look' | 'columns'>
}
