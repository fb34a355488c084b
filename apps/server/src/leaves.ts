import { leafBatas, leafIzin, leafPeringatan } from '#okkp/index.ts'
import type { LeafSource } from '#platform/transparansi/leaf-source.ts'

/** Everything that the transparency log tells: permits, warnings and limits. */
export const leaves: readonly LeafSource[] = [leafIzin, leafPeringatan, leafBatas]
