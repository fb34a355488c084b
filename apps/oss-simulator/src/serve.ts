import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Gangguan, JenisGangguan } from './gangguan.ts'
import { inqueryFileDS, inqueryLicense, receiveLicense, updateLicense } from './metode/izin.ts'
import type { Jawaban } from './metode/jawaban.ts'
import { checkNIB, fetchNIB, getDataReferensi, inqueryNIB, inqueryProyek } from './metode/nib.ts'
import { checkLicenseStatus, receiveLicenseStatus } from './metode/status.ts'
import type { Simulator } from './simulator.ts'
import { revokeToken, updateToken, userinfoToken, validateToken } from './sso.ts'

type Metode = (sim: Simulator, body: unknown) => Jawaban | Promise<Jawaban>

const metode: Record<string, Metode> = {
  receiveLicenseStatus,
  receiveLicense,
  updateLicense,
  checkLicenseStatus,
  inqueryLicense,
  inqueryFileDS,
  inqueryNIB,
  checkNIB,
  fetchNIB,
  inqueryProyek,
  getDataReferensi,
}

const sso: Record<string, [method: string, (sim: Simulator, bearer: string | undefined) => Jawaban]> = {
  'validate-token': ['POST', validateToken],
  'userinfo-token': ['GET', userinfoToken],
  'update-token': ['POST', updateToken],
  'revoke-token': ['POST', revokeToken],
}

const terbesar = 5_000_000

export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > terbesar) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

export function sendJson(response: ServerResponse, http: number, isi: unknown): void {
  response.writeHead(http, { 'content-type': 'application/json' }).end(JSON.stringify(isi))
}

function answerText(response: ServerResponse, http: number, isi: string, type = 'text/plain'): void {
  response.writeHead(http, { 'content-type': type }).end(isi)
}

const galat = (kode: number, keterangan: string) => ({ respon: { kode, keterangan } })

interface Terganggu {
  sim: Simulator
  response: ServerResponse
  hasil: Jawaban
  fault: Gangguan
  store: () => void
}

const waktuHabis = ({ response }: Terganggu) => sendJson(response, 504, galat(504, 'waktu proses habis'))
const kesalahanSistem = galat(500, 'Terjadi kesalahan sistem, hubungi tim teknis OSS')
const storeThenDrop = ({ store, response }: Terganggu) => {
  store()
  response.destroy()
}

/**
 * Effect of each fault. `store` stores the message, so its position decides whether OSS has the message when the fault
 * occurs.
 */
const akibat: Record<JenisGangguan, (satu: Terganggu) => void> = {
  gantung: () => undefined,
  gantung_sesudah: ({ store }) => store(),
  '504': waktuHabis,
  '504_sesudah'(satu) {
    satu.store()
    waktuHabis(satu)
  },
  putus: ({ response }) => void response.destroy(),
  putus_sesudah: storeThenDrop,
  basi: storeThenDrop,
  '200_galat': ({ response }) => sendJson(response, 200, kesalahanSistem),
  '500': ({ response }) => sendJson(response, 500, kesalahanSistem),
  '503': ({ response }) =>
    answerText(response, 503, '<html><body>Service Unavailable</body></html>', 'text/html'),
  '403': ({ response }) => answerText(response, 403, 'Authentication failed'),
  '429'({ response }) {
    response.setHeader('retry-after', '1')
    answerText(response, 429, 'Limit exceeded')
  },
  besar({ store, response, hasil, fault }) {
    store()
    sendJson(response, hasil.http, { isian: 'x'.repeat(fault.ms ?? 3_000_000) })
  },
  alih: ({ sim, response }) => void response.writeHead(302, { location: `${sim.alamat}/` }).end(),
  ganda({ store, response, hasil }) {
    store()
    answerText(response, hasil.http, JSON.stringify(hasil.isi).repeat(2), 'application/json')
  },
  tipe({ store, response, hasil }) {
    store()
    answerText(response, hasil.http, '<html><body>OK</body></html>', 'text/html')
  },
  lambat({ store, response, hasil, fault }) {
    store()
    setTimeout(() => sendJson(response, hasil.http, hasil.isi), fault.ms ?? 1000).unref()
  },
}

function answerFaulty(sim: Simulator, response: ServerResponse, hasil: Jawaban, fault: Gangguan): void {
  akibat[fault.jenis]({ sim, response, hasil, fault, store: () => hasil.record?.() })
}

function idIzinDi(body: unknown): string | undefined {
  const inner = Object.values((body ?? {}) as Record<string, unknown>)[0] as
    | Record<string, unknown>
    | undefined
  const id = inner?.id_izin ?? inner?.id_permohonan_izin
  return typeof id === 'string' ? id : undefined
}

export async function serveMethod(
  sim: Simulator,
  nama: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const layanan = metode[nama]
  if (!layanan) return answerText(response, 404, 'No Mapping Rule matched')
  if (request.method !== 'POST') return sendJson(response, 405, galat(405, 'akses ditolak'))
  if (request.headers.user_key !== sim.setelan.userKey)
    return answerText(response, 403, 'Authentication failed')
  const text = await readBody(request)
  let body: unknown
  try {
    body = JSON.parse(text ?? '')
  } catch {
    sim.reportViolation(nama, 'badan bukan JSON')
    return sendJson(response, 400, galat(400, 'parameter tidak ditemukan'))
  }
  const id_izin = idIzinDi(body)
  const fault = sim.gangguan.take(nama, id_izin)
  const before = id_izin === undefined ? undefined : sim.keadaan.izin.get(id_izin)?.kd_status
  const hasil = await layanan(sim, body)
  sim.recordPesan({
    arah: 'masuk',
    metode: nama,
    id_izin,
    gangguan: fault?.jenis,
    http: hasil.http,
    tanya: body,
    jawab: hasil.isi,
  })
  if (fault) {
    if (fault.jenis === 'basi' && hasil.record && id_izin && before !== undefined)
      sim.basi.set(id_izin, { sisa: 1, kd_status: before })
    return answerFaulty(sim, response, hasil, fault)
  }
  hasil.record?.()
  sendJson(response, hasil.http, hasil.isi)
}

export async function serveSso(
  sim: Simulator,
  nama: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [method, layanan] = sso[nama] ?? []
  if (!layanan) return answerText(response, 404, 'No Mapping Rule matched')
  if (request.method !== method) return sendJson(response, 405, galat(405, 'akses ditolak'))
  if (request.headers.user_key !== sim.setelan.userKey)
    return answerText(response, 403, 'Authentication failed')
  const fault = sim.gangguan.take(nama, undefined)
  const hasil = layanan(sim, request.headers.authorization?.replace(/^Bearer /, ''))
  sim.recordPesan({
    arah: 'masuk',
    metode: nama,
    id_izin: undefined,
    gangguan: fault?.jenis,
    http: hasil.http,
    tanya: null,
    jawab: nama === 'update-token' ? '(token)' : hasil.isi,
  })
  if (fault) return answerFaulty(sim, response, hasil, fault)
  sendJson(response, hasil.http, hasil.isi)
}
