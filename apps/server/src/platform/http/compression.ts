import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** Responses below the threshold fit into few packets anyway, so compression would not help. */
const compression = (brotli: number, gzip: number) =>
  ({
    threshold: 2048,
    // The server accepts no compressed requests: a few kilobytes of gzip could expand to many megabytes.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } },
    zlibOptions: { level: gzip },
  }) satisfies FastifyCompressOptions

/** For API responses, a fast level saves nearly as much as a high level. */
export const quickCompression = compression(1, 1)

/**
 * Users wait for a page with an empty screen. One more millisecond of compression makes even the largest pages fit into
 * the initial TCP window.
 */
export const pageCompression = compression(4, 6)
