import type { RegisteredRouter, useSearch } from '@tanstack/react-router'

/** Every name that some route reads from its address (`validateSearch`), for parts that several routes share. */
export type KnownSearch = ReturnType<typeof useSearch<RegisteredRouter, undefined, false>>
