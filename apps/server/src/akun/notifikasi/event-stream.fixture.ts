import { vi } from 'vitest'

/** Opens an event stream like a browser does. Exposes the text received so far and whether the stream has ended. */
export async function openEventStream(url: string, token: string) {
  const abort = new AbortController()
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    signal: abort.signal,
  })
  const state = { text: '', ended: false }
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) state.text += decoder.decode(chunk, { stream: true })
  })().then(
    () => {
      state.ended = true
    },
    () => undefined,
  )
  return {
    response,
    state,
    unread: () => [...state.text.matchAll(/event: unread\ndata: (.*)\n\n/g)].map((match) => match[1]),
    until: (check: () => boolean, timeout = 60_000) =>
      vi.waitFor(
        () => {
          if (!check()) throw new Error(`not yet: ${JSON.stringify(state)}`)
        },
        { timeout, interval: 20 },
      ),
    async close() {
      abort.abort()
      await reading
    },
  }
}
