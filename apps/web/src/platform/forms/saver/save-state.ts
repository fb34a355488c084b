import { ApiError } from '#platform/wire/api-error.ts'

/**
 * State of the user's input. offline: kept on this device, the browser retries · conflict: changed elsewhere, the user
 * chooses · gone: the record no longer exists · refused: the server rejects the input.
 */
export type SaveState =
  | { kind: 'saved'; at?: string | undefined }
  | { kind: 'saving' | 'offline' | 'conflict' }
  | { kind: 'gone' | 'refused'; message: string }

export const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'BENTROK'

const passing = [401, 408, 429]

/**
 * Maps an error to a state. The browser retries network and server errors and 401, 408 and 429, but no other
 * rejections.
 */
export function failureOf(error: unknown): SaveState {
  if (!(error instanceof ApiError) || isConflict(error)) return { kind: 'offline' }
  const { status, message } = error
  if (status === 404) return { kind: 'gone', message }
  const refused = status >= 400 && status < 500 && !passing.includes(status)
  return refused ? { kind: 'refused', message } : { kind: 'offline' }
}

/** Returns the retry delay: 5 seconds, doubled after each failure, at most 60 seconds. */
export const pauseBeforeRetry = (failures: number) => Math.min(5000 * 2 ** (failures - 1), 60_000)
