import { ApiError } from '#platform/wire/api-error.ts'

/**
 * Where what was entered is just now. offline: on this device, the server will be asked again · conflict: changed
 * elsewhere meanwhile, the user chooses · gone: not there any more · refused: the server does not take it as it is
 */
export type SaveState =
  | { kind: 'saved'; at?: string | undefined }
  | { kind: 'saving' | 'offline' | 'conflict' }
  | { kind: 'gone' | 'refused'; message: string }

export const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'BENTROK'

const passing = [401, 408, 429]

/** What did not reach the server or did not find it well is tried again; what it has refused is not. */
export function failureOf(error: unknown): SaveState {
  if (!(error instanceof ApiError) || isConflict(error)) return { kind: 'offline' }
  const { status, message } = error
  if (status === 404) return { kind: 'gone', message }
  const refused = status >= 400 && status < 500 && !passing.includes(status)
  return refused ? { kind: 'refused', message } : { kind: 'offline' }
}

/** Five seconds, then twice as long each time, at most a minute. */
export const pauseBeforeRetry = (failures: number) => Math.min(5000 * 2 ** (failures - 1), 60_000)
