import type { IncomingMessage, ServerResponse } from 'node:http'
import { kodeIzin } from '../acuan.ts'
import { isJenisGangguan } from '../gangguan.ts'
import { sendFileDs, sendNib } from '../send.ts'
import { readBody } from '../serve.ts'
import type { Simulator } from '../simulator.ts'
import { alamatMasuk, makeToken } from '../sso.ts'
import { halamanAwal, halamanIzin, halamanPetugas } from './halaman.ts'
import { halaman } from './kerangka.ts'

function sendHtml(response: ServerResponse, http: number, html: string): void {
  response
    .writeHead(http, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html)
}

function redirect(response: ServerResponse, ke: string): void {
  response.writeHead(303, { location: ke, 'referrer-policy': 'no-referrer' }).end()
}

const describeOutcome = (hasil: Awaited<ReturnType<typeof sendNib>>) =>
  hasil ? `Portal menjawab ${hasil.http}: ${JSON.stringify(hasil.jawab)}` : 'Alamat portal belum diatur.'

/** Serves the HTML pages. Returns false if no page has this address. */
export async function halamanOrang(
  sim: Simulator,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, id, aksi] = /^\/izin\/([^/]+)(?:\/([\w-]+))?$/.exec(path) ?? []
  const izin = id ? sim.keadaan.izin.get(decodeURIComponent(id)) : undefined
  if (request.method === 'GET') {
    if (path === '/') sendHtml(response, 200, halamanAwal(sim))
    else if (path === '/petugas') sendHtml(response, 200, halamanPetugas(sim))
    else if (izin && !aksi) sendHtml(response, 200, halamanIzin(sim, izin))
    else return false
    return true
  }
  if (request.method !== 'POST') return false
  const isi = new URLSearchParams((await readBody(request)) ?? '')
  if (izin && aksi === 'masuk') {
    const orang = [...sim.keadaan.orang.values()].find(({ nib }) => nib.includes(izin.nib))
    if (!orang) sendHtml(response, 409, halaman('Tidak dapat masuk', '<p>Izin ini tanpa akun OSS.</p>'))
    else redirect(response, alamatMasuk(sim, makeToken(sim, orang.username), izin))
    return true
  }
  if (izin && (aksi === 'kirim-nib' || aksi === 'kirim-fileds')) {
    const hasil = await (aksi === 'kirim-nib' ? sendNib : sendFileDs)(sim, izin.id_izin)
    sendHtml(response, 200, halamanIzin(sim, izin, describeOutcome(hasil)))
    return true
  }
  switch (path) {
    case '/ajukan': {
      const kd_izin = isi.get('kd_izin') ?? ''
      const baru = kodeIzin[kd_izin] ? sim.addIzin(isi.get('nib') ?? '', kd_izin) : undefined
      if (!baru)
        sendHtml(response, 400, halaman('Tidak dapat diajukan', '<p>Perusahaan atau izin tidak dikenal.</p>'))
      else {
        await sendNib(sim, baru.id_izin)
        redirect(response, `/izin/${encodeURIComponent(baru.id_izin)}`)
      }
      return true
    }
    case '/gangguan': {
      const jenis = isi.get('jenis') ?? ''
      const peluang = Number(isi.get('peluang') ?? 100) / 100
      sim.gangguan.set(isJenisGangguan(jenis) ? [{ jenis, peluang }] : [])
      redirect(response, '/petugas')
      return true
    }
    case '/jam':
      sim.buku.record({ jenis: 'jam', geser: Number(isi.get('hari') ?? 0) * 86_400_000 })
      redirect(response, '/petugas')
      return true
    default:
      return false
  }
}
