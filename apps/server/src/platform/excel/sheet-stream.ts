import { AppError, type ErrorCode } from '@portal/domain/platform/errors'
import { reusableWorker } from '#platform/concurrency/reusable-worker.ts'
import { type ExcelLimits, excelLimits } from './limits.ts'
import { refusals } from './refusal.ts'
import type { SheetRow } from './sheet-rows.ts'

export type { SheetRow } from './sheet-rows.ts'

export type SheetMessage =
  | { rows: SheetRow[] }
  | { done: true }
  | { refusal: { code: ErrorCode; message: string } }

export interface SheetTask {
  path: string
  headers: readonly string[]
  limits: ExcelLimits
  /** The number of batches that the worker reads before the consumer takes the first one. */
  ahead: number
}

/** Rows become garbage as soon as the worker sends them. A larger young generation would only delay the collection. */
const readers = reusableWorker(new URL('./sheet.worker.ts', import.meta.url), {
  maxOldGenerationSizeMb: 256,
  maxYoungGenerationSizeMb: 8,
})

/** Queues messages of the worker in order, so that the worker and the consumer can run at different speeds. */
function mailbox() {
  const waiting: (SheetMessage | Error)[] = []
  let wake: (() => void) | undefined
  return {
    put(message: SheetMessage | Error) {
      waiting.push(message)
      wake?.()
    },
    async take(): Promise<SheetMessage | Error> {
      for (;;) {
        const message = waiting.shift()
        if (message) return message
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}

function meaning(error: Error & { code?: string }): Error {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusals.unpacked(excelLimits) : error
}

/**
 * Yields the rows of the sheet with these titles. A worker thread with its own heap reads the workbook, so that a large
 * or hostile file does not block the event loop or exhaust the server's memory.
 */
export async function* sheetRows(
  path: string,
  headers: readonly string[],
  limits: Partial<ExcelLimits> = {},
): AsyncGenerator<SheetRow[], void, undefined> {
  const inbox = mailbox()
  const reader = readers.borrow()
  const onError = (error: Error) => inbox.put(meaning(error))
  const onExit = () => inbox.put(new Error('The Excel reader thread ended before its result'))
  reader.on('message', inbox.put).on('error', onError).on('exit', onExit)
  const task: SheetTask = { path, headers, limits: { ...excelLimits, ...limits }, ahead: 3 }
  let isDone = false
  try {
    reader.postMessage(task)
    for (;;) {
      const message = await inbox.take()
      if (message instanceof Error) throw message
      isDone = !('rows' in message)
      if ('done' in message) return
      if ('refusal' in message) throw new AppError(message.refusal.code, { message: message.refusal.message })
      yield message.rows
      reader.postMessage('lanjut')
    }
  } finally {
    reader.off('message', inbox.put).off('error', onError).off('exit', onExit)
    await readers.giveBack(reader, isDone)
  }
}
