import type { addPenilaian } from '@portal/domain/okkp/penilaian/penilaian.contract'
import type { CallBody, Result } from '@portal/domain/platform/contract'
import { answerOf, request } from '#platform/api/client.ts'

const address: (typeof addPenilaian)['path'] = '/api/okkp/ratings/add'

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
  const response = await request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })
  return ((await answerOf(response)) as Result<typeof addPenilaian>).message
}
