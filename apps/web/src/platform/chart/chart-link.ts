import type { ChartSpot } from '#platform/chart/chart-data.ts'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

/** Returns the link to the list behind a category or figure. */
export type ChartLinks = (at: ChartSpot) => { to: string; search?: KnownSearch } | undefined
