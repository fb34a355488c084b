import { ChartViews } from '#platform/chart/card/late-views.ts'
import { late } from '#platform/ui/late.ts'

/** The lazy-loaded chart card. After `prepare` it renders at once. */
export const ChartCard = late(
  async () => (await import('#platform/chart/card/ChartCard.tsx')).ChartCard,
  ChartViews.fetch,
)
