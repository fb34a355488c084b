import { IconChartBar } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { CardTools } from '#platform/chart/card/CardTools.tsx'
import type { ChartData } from '#platform/chart/chart-data.ts'
import { type ChartKind, hasShares } from '#platform/chart/chart-kind.ts'

interface ChartToolsProps {
  title: string
  subtitle: string
  kind: ChartKind
  data: ChartData
  stage: RefObject<HTMLElement | null>
  asTable: boolean
  onAsTable: (next: boolean) => void
}

export function ChartTools({ title, subtitle, kind, data, stage, asTable, onAsTable }: ChartToolsProps) {
  return (
    <CardTools
      {...{ title, asTable, onAsTable }}
      drawing={{ name: 'grafik', icon: IconChartBar }}
      csv={async () => {
        const { chartCsv } = await import('#platform/chart/card/chart-table.ts')
        return chartCsv(data, hasShares(kind))
      }}
      png={async () => {
        const { chartPng } = await import('#platform/chart/card/chart-png.ts')
        const svg = stage.current?.querySelector<SVGSVGElement>('svg[aria-roledescription]')
        return svg ? chartPng(svg, { title, subtitle, at: Date.now() }) : undefined
      }}
    />
  )
}
