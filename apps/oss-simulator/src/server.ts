import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { halamanOrang } from './halaman/rute.ts'
import { kendali } from './kendali.ts'
import { serveMethod, serveSso } from './serve.ts'
import { type Setelan, Simulator } from './simulator.ts'

export interface SimulatorBerjalan {
  url: string
  sim: Simulator
  close(): Promise<void>
}

function download(sim: Simulator, nama: string, response: ServerResponse): void {
  const path = sim.setelan.folder && join(sim.setelan.folder, 'berkas', `${nama}.pdf`)
  if (!path || !existsSync(path)) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/pdf' })
  createReadStream(path).pipe(response)
}

async function serve(sim: Simulator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', sim.alamat)
  const [, kelompok, nama = ''] = /^\/v1\/(kl\/rba|sso\/users|file\/download)\/([\w-]+)$/.exec(pathname) ?? []
  if (kelompok === 'kl/rba') return serveMethod(sim, nama, request, response)
  if (kelompok === 'sso/users') return serveSso(sim, nama, request, response)
  if (kelompok === 'file/download') return download(sim, nama, response)
  if (pathname.startsWith('/_sim/')) return kendali(sim, pathname.slice(6), request, response)
  if (await halamanOrang(sim, pathname, request, response)) return
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Tidak ada di simulator ini')
}

/** Starts an HTTP server. Port 0 selects any free port. */
export async function runSimulator(
  setelan: Setelan,
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<SimulatorBerjalan> {
  const sim = new Simulator(setelan)
  const server = createServer((request, response) => {
    serve(sim, request, response).catch((error: Error) => {
      sim.reportViolation('simulator', error.message)
      if (!response.headersSent) response.writeHead(500).end()
      else response.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  sim.alamat = `http://${host}:${(server.address() as AddressInfo).port}`
  return {
    url: sim.alamat,
    sim,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      sim.buku.close()
    },
  }
}
