import { addSessionHeaders, type CallSettings, endsSession } from '#platform/api/client.ts'
import { session } from '#platform/session/browser-session.ts'
import { apiBase } from '#platform/wire/api-base.ts'
import { ApiError } from '#platform/wire/api-error.ts'

export interface UploadSettings extends CallSettings {
  /** Receives the uploaded fraction, from 0 to 1. */
  onProgress?: (share: number) => void
}

export interface SentFile {
  nama: string
  ukuran: number
}

const sentFiles = new Map<string, SentFile>()

/** Returns name and size of a file that this page uploaded, so that the page can show the file without a call. */
export function sentFile(key: string): SentFile | undefined {
  return sentFiles.get(key)
}

/** Uploads one file and returns its key. The server keeps the file under this key until a record claims it. */
export async function uploadFile(file: File, settings: UploadSettings = {}): Promise<string> {
  const form = new FormData()
  form.append('files', file, file.name)
  const answer = await sendMultipart<{ response: string[] }>('/api/upload/file', form, settings)
  const path = answer.response[0]
  if (!path) throw new ApiError(500, answer)
  sentFiles.set(path, { nama: file.name, ukuran: file.size })
  return path
}

/** Sends a multipart request with XMLHttpRequest, because fetch does not report upload progress. */
export async function sendMultipart<T>(
  address: string,
  form: FormData,
  settings: UploadSettings = {},
): Promise<T> {
  const headers = new Headers(settings.headers)
  headers.set('idempotency-key', crypto.randomUUID())
  await addSessionHeaders(headers)
  settings.signal?.throwIfAborted()
  return new Promise<T>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', `${apiBase()}${address}`)
    xhr.withCredentials = true
    for (const [name, value] of headers) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) settings.onProgress?.(event.loaded / event.total)
    }
    xhr.onload = () => {
      const body = parse(xhr.responseText)
      if (xhr.status >= 200 && xhr.status < 300) return resolve(body as T)
      if (endsSession(xhr.status, settings)) session.end()
      reject(new ApiError(xhr.status, body, xhr.getResponseHeader('x-request-id') ?? undefined))
    }
    xhr.onerror = () => reject(new ApiError(0, undefined))
    xhr.onabort = () => reject(new DOMException('Unggahan dibatalkan.', 'AbortError'))
    settings.signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(form)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
