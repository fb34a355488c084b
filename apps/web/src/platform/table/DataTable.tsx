import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useRemembered } from '#platform/state/remembered.ts'
import classes from '#platform/table/DataTable.module.css'
import { Pagination } from '#platform/table/Pagination.tsx'
import { BulkBar } from '#platform/table/parts/BulkBar.tsx'
import { CardList } from '#platform/table/parts/CardList.tsx'
import { RowTable } from '#platform/table/parts/RowTable.tsx'
import { ActiveFilters, TableTools } from '#platform/table/parts/TableTools.tsx'
import type { DataTableProps, Density, TableParts } from '#platform/table/parts/table-parts.ts'
import { useKeptHeight } from '#platform/ui/states/kept-height.ts'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

/** A table with search, filters, sortable columns and pages of 10 to 100 rows. On a phone it shows cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, unit, list, view, columns, rowKey, filters = [], bulk } = props
  const [hidden, setHidden] = useRemembered<string[]>(
    `portal:kolom:${view.name}`,
    columns.filter((column) => column.hidden).map((column) => column.key),
  )
  const [density, setDensity] = useRemembered<Density>('portal:kerapatan', 'nyaman')
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  const narrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false })

  const shown = columns.filter((column) => !hidden.includes(column.key))
  const selected = useMemo(
    () => list.rows.filter((row) => selectedKeys.has(rowKey(row))),
    [list.rows, selectedKeys, rowKey],
  )
  const keep = `daftar:${view.name}`
  const place = useKeptHeight(keep, list.rows.length > 0)
  const clear = () => setSelectedKeys(new Set())
  const parts = { ...props, columns: shown, selected, setSelectedKeys, density }

  return (
    <section className={classes.card} aria-label={label} aria-busy={list.isLoading || list.isRefreshing}>
      {props.header}
      <TableTools
        // The key resets the debounced search when a tab switches the list.
        key={view.name}
        view={view}
        filters={filters}
        columns={columns}
        hidden={hidden}
        onHide={setHidden}
        density={density}
        onDensity={setDensity}
        narrow={narrow ?? false}
        searchPlaceholder={props.searchPlaceholder}
      />
      <ActiveFilters view={view} filters={filters} />
      {bulk && selected.length > 0 && <BulkBar unit={unit} rows={selected} bulk={bulk} onClear={clear} />}
      <div ref={place}>
        <div data-refreshing={list.isRefreshing || undefined} className={classes.content}>
          <Content {...parts} narrow={narrow ?? false} keep={keep} />
        </div>
        {list.rows.length > 0 && (
          <Pagination meta={list.meta} unit={unit} onPage={view.setPage} onLimit={view.setLimit} />
        )}
      </div>
    </section>
  )
}

function Content<Row>({ narrow, keep, ...parts }: TableParts<Row> & { narrow: boolean; keep: string }) {
  const { list, view, unit, empty } = parts
  if (list.error)
    return <ErrorState title="Daftar belum dapat dimuat" error={list.error} onRetry={list.retry} />
  if (list.isLoading) return <LoadingRows rows={view.limit} keep={keep} />
  if (list.rows.length === 0 && list.meta.total > 0) {
    return (
      <EmptyState
        title="Halaman ini kosong"
        text={
          list.meta.total_is_minimum
            ? 'Daftar ini berakhir sebelum halaman ini.'
            : `Daftar ini berakhir di halaman ${list.meta.max_page}.`
        }
        action={
          <button
            type="button"
            className={classes.textButton}
            onClick={() => view.setPage(list.meta.max_page)}
          >
            {list.meta.total_is_minimum ? `Ke halaman ${list.meta.max_page}` : 'Ke halaman terakhir'}
          </button>
        }
      />
    )
  }
  if (list.rows.length === 0 && view.hasFilters) {
    return (
      <EmptyState
        title={`Tidak ada ${unit} yang cocok`}
        text="Kurangi saringan atau hapus semua."
        action={
          <button type="button" className={classes.textButton} onClick={view.clearFilters}>
            Hapus semua saringan
          </button>
        }
      />
    )
  }
  if (list.rows.length === 0) return <EmptyState {...empty} />
  return narrow ? <CardList {...parts} /> : <RowTable {...parts} />
}
