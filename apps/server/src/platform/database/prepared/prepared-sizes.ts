/** As many rows as the lists of the portal show; other sizes are asked for too seldom to be prepared. */
export const preparedSizes: ReadonlySet<number> = new Set([10, 25, 50, 100])
