import { ChartViews } from '#platform/chart/card/late-views.ts'
import { late } from '#platform/ui/late.ts'

/** A chart in its card. After `prepare` it is drawn at once. */
export const ChartCard = late(
  async () => (await import('#platform/chart/card/ChartCard.tsx')).ChartCard,
  ChartViews.fetch,
)
