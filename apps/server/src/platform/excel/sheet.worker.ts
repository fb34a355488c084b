import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { AppError } from '@portal/domain/platform/errors'
import { readSheet } from './read-sheet.ts'
import type { SheetMessage, SheetTask } from './sheet-stream.ts'

if (!parentPort) throw new Error('This file runs only as a worker thread')
const port = parentPort
const send = (message: SheetMessage) => port.postMessage(message)

let unread = 0

async function read({ path, headers, limits, ahead }: SheetTask): Promise<void> {
  unread = 0
  try {
    for await (const rows of readSheet(path, limits, headers)) {
      unread++
      send({ rows })
      // Wait until the consumer has stored earlier rows. Otherwise the whole sheet would pile up in memory.
      while (unread >= ahead) await once(port, 'message')
    }
    send({ done: true })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    send({ refusal: { code: error.code, message: error.message } })
  }
}

port.on('message', (message: SheetTask | 'lanjut') => {
  if (message === 'lanjut') unread--
  else void read(message)
})
