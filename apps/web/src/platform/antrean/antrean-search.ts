import { jenisAntrean } from '@portal/domain/platform/antrean/jenis-antrean'
import { oneOf } from '#platform/routing/search-of.ts'

/** Search parameters of a start page with a queue: the shown kind, and whether it waits for others. */
export const antreanSearch = { antrean: oneOf(...jenisAntrean), giliran: oneOf('lain') }
