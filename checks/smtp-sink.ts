import { createServer } from 'node:net'

/** A mail server that refuses every mail until it is told to take them, counts the connections and keeps the mails. */
export async function startSmtpSink() {
  const seen = { refusing: true, connections: 0, mails: 0, messageIds: [] as string[] }
  const server = createServer((socket) => {
    seen.connections += 1
    socket.on('error', () => undefined)
    if (seen.refusing) return socket.end('421 tutup\r\n')
    socket.write('220 siap\r\n')
    let inData = false
    let rest = ''
    let messageId = ''
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (inData && line !== '.') {
          messageId ||= /^Message-ID: *(<.+>)$/i.exec(line)?.[1] ?? ''
          continue
        }
        if (inData) {
          seen.mails += 1
          seen.messageIds.push(messageId)
        }
        messageId = ''
        inData = /^DATA$/i.test(line)
        socket.write(
          inData ? '354 silakan\r\n' : /^QUIT$/i.test(line) ? '221 sampai jumpa\r\n' : '250 ya\r\n',
        )
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    seen,
    takeMails(): void {
      Object.assign(seen, { refusing: false, connections: 0, mails: 0, messageIds: [] })
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
