import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode } from '@portal/domain/platform/errors'
import { randomHex } from '#platform/secrets/random-hex.ts'
import { errorBody } from './error-answer.ts'

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'ALAMAT_TERLALU_PANJANG',
  ERR_HTTP_REQUEST_TIMEOUT: 'PERMINTAAN_TERPUTUS',
}

/** Answers requests that Node's parser refuses before Fastify sees them, in the words of the portal. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const failure = new AppError(codes[error.code ?? ''] ?? 'PERMINTAAN_RUSAK')
  const body = JSON.stringify(errorBody(failure, randomHex()))
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
