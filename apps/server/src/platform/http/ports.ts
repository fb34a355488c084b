import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '#platform/config.ts'

export async function listening(
  name: 'PORT' | 'METRICS_PORT',
  port: number,
  work: Promise<unknown>,
): Promise<void> {
  try {
    await work
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Another program already uses port ${port}. Stop that program or choose another port: ` +
          `${name}=${port + 1} npm start`,
      )
    }
    if (code === 'EACCES')
      throw new Error(`This user may not listen on port ${port} (${name}). Choose a port above 1023.`)
    throw new Error(`The server cannot listen on port ${port} (${name}): ${message}`)
  }
}

async function tryPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Checks the ports early in the start, so that a second start fails at once and not after loading all code. */
export async function refuseTakenPorts({ HOST, PORT, METRICS_HOST, METRICS_PORT }: Config): Promise<void> {
  if (METRICS_PORT > 0) await listening('METRICS_PORT', METRICS_PORT, tryPort(METRICS_HOST, METRICS_PORT))
  await listening('PORT', PORT, tryPort(HOST, PORT))
}
