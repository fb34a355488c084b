import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** Small answers travel in one packet anyway. */
const compression = (brotli: number, gzip: number) =>
  ({
    threshold: 2048,
    // Requests come unpacked: a few kilobytes of gzip could hold a body of many megabytes.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } },
    zlibOptions: { level: gzip },
  }) satisfies FastifyCompressOptions

/** For answers in general a quick level saves nearly as much as a thorough one. */
export const quickCompression = compression(1, 1)

/** A page is waited for on an empty screen: a millisecond more, and the largest fit into what a new connection sends at once. */
export const pageCompression = compression(4, 6)
