import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '#platform/config.ts'

/** Only for those on the machine itself. */
export const metricsHost = '127.0.0.1'

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
        `Port ${port} sudah dipakai program lain. Hentikan program itu atau pilih port lain: ` +
          `${name}=${port + 1} npm start`,
      )
    }
    if (code === 'EACCES')
      throw new Error(
        `Port ${port} (${name}) tidak boleh dipakai oleh pengguna ini. Pilih port di atas 1023.`,
      )
    throw new Error(`Server tidak dapat mendengarkan di port ${port} (${name}): ${message}`)
  }
}

async function tryPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Long before they are listened at: whoever starts the portal twice is told at once, not after all code was read. */
export async function refuseTakenPorts({ HOST, PORT, METRICS_PORT }: Config): Promise<void> {
  if (METRICS_PORT > 0) await listening('METRICS_PORT', METRICS_PORT, tryPort(metricsHost, METRICS_PORT))
  await listening('PORT', PORT, tryPort(HOST, PORT))
}
