import type { addPenilaian } from '@portal/domain/okkp/penilaian/penilaian.contract'
import type { CallBody } from '@portal/domain/platform/contract'
import { post } from '#platform/api/post.ts'

export function serviceOf(path: string): 'psat' | 'okkp' | 'pasar' | 'umum' {
  const first = path.split('/')[1]
  return first === 'psat' || first === 'okkp' || first === 'pasar' ? first : 'umum'
}

/**
 * Sends feedback with the path of the page, without the query string, which may contain a name. Returns the thank-you
 * message.
 */
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
