import { describe, expect, it } from 'vitest'
import { readEvents, type ServerEvent } from './event-stream.ts'

function streamOf(...parts: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part)
      controller.close()
    },
  })
}

async function eventsOf(...parts: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(streamOf(...parts))) events.push(event)
  return events
}

describe('reading an event stream', () => {
  it('separates events and skips comments and other fields', async () => {
    expect(
      await eventsOf('retry: 5000\n\n: detak\n\nevent: unread\ndata: {"unread":3}\n\ndata: tanpa nama\n\n'),
    ).toEqual([
      { event: 'unread', data: '{"unread":3}' },
      { event: 'message', data: 'tanpa nama' },
    ])
  })

  it('joins pieces split anywhere, even inside a character', async () => {
    const bytes = new TextEncoder().encode('event: kabar\r\ndata: terima kasih é\r\ndata:baris dua\r\n\r\n')
    const parts = Array.from(bytes, (byte) => new Uint8Array([byte]))
    expect(await eventsOf(...parts)).toEqual([{ event: 'kabar', data: 'terima kasih é\nbaris dua' }])
  })

  it('drops an incomplete event when the stream ends', async () => {
    expect(await eventsOf('data: utuh\n\ndata: terpot')).toEqual([{ event: 'message', data: 'utuh' }])
  })
})
