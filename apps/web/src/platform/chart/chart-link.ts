import type { ChartSpot } from '#platform/chart/chart-data.ts'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

/** The list that a category, or a figure in it, counts. */
export type ChartLinks = (at: ChartSpot) => { to: string; search?: KnownSearch } | undefined
