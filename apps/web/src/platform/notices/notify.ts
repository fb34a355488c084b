import { createStore } from '#platform/state/store.ts'

export interface Notice {
  id: number
  tone: 'ok' | 'info' | 'bad'
  title?: string
  text: string
  action?: NoticeAction
}

/** Button of a notice. It closes the notice. */
export interface NoticeAction {
  label: string
  onGo: () => void
}

export const noticeStore = createStore<readonly Notice[]>([])

const noticeMs = 5000
/** A notice with a button stays longer, because the user must reach the button. */
const actionMs = 15_000
const mostAtOnce = 4
let last = 0

function add(tone: Notice['tone'], text: string, title?: string, action?: NoticeAction) {
  // Shows the same message of several calls only once.
  if (noticeStore.get().some((notice) => notice.text === text && notice.tone === tone)) return
  last += 1
  const id = last
  const notice: Notice = { id, tone, text, ...(title ? { title } : {}), ...(action ? { action } : {}) }
  noticeStore.set([...noticeStore.get(), notice].slice(-mostAtOnce))
  setTimeout(() => dismissNotice(id), action ? actionMs : noticeMs)
}

export function dismissNotice(id: number) {
  noticeStore.set(noticeStore.get().filter((notice) => notice.id !== id))
}

/** Shows notices at the edge of the page for five seconds each, or 15 seconds with a button. */
export const notify = {
  success: (text: string, title?: string) => add('ok', text, title),
  info: (text: string, title?: string) => add('info', text, title),
  /** Offers the user something to go on with. */
  offer: (text: string, title: string, action: NoticeAction) => add('info', text, title, action),
  error: (text: string, title?: string) => add('bad', text, title),
}
