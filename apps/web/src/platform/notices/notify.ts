import { createStore } from '#platform/state/store.ts'

export interface Notice {
  id: number
  tone: 'ok' | 'info' | 'bad'
  title?: string
  text: string
}

export const noticeStore = createStore<readonly Notice[]>([])

const noticeMs = 5000
const mostAtOnce = 4
let last = 0

function add(tone: Notice['tone'], text: string, title?: string) {
  // Shows the same message of several calls only once.
  if (noticeStore.get().some((notice) => notice.text === text && notice.tone === tone)) return
  last += 1
  const id = last
  const notice: Notice = title ? { id, tone, text, title } : { id, tone, text }
  noticeStore.set([...noticeStore.get(), notice].slice(-mostAtOnce))
  setTimeout(() => dismissNotice(id), noticeMs)
}

export function dismissNotice(id: number) {
  noticeStore.set(noticeStore.get().filter((notice) => notice.id !== id))
}

/** Shows notices at the edge of the page for five seconds each. */
export const notify = {
  success: (text: string, title?: string) => add('ok', text, title),
  info: (text: string, title?: string) => add('info', text, title),
  error: (text: string, title?: string) => add('bad', text, title),
}
