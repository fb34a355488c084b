import { late } from '#platform/ui/late.ts'

export const ChartViews = late(async () => (await import('#platform/chart/card/ChartViews.tsx')).ChartViews)
