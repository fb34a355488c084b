/**
 * Node flags of the server. A small young generation is as fast, because most objects die with their response. With a
 * limit of 1 GB Node collects early; with its default of 4 GB it keeps the garbage of an import.
 */
export const serverFlags = ['--max-semi-space-size=4', '--max-old-space-size=1024']
