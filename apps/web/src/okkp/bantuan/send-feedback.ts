import type { addPenilaian } from '@portal/domain/okkp/penilaian/penilaian.contract'
import type { CallBody } from '@portal/domain/platform/contract'
import { post } from '#platform/api/post.ts'

/** Which service a page belongs to, by the first part of its address. */
export function serviceOf(path: string): 'psat' | 'okkp' | 'pasar' | 'umum' {
  const first = path.split('/')[1]
  return first === 'psat' || first === 'okkp' || first === 'pasar' ? first : 'umum'
}

/** With the page it was given on; its question stays out of it, which may hold a name. Answers the thanks. */
export async function sendFeedback(filled: Partial<CallBody<typeof addPenilaian>>): Promise<string> {
  const { pathname } = window.location
  const body = {
    ...filled,
    title: document.title.slice(0, 200),
    type: serviceOf(pathname),
    link: pathname.slice(0, 500),
  }
  return (await post<typeof addPenilaian>('/api/okkp/ratings/add', body)).message
}
