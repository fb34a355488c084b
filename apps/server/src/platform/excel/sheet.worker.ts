import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '@portal/domain/platform/errors'
import type { ExcelLimits } from './limits.ts'
import { readSheet } from './read-sheet.ts'
import type { SheetMessage } from './sheet-stream.ts'

const { path, headers, limits, ahead } = workerData as {
  path: string
  headers: readonly string[]
  limits: ExcelLimits
  ahead: number
}
if (!parentPort) throw new Error('Hanya berjalan sebagai utas')
const port = parentPort
const send = (message: SheetMessage) => port.postMessage(message)

let unread = 0
port.on('message', () => {
  unread--
})

try {
  for await (const rows of readSheet(path, limits, headers)) {
    unread++
    send({ rows })
    // The reader waits for whoever stores the rows, or the whole sheet would pile up in between.
    while (unread >= ahead) await once(port, 'message')
  }
  send({ done: true })
} catch (error) {
  if (!(error instanceof AppError)) throw error
  send({ refusal: { code: error.code, message: error.message } })
} finally {
  port.close()
}
