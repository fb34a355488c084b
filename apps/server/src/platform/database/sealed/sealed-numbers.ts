import type { SealedJson } from '@portal/domain/platform/wing'
import {
  type BinaryOperationNode,
  ColumnNode,
  ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryId,
  ReferenceNode,
  type UnknownRow,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely'
import { mapNumbers, type NumberSeal, personalNumbers } from '#platform/secrets/number-seal.ts'

/** The cipher for personal numbers, and the JSON columns of the modules that may contain such numbers. */
export interface SealedNumbers {
  seal: NumberSeal
  json: SealedJson
}

/** Returns all JSON columns that may contain personal numbers, by table: those of the platform and of the modules. */
export const jsonPlaces = (ofWings: SealedJson): SealedJson => ({
  'platform.idempotensi': ['hasil'],
  'platform.jejak_audit': ['sebelum', 'sesudah'],
  ...ofWings,
})

/**
 * Rows that raw SQL passes as one JSON value. The plugin encrypts their personal numbers; `toJSON` keeps the value
 * usable for a connection without the plugin.
 */
export class SealableRows {
  readonly #rows: readonly object[]

  constructor(rows: readonly object[]) {
    this.#rows = rows
  }

  toJSON(): readonly object[] {
    return this.#rows
  }
}

function columnOf(node: OperationNode): string | undefined {
  if (ColumnNode.is(node)) return node.column.name
  return ReferenceNode.is(node) ? columnOf(node.column) : undefined
}

function tableOf(node: OperationNode | undefined): string {
  if (node?.kind === 'AliasNode') return tableOf((node as OperationNode & { node: OperationNode }).node)
  if (node?.kind !== 'TableNode') return ''
  const { table } = node as NonNullable<InsertQueryNode['into']>
  return `${table.schema?.name ?? 'public'}.${table.identifier.name}`
}

class SealingTransformer extends OperationNodeTransformer {
  readonly #seal: NumberSeal
  readonly #json: SealedJson

  constructor(seal: NumberSeal, json: SealedJson) {
    super()
    this.#seal = seal
    this.#json = json
  }

  #sealed(table: string, column: string | undefined, value: unknown): unknown {
    if (column === undefined) return value
    if (personalNumbers.has(column)) return typeof value === 'string' ? this.#seal.seal(value) : value
    if (!this.#json[table]?.includes(column)) return value
    if (typeof value !== 'string') return mapNumbers(value, this.#seal.seal)
    return JSON.stringify(mapNumbers(JSON.parse(value), this.#seal.seal))
  }

  #sealedNode(table: string, column: string | undefined, node: OperationNode): OperationNode {
    if (!ValueNode.is(node)) return node
    const sealed: ValueNode = { ...node, value: this.#sealed(table, column, node.value) }
    return sealed
  }

  #sealedUpdates(
    table: string,
    updates: readonly ColumnUpdateNode[] | undefined,
  ): readonly ColumnUpdateNode[] | undefined {
    return updates?.map((update) =>
      ColumnUpdateNode.create(update.column, this.#sealedNode(table, columnOf(update.column), update.value)),
    )
  }

  protected override transformValue(given: ValueNode, queryId?: QueryId): ValueNode {
    const node = super.transformValue(given, queryId)
    if (!(node.value instanceof SealableRows)) return node
    return { ...node, value: JSON.stringify(mapNumbers(node.value.toJSON(), this.#seal.seal)) }
  }

  protected override transformInsertQuery(given: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const node = super.transformInsertQuery(given, queryId)
    const table = tableOf(node.into)
    const columns = node.columns?.map(columnOf) ?? []
    const rows =
      node.values && ValuesNode.is(node.values)
        ? ValuesNode.create(
            node.values.values.map((row) =>
              PrimitiveValueListNode.is(row)
                ? PrimitiveValueListNode.create(
                    row.values.map((value, at) => this.#sealed(table, columns[at], value)),
                  )
                : ValueListNode.create(
                    row.values.map((value, at) => this.#sealedNode(table, columns[at], value)),
                  ),
            ),
          )
        : node.values
    const updates = this.#sealedUpdates(table, node.onConflict?.updates)
    return {
      ...node,
      ...(rows ? { values: rows } : {}),
      ...(node.onConflict && updates ? { onConflict: { ...node.onConflict, updates } } : {}),
    }
  }

  protected override transformUpdateQuery(given: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const node = super.transformUpdateQuery(given, queryId)
    const updates = this.#sealedUpdates(tableOf(node.table), node.updates)
    return { ...node, ...(updates ? { updates } : {}) }
  }

  protected override transformBinaryOperation(
    given: BinaryOperationNode,
    queryId?: QueryId,
  ): BinaryOperationNode {
    const node = super.transformBinaryOperation(given, queryId)
    const column = columnOf(node.leftOperand)
    const { rightOperand: right, operator } = node
    if (column === undefined || !personalNumbers.has(column)) return node
    if (!ValueNode.is(right) || typeof right.value !== 'string') return node
    if (!OperatorNode.is(operator) || !['=', '!='].includes(operator.operator))
      throw new Error(`The encrypted column "${column}" supports only = and !=`)
    return { ...node, rightOperand: this.#sealedNode('', column, right) }
  }
}

function openedRows(seal: NumberSeal, rows: UnknownRow[], columns: readonly string[]): UnknownRow[] {
  return rows.map((row) => {
    const numbers = columns.map((column) => {
      const stored = row[column]
      if (!personalNumbers.has(column)) return [column, mapNumbers(stored, seal.open)]
      return [column, typeof stored === 'string' ? seal.open(stored) : stored]
    })
    return { ...row, ...Object.fromEntries(numbers) }
  })
}

/**
 * Encrypts personal numbers on every write and decrypts them on every read, so that no repository can forget it. It
 * recognises columns by name, so raw SQL must pass values for such a column as `SealableRows`.
 */
export function sealingPlugin({ seal, json }: SealedNumbers): KyselyPlugin {
  const places = jsonPlaces(json)
  const jsonColumns = new Set(Object.values(places).flat())
  const transformer = new SealingTransformer(seal, places)
  return {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => transformer.transformNode(node, queryId),
    async transformResult({ result }: PluginTransformResultArgs) {
      const names = Object.keys(result.rows[0] ?? {})
      const columns = names.filter((name) => personalNumbers.has(name) || jsonColumns.has(name))
      return columns.length === 0 ? result : { ...result, rows: openedRows(seal, result.rows, columns) }
    },
  }
}
