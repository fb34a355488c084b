export interface ServerEvent {
  event: string
  data: string
}

/** Reads server-sent events from a response. EventSource cannot send the session headers. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  let event = 'message'
  let data: string[] = []
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event, data: data.join('\n') }
          event = 'message'
          data = []
          continue
        }
        const [name, text] = fieldOf(line)
        if (name === 'event') event = text
        else if (name === 'data') data.push(text)
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Splits "data: x" into "data" and "x". A line that starts with a colon is a comment and has an empty name. */
function fieldOf(line: string): [name: string, text: string] {
  const colon = line.indexOf(':')
  if (colon < 0) return [line, '']
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}
