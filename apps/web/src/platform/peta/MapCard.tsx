import { IconMap2 } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId, useRef } from 'react'
import { CardTools } from '#platform/chart/card/CardTools.tsx'
import card from '#platform/chart/card/chart-card.module.css'
import { useChartView } from '#platform/chart/card/use-chart-view.ts'
import { MapDrawing } from '#platform/peta/late-drawing.ts'
import type { MapDrawingProps } from '#platform/peta/MapDrawing.tsx'
import { MapRanking } from '#platform/peta/MapRanking.tsx'
import { MapTable, type MapTableProps } from '#platform/peta/MapTable.tsx'
import { describeMap, mapCsv } from '#platform/peta/map-figures.ts'
import classes from '#platform/peta/peta.module.css'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

interface MapCardProps
  extends Omit<MapDrawingProps, 'label' | 'figures'>,
    Pick<MapTableProps, 'heads' | 'beside' | 'nameLink' | 'valueLink'> {
  /** The name of the card in the URL while the card shows its table. */
  name: string
  title: string
  subtitle: string
  trail?: ReactNode
  figures: MapDrawingProps['figures'] | undefined
  isRefreshing?: boolean
  error?: Error | null
  onRetry: () => void
  /** Without it, only the map stands there, at full width. */
  rankingTitle?: string
  /** A note on regions that the map does not show, and how to read the figures. */
  note?: ReactNode
}

/** A card with figures by region, as a map with a ranking or as a table. */
export function MapCard(props: MapCardProps) {
  const { name, title, subtitle, figures, words, heads, beside, nameLink, valueLink, error, onRetry } = props
  const { asTable, onAsTable } = useChartView(name)
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
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
          ref={stage}
          className={classes.body}
          data-away={asTable || undefined}
          data-wide={!props.rankingTitle || undefined}
          data-refreshing={props.isRefreshing || undefined}
        >
          <Suspense fallback={<Waiting />}>
            <MapDrawing
              {...drawing}
              figures={figures}
              label={title}
              onLeave={props.onLeave}
              focusOn={props.focusOn}
            />
          </Suspense>
          {props.rankingTitle && (
            <MapRanking title={props.rankingTitle} {...{ figures, nameLink, valueLink }}>
              {props.note && <div className={classes.beside}>{props.note}</div>}
            </MapRanking>
          )}
        </div>
        <div className={classes.tableView} data-away={!asTable || undefined}>
          <MapTable {...{ title, figures, heads, nameLink, valueLink }} {...(beside && { beside })} />
        </div>
      </>
    )
  }
  return (
    <section className={card.card} aria-labelledby={id}>
      <header className={card.head}>
        <h2 id={id}>{title}</h2>
        <p>{subtitle}</p>
        {figures && (
          <CardTools
            {...{ title, asTable, onAsTable }}
            drawing={{ name: 'peta', icon: IconMap2 }}
            csv={async () => mapCsv([...figures, ...(beside ?? [])], heads)}
            png={async () => {
              const svg = stage.current?.querySelector<SVGSVGElement>('svg[aria-roledescription]')
              const { mapPng } = await import('#platform/peta/map-png.ts')
              return svg ? mapPng(svg, { title, words, none: props.none, figures }) : undefined
            }}
          />
        )}
      </header>
      <div className={card.stage} aria-busy={!figures && !error}>
        {props.trail}
        {body()}
      </div>
    </section>
  )
}

const Waiting = () => (
  <div className={classes.waiting}>
    <LoadingRows />
  </div>
)
