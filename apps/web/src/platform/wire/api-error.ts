import type { FieldError } from '@portal/domain/platform/errors'

export const defaultErrorText = 'Terjadi kesalahan'
export const offlineErrorText = 'Server belum menjawab. Coba lagi sebentar lagi.'

export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly fields: FieldError[]
  readonly requestId: string | undefined
  /** The whole response body, such as `not_created` of an import or the allowed alternatives of an action. */
  readonly body: unknown

  constructor(status: number, body: unknown, requestId?: string) {
    const record = asRecord(body)
    super(status === 0 ? offlineErrorText : errorText(body))
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.code = text(record.code)
    this.fields = fieldErrors(record.errors)
    this.requestId = text(record.requestId) ?? requestId
  }
}

/** Checks whether the server did not answer: network failure (0) or a proxy error (502, 503, 504). */
export function isSilence(status: number): boolean {
  return status === 0 || status === 502 || status === 503 || status === 504
}

export const isSilent = (error: unknown) => error instanceof ApiError && isSilence(error.status)

/** Returns the message to show, in the lookup order of the specification (section 8). */
export function errorText(body: unknown): string {
  const { errors, auth, message, errorsMesage, response } = asRecord(body)
  const first = Array.isArray(errors) ? (asRecord(errors[0]).message ?? errors[0]) : undefined
  return (
    text(first) ??
    (auth === false ? text(message) : undefined) ??
    text(errorsMesage) ??
    text(errors) ??
    text(asRecord(response).Error) ??
    text(message) ??
    defaultErrorText
  )
}

function fieldErrors(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return []
  return errors.flatMap((item) => {
    const { field, message } = asRecord(item)
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : []
  })
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
