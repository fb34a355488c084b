/**
 * Smallest group that public figures show. In a smaller one people might be recognizable, so it is merged or hidden.
 */
export const terkecilTerbuka = 5
