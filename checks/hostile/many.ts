import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../client.ts'
import type { RunningPortal } from '../portal.ts'
import { hostileBodies } from './bodies.ts'
import type { HostileBody, HostileFile } from './case.ts'
import { hostileDocuments } from './documents.ts'
import { oddlyNamed } from './names.ts'
import { type Status, send } from './send.ts'
import { slowestVisit } from './visit.ts'
import { hostileWorkbooks } from './workbooks.ts'

/** How much memory the server may keep after all cases, and how often it is asked until it is that low. */
const mostGrowth = 250_000_000
const memoryReadings = 20

interface Sending {
  name: string
  isRefused: boolean
  send(): Promise<{ status: Status; text: string }>
}

/** Writes the form by hand, because FormData would escape odd file names. */
function formOf(field: string, { bytes, fileName }: HostileFile, fields: Record<string, string> = {}) {
  const boundary = 'batas-formulir-periksa'
  const rest = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${rest.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

interface Target {
  path: string
  field: string
  fields?: Record<string, string>
  headers?: Record<string, string>
}

const upload = (origin: string, { path, field, fields, headers }: Target, file: HostileFile): Sending => ({
  name: `${file.name} to ${path}`,
  isRefused: file.isRefused,
  send() {
    const { type, body } = formOf(field, file, fields)
    return send(origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body: new Uint8Array(body),
    })
  },
})

const post = (
  origin: string,
  { name, path, body, type, headers, isRefused = true }: HostileBody,
): Sending => ({
  name,
  isRefused,
  send: () =>
    send(origin + path, {
      method: 'POST',
      headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
      body: typeof body === 'string' ? Buffer.from(body) : new Uint8Array(body),
    }),
})

async function allSendings(origin: string): Promise<Sending[]> {
  const { headers } = await new Client(origin).signIn('okkp_pusat')
  const stored: Target = { path: '/api/upload/file', field: 'files', headers }
  const photo: Target = { path: '/api/okkp/pengaduan/foto', field: 'file' }
  const signature: Target = { path: '/api/verifikasi/tanda-tangan', field: 'file' }
  const fields = { registrasi_id: '1', provinsi_id: '32', uji_coba: 'true' }
  const workbook: Target = { path: '/api/okkp/imports', field: 'import-excel', fields, headers }
  const documents = await hostileDocuments()
  const pictures = documents.filter(({ fileName }) => /jpg|png/.test(fileName))
  const pdfs = documents.filter(({ fileName }) => fileName.endsWith('pdf'))
  const workbooks = await hostileWorkbooks()
  const to = (target: Target) => (file: HostileFile) => upload(origin, target, file)
  // A signature is checked without storing the file, so a damaged PDF is answered with what is wrong with it.
  const checked = pdfs.map((file) => ({ ...file, isRefused: false }))
  return [
    ...documents.map(to(stored)),
    ...pictures.map(to(photo)),
    ...checked.map(to(signature)),
    ...workbooks.map(to(workbook)),
    ...workbooks.map((file) => ({ ...file, isRefused: false })).map(to(stored)),
    ...oddlyNamed().map(to(stored)),
    ...hostileBodies().map((body) => post(origin, body)),
  ]
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}

/** Waits until the memory of the server is low again, and returns the last reading. */
async function memoryAfter(portal: RunningPortal, most: number): Promise<number> {
  let bytes = await residentBytes(portal.pid)
  for (let reading = 0; reading < memoryReadings && bytes > most; reading++) {
    await fetch(`${portal.origin}/api/health`)
    await pause(1000)
    bytes = await residentBytes(portal.pid)
  }
  return bytes
}

function isExpected({ isRefused }: Sending, status: Status, text: string): boolean {
  const refusedWell = status === 0 || status === 507 || (status >= 400 && status < 500)
  return (refusedWell || (!isRefused && status < 300)) && !/node_modules|\bat .+:\d+:\d+/.test(text)
}

/** Sends all bad files and bodies one by one. Prints those with an unexpected answer, and returns whether all was well. */
export async function checkMany(portal: RunningPortal, longestWait: number): Promise<boolean> {
  const sendings = await allSendings(portal.origin)
  const before = await residentBytes(portal.pid)
  const tally: Record<string, number> = {}
  let wrong = 0
  let slowestMs = 0
  for (const sending of sendings) {
    const { result, slowest } = await slowestVisit(portal.origin, sending.send())
    tally[result.status] = (tally[result.status] ?? 0) + 1
    slowestMs = Math.max(slowestMs, slowest)
    if (isExpected(sending, result.status, result.text) && slowest <= longestWait && portal.isRunning())
      continue
    wrong += 1
    const { name } = sending
    console.log(
      JSON.stringify({
        name,
        status: result.status,
        slowestVisitMs: slowest,
        text: result.text.slice(0, 200),
        ok: false,
      }),
    )
    if (!portal.isRunning()) return false
  }
  const after = await memoryAfter(portal, before + mostGrowth)
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
  const memory = { before: megabytes(before), after: megabytes(after) }
  const ok = wrong === 0 && after <= before + mostGrowth
  console.log(
    JSON.stringify({
      name: 'files and bodies',
      sent: sendings.length,
      wrong,
      ...tally,
      slowestVisitMs: slowestMs,
      memory,
      ok,
    }),
  )
  return ok
}
