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

type OwnLook = Pick<ImportLook, 'jenis' | 'noun' | 'lists' | 'kind' | 'templateOf' | 'keptText' | 'outcomeOf'>

interface UjiImporOptions extends OwnLook {
  record: Pick<RecordDefinition<never, never>, 'list' | 'crumbs'>
  jenisUji: number
  /** Kinds to choose from. A table with only one kind passes that kind. */
  useKinds: (() => readonly Kind[]) | Kind
  columns: Readonly<Record<string, string>>
}

export interface UjiImpor {
  look: ImportLook
  jenisUji: number
  useKinds: () => readonly Kind[]
  only: Kind | undefined
}

/** Settings of the import into one table of tests. All tables use the same call. */
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

export function ujiEkspor<Key extends string>({ keys, columns, ...look }: UjiEksporOptions<Key>) {
  return {
    look: { ...look, detail: detailEkspor },
    columns: keys.map((key) => ({ key, title: columns[key] })),
  } satisfies Pick<ExportModalProps, 'look' | 'columns'>
}
