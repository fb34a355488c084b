import { Button, Drawer, Menu, TextInput } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { IconColumns3, IconFilter, IconFilterPlus, IconSearch, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { session } from '#platform/session/browser-session.ts'
import type { Column, Filter } from '#platform/table/column.ts'
import shared from '#platform/table/DataTable.module.css'
import { describeFilter, FilterField } from '#platform/table/parts/filters.tsx'
import { SavedViews } from '#platform/table/parts/SavedViews.tsx'
import classes from '#platform/table/parts/TableTools.module.css'
import type { Density } from '#platform/table/parts/table-parts.ts'
import type { ListView } from '#platform/table/use-list-view.ts'
import { useTyped } from '#platform/table/use-typed.ts'

interface TableToolsProps<Row> {
  view: ListView
  filters: readonly Filter[]
  columns: readonly Column<Row>[]
  hidden: readonly string[]
  onHide: (keys: string[]) => void
  density: Density
  onDensity: (density: Density) => void
  narrow: boolean
  searchPlaceholder: string | undefined
}

/** The other filters open below. On a phone all of them are in one sheet. */
const inSight = 3

export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { view, filters, narrow, searchPlaceholder } = props
  const [open, setOpen] = useState(false)
  const restId = useId()
  const [first, rest] = narrow ? [[], []] : [filters.slice(0, inSight), filters.slice(inSight)]
  return (
    <div className={classes.tools}>
      {searchPlaceholder && <SearchBox view={view} placeholder={searchPlaceholder} />}
      {narrow && filters.length > 0 && <FilterSheet view={view} filters={filters} />}
      <FilterFields view={view} filters={first} />
      {rest.length > 0 && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.more}
          leftSection={<Icon of={IconFilterPlus} />}
          aria-expanded={open}
          aria-controls={restId}
          onClick={() => setOpen(!open)}
        >
          {withCount('Saringan lain', rest, view)}
        </Button>
      )}
      <div className={classes.look}>
        {session.user() && <SavedViews view={view} />}
        {!narrow && <ColumnMenu {...props} />}
      </div>
      {rest.length > 0 && (
        <div id={restId} className={classes.rest} hidden={!open}>
          {open && <FilterFields view={view} filters={rest} />}
        </div>
      )}
    </div>
  )
}

const FilterFields = ({ view, filters }: { view: ListView; filters: readonly Filter[] }) =>
  filters.map((filter) => <FilterField key={filter.label} filter={filter} view={view} />)

/** "Saringan lain (2)": the label with the number of filters that are set behind it. */
function withCount(label: string, filters: readonly Filter[], view: ListView): string {
  const count = filters.flatMap((filter) => describeFilter(filter, view.filters)).length
  return count > 0 ? `${label} (${formatNumber(count)})` : label
}

function SearchBox({ view, placeholder }: { view: ListView; placeholder: string }) {
  const [text, setText] = useTyped(view.search, view.setSearch)
  return (
    <TextInput
      className={classes.search}
      style={{ '--signs': placeholder.length }}
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<Icon of={IconSearch} />}
    />
  )
}

function FilterSheet({ view, filters }: { view: ListView; filters: readonly Filter[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<Icon of={IconFilter} />} onClick={() => setOpen(true)}>
        {withCount('Saringan', filters, view)}
      </Button>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="bottom"
        size="auto"
        title="Saringan"
        closeButtonProps={{ 'aria-label': 'Tutup saringan' }}
      >
        <div className={classes.sheet}>
          <FilterFields view={view} filters={filters} />
          <Button size="xl" onClick={() => setOpen(false)}>
            Lihat hasil
          </Button>
        </div>
      </Drawer>
    </>
  )
}

function ColumnMenu<Row>({ columns, hidden, onHide, density, onDensity }: TableToolsProps<Row>) {
  const choosable = columns.slice(1)
  return (
    <Menu closeOnItemClick={false} width={240} position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" color="gray" leftSection={<Icon of={IconColumns3} />}>
          Kolom
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Kolom yang tampil</Menu.Label>
        {choosable.map((column) => (
          <Menu.CheckboxItem
            key={column.key}
            checked={!hidden.includes(column.key)}
            onChange={(shown) =>
              onHide(shown ? hidden.filter((key) => key !== column.key) : [...hidden, column.key])
            }
          >
            {column.title}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Label>Kerapatan baris</Menu.Label>
        <Menu.RadioGroup value={density} onChange={(choice) => onDensity(choice as Density)}>
          <Menu.RadioItem value="nyaman">Nyaman</Menu.RadioItem>
          <Menu.RadioItem value="padat">Padat</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

export function ActiveFilters({ view, filters }: { view: ListView; filters: readonly Filter[] }) {
  const active = filters.flatMap((filter) => describeFilter(filter, view.filters))
  if (active.length === 0) return null
  return (
    <div className={classes.chips}>
      {active.map((chip) => (
        <span key={chip.label} className={classes.chip}>
          {chip.label}: {chip.text}
          <button
            type="button"
            aria-label={`Hapus saringan ${chip.label}`}
            onClick={() => view.setFilters(Object.fromEntries(chip.names.map((name) => [name, undefined])))}
          >
            <Icon of={IconX} size={14} />
          </button>
        </span>
      ))}
      <button type="button" className={shared.textButton} onClick={view.clearFilters}>
        Hapus semua
      </button>
    </div>
  )
}
