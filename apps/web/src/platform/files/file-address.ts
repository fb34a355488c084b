import { addressOf } from '#platform/api/address.ts'

export type FileCall = 'display_image' | 'view_pdf'

// This function has its own file because public pages save files too, but do not include the query client.
export function fileAddress(kind: FileCall, path: string): string {
  return addressOf(`/api/upload/${kind}`, {}, { path })
}
