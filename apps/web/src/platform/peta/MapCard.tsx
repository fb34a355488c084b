import { IconDownload, IconMap2, IconTable } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { saveBlob } from '#platform/files/save-file.ts'
import { Section } from '#platform/page/Section.tsx'
import type { MapDrawingProps } from '#platform/peta/MapDrawing.tsx'
import { MapRanking } from '#platform/peta/MapRanking.tsx'
import { MapTable, type MapTableProps } from '#platform/peta/MapTable.tsx'
import { describeMap, mapCsv } from '#platform/peta/map-figures.ts'
import classes from '#platform/peta/peta.module.css'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'

const MapDrawing = lazy(() => import('#platform/peta/MapDrawing.tsx'))

interface MapCardProps
  extends Omit<MapDrawingProps, 'label' | 'figures'>,
    Pick<MapTableProps, 'heads' | 'beside' | 'nameLink' | 'valueLink'> {
  /** In the address while the table is shown. */
  name: string
  title: string
  subtitle: string
  /** The way back to the map around this one. */
  trail?: ReactNode
  /** Undefined while they are fetched. */
  figures: MapDrawingProps['figures'] | undefined
  isRefreshing?: boolean
  error?: Error | null
  onRetry: () => void
  rankingTitle: string
  /** Regions that are not on the map, and how its figures are to be read. */
  note?: ReactNode
}

/** Figures by region: as a map with the largest beside it, or as a table. */
export function MapCard(props: MapCardProps) {
  const { name, title, subtitle, figures, words, heads, beside, nameLink, valueLink, error, onRetry } = props
  const [asTable, setAsTable] = useTableView(name)
  const drawing = { map: props.map, none: props.none, words, open: props.open }
  const body = () => {
    if (error) return <ErrorState title="Angka peta belum dapat dimuat" error={error} onRetry={onRetry} />
    if (!figures) return <Waiting />
    return (
      <>
        <p className="visually-hidden" role="status">
          {title}. {describeMap(figures, words)}
        </p>
        <div
          className={classes.body}
          data-away={asTable || undefined}
          data-refreshing={props.isRefreshing || undefined}
        >
          <Suspense fallback={<Waiting />}>
            {!asTable && (
              <MapDrawing
                {...drawing}
                figures={figures}
                label={title}
                onLeave={props.onLeave}
                focusOn={props.focusOn}
              />
            )}
          </Suspense>
          <MapRanking title={props.rankingTitle} {...{ figures, nameLink, valueLink }}>
            {props.note && <div className={classes.beside}>{props.note}</div>}
          </MapRanking>
        </div>
        <div className={classes.tableView} data-away={!asTable || undefined}>
          <MapTable {...{ title, figures, heads, nameLink, valueLink }} {...(beside && { beside })} />
        </div>
      </>
    )
  }
  return (
    <Section
      title={title}
      text={subtitle}
      actions={
        figures && (
          // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
          <div className={classes.tools} role="group" aria-label={`Tampilan dan unduhan: ${title}`}>
            <Tool label="Tampilkan peta" pressed={!asTable} onClick={() => setAsTable(false)}>
              <IconMap2 {...icon} />
            </Tool>
            <Tool label="Tampilkan tabel" pressed={asTable} onClick={() => setAsTable(true)}>
              <IconTable {...icon} />
            </Tool>
            <Tool
              label="Unduh CSV"
              onClick={() => {
                const csv = mapCsv([...figures, ...(beside ?? [])], heads)
                saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
              }}
            >
              <IconDownload {...icon} />
            </Tool>
          </div>
        )
      }
    >
      {props.trail}
      {body()}
    </Section>
  )
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

const Waiting = () => (
  <div className={classes.waiting}>
    <LoadingRows />
  </div>
)

/** Which cards of a page show their table lives in its address, `?tabel=peta`; its route reads `tabel`. */
function useTableView(name: string): [boolean, (next: boolean) => void] {
  const { tabel } = useSearch({ strict: false })
  const change = useAnySearchChange()
  const tables = tabel?.split(',') ?? []
  return [
    tables.includes(name),
    (next) => {
      const others = tables.filter((one) => one !== name)
      const all = next ? [...others, name] : others
      void change({ tabel: all.join(',') || undefined }, { stay: true, replace: true })
    },
  ]
}

interface ToolProps {
  label: string
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ label, pressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
