/**
 * Node flags of the server. The young generation would grow to 100 MB under load; a tenth of it gives the same speed,
 * because most objects die with their response. With a heap limit of 1 GB (ten times the usage) Node collects after a
 * growth of 50%. With the default of 4 GB it waits until the heap has tripled and keeps the garbage of an import or a
 * busy hour.
 */
export const serverFlags = ['--max-semi-space-size=4', '--max-old-space-size=1024']
