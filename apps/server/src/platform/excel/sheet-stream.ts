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
  /** So many pieces are read before the first of them is asked for. */
  ahead: number
}

/** Rows are gone as soon as they are sent: a larger space for new objects would only be filled before it is tidied. */
const readers = reusableWorker(new URL('./sheet.worker.ts', import.meta.url), {
  maxOldGenerationSizeMb: 256,
  maxYoungGenerationSizeMb: 8,
})

/** Messages of the worker in order, whoever is faster. */
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
 * The rows of the sheet with these titles of a workbook on disk, read in a thread with a heap of its own: a large or
 * hostile file costs the other requests neither their event loop nor the server its memory.
 */
export async function* sheetRows(
  path: string,
  headers: readonly string[],
  limits: Partial<ExcelLimits> = {},
): AsyncGenerator<SheetRow[], void, undefined> {
  const inbox = mailbox()
  const reader = readers.borrow()
  const onError = (error: Error) => inbox.put(meaning(error))
  const onExit = () => inbox.put(new Error('Utas pembaca Excel berhenti sebelum selesai'))
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
