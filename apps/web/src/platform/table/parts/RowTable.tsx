import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import type { Column } from '#platform/table/column.ts'
import classes from '#platform/table/parts/RowTable.module.css'
import type { TableParts } from '#platform/table/parts/table-parts.ts'
import type { ListView } from '#platform/table/use-list-view.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function RowTable<Row>(parts: TableParts<Row>) {
  const { label, list, view, columns, rowKey, rowLink, rowActions, bulk, selected, setSelectedKeys } = parts
  const chosen = new Set(selected.map(rowKey))
  const choosable = list.rows.filter((row) => bulk?.selectable?.(row) ?? true).map(rowKey)
  // Hides the checkbox column if no row is selectable.
  const choosing = choosable.length > 0 ? bulk : undefined

  function toggle(key: string, on: boolean) {
    const next = new Set(chosen)
    if (on) next.add(key)
    else next.delete(key)
    setSelectedKeys(next)
  }

  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-density={parts.density}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {choosing && (
              <th scope="col" className={classes.check}>
                <Checkbox
                  aria-label="Pilih semua di halaman ini"
                  checked={chosen.size === choosable.length}
                  indeterminate={chosen.size > 0 && chosen.size < choosable.length}
                  onChange={(event) => setSelectedKeys(new Set(event.currentTarget.checked ? choosable : []))}
                />
              </th>
            )}
            {columns.map((column, index) => (
              <ColumnHead key={column.key} column={column} view={view} first={index === 0} />
            ))}
            {rowActions && (
              <th scope="col" className={classes.last}>
                <span className="visually-hidden">Tindakan</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => {
            const key = rowKey(row)
            const link = rowLink?.(row)
            return (
              <tr
                key={key}
                data-selected={chosen.has(key) || undefined}
                data-link={Boolean(link) || undefined}
              >
                {choosing && (
                  <td className={classes.check}>
                    {choosable.includes(key) && (
                      <Checkbox
                        aria-label={`Pilih ${choosing.nameOf(row)}`}
                        checked={chosen.has(key)}
                        onChange={(event) => toggle(key, event.currentTarget.checked)}
                      />
                    )}
                  </td>
                )}
                {columns.map((column, index) => (
                  <td key={column.key} {...marksOf(column)}>
                    {index === 0 && link ? (
                      <AppLink {...link} className={classes.rowLink}>
                        {column.render(row)}
                      </AppLink>
                    ) : (
                      column.render(row)
                    )}
                  </td>
                ))}
                {rowActions && (
                  <td className={classes.last}>
                    <div className={classes.rowActions}>{rowActions(row)}</div>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The CSS checks for the presence of the attribute, so `false` must become undefined. */
const marksOf = <Row,>({ align, stays, hiddenInNarrowTable }: Column<Row>) => ({
  'data-align': align,
  'data-stays': stays || undefined,
  'data-hidden-in-narrow-table': hiddenInNarrowTable || undefined,
})

interface ColumnHeadProps<Row> {
  column: Column<Row>
  view: ListView
  first: boolean
}

function ColumnHead<Row>({ column, view, first }: ColumnHeadProps<Row>) {
  const up = view.sort === column.key
  const down = view.sort === `-${column.key}`
  const width = column.width === undefined ? {} : { style: { width: column.width } }
  const marks = { ...marksOf(column), ...(first ? { className: classes.name } : {}), ...width }
  if (!column.sortable) {
    return (
      <th scope="col" {...marks} aria-sort={column.ordered ? 'ascending' : undefined}>
        {column.ordered ? (
          <span className={classes.sort} data-on>
            {column.title}
            <Icon of={IconArrowUp} size={14} />
          </span>
        ) : (
          column.title
        )}
      </th>
    )
  }
  const icon = up ? IconArrowUp : down ? IconArrowDown : IconArrowsSort
  return (
    <th scope="col" {...marks} aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}>
      <button
        type="button"
        className={classes.sort}
        data-on={up || down || undefined}
        onClick={() => view.setSort(up ? `-${column.key}` : column.key)}
      >
        {column.title}
        <Icon of={icon} size={14} />
      </button>
    </th>
  )
}
