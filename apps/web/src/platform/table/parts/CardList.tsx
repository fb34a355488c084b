import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '#platform/table/parts/CardList.module.css'
import rows from '#platform/table/parts/RowTable.module.css'
import type { TableParts } from '#platform/table/parts/table-parts.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** The rows as phone cards: the first column is the name, the others follow with titles. */
export function CardList<Row>(parts: TableParts<Row>) {
  const { label, list, columns, rowKey, rowLink, rowActions, bulk, selected, setSelectedKeys } = parts
  const [first, ...others] = columns.filter((column) => !column.hiddenOnCards)
  const chosen = new Set(selected.map(rowKey))
  return (
    <ul aria-label={label}>
      {list.rows.map((row) => {
        const key = rowKey(row)
        const link = rowLink?.(row)
        return (
          <li key={key} className={classes.rowCard} data-selected={chosen.has(key) || undefined}>
            <div className={classes.cardTop}>
              {bulk && (bulk.selectable?.(row) ?? true) && (
                <Checkbox
                  aria-label={`Pilih ${bulk.nameOf(row)}`}
                  checked={chosen.has(key)}
                  onChange={(event) => {
                    const next = new Set(chosen)
                    if (event.currentTarget.checked) next.add(key)
                    else next.delete(key)
                    setSelectedKeys(next)
                  }}
                />
              )}
              <div className={classes.cardName}>
                {link ? (
                  <AppLink {...link} className={rows.rowLink}>
                    {first?.render(row)}
                  </AppLink>
                ) : (
                  first?.render(row)
                )}
              </div>
              {rowActions && <div className={rows.rowActions}>{rowActions(row)}</div>}
            </div>
            <dl className={classes.cardLines}>
              {others.map((column) => (
                <CardLine key={column.key} title={column.title}>
                  {column.render(row)}
                </CardLine>
              ))}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

/** Omits empty values, because cards have no columns to align. */
function CardLine({ title, children }: { title: string; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
