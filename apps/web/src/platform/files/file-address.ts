import { addressOf } from '#platform/api/address.ts'

export type FileCall = 'display_image' | 'view_pdf'

// Apart from what keeps fetched files: public pages save files too, and are without the cache of answers.
export function fileAddress(kind: FileCall, path: string): string {
  return addressOf(`/api/upload/${kind}`, {}, { path })
}
