/** 0 stands for a connection that the server closed without reading everything. */
export type Status = number

/** Sends a request. A server that refuses a large body may close the connection before the client reads the answer. */
export const send = (url: string, init: RequestInit): Promise<{ status: Status; text: string }> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(60_000) }).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    (error: Error) => {
      if (error.name === 'TimeoutError') throw error
      return { status: 0, text: '' }
    },
  )
