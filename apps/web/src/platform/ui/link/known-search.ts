import type { RegisteredRouter, useSearch } from '@tanstack/react-router'

/** All search parameters that any route reads (`validateSearch`), for components that several routes share. */
export type KnownSearch = ReturnType<typeof useSearch<RegisteredRouter, undefined, false>>
