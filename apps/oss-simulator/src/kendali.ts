import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Gangguan } from './gangguan.ts'
import { applyBatas } from './jam.ts'
import { type CaraKirim, sendFileDs, sendNib } from './send.ts'
import { readBody, sendJson } from './serve.ts'
import type { Simulator } from './simulator.ts'
import { alamatMasuk, makeToken } from './sso.ts'

type Isi = Record<string, unknown>

/** Control endpoints (`/_sim/…`) for tests and scripts. They answer only requests from localhost. */
export async function kendali(
  sim: Simulator,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const from = request.socket.remoteAddress ?? ''
  if (!/^(::1|127\.|::ffff:127\.)/.test(from))
    return sendJson(response, 403, { pesan: 'hanya dari mesin ini' })
  const text = request.method === 'GET' ? '' : ((await readBody(request)) ?? '')
  const isi = (text ? JSON.parse(text) : {}) as Isi
  const hasil = await perintah(sim, `${request.method} ${path}`, isi)
  return hasil === undefined
    ? sendJson(response, 404, { pesan: 'tidak ada' })
    : sendJson(response, 200, hasil)
}

async function perintah(sim: Simulator, nama: string, isi: Isi): Promise<unknown> {
  const [, id = '', apa = ''] = /^POST izin\/([^/]+)\/([\w-]+)$/.exec(nama) ?? []
  if (id) return perintahIzin(sim, id, apa, isi)
  const [, dilihat] = /^GET izin\/([^/]+)$/.exec(nama) ?? []
  if (dilihat) return viewIzin(sim, dilihat)
  switch (nama) {
    case 'GET izin':
      return [...sim.keadaan.izin.values()]
    case 'POST izin': {
      const izin = sim.addIzin(String(isi.nib), String(isi.kd_izin))
      if (!izin) return undefined
      const portal = isi.kirim === false ? undefined : await sendNib(sim, izin.id_izin)
      return { id_izin: izin.id_izin, portal: portal ?? null }
    }
    case 'POST sso': {
      const token = makeToken(
        sim,
        String(isi.username),
        isi.ttl_ms === undefined ? undefined : Number(isi.ttl_ms),
      )
      const izin = { id_izin: String(isi.id_izin), kd_izin: String(isi.kd_izin) }
      return { access: token.access, refresh: token.refresh, url: alamatMasuk(sim, token, izin) }
    }
    case 'POST token-habis':
      sim.buku.record({ jenis: 'token-habis', access: String(isi.access) })
      return {}
    case 'PUT gangguan':
      sim.gangguan.set(isi.daftar as Gangguan[])
      return {}
    case 'PUT jam':
      sim.buku.record({ jenis: 'jam', geser: Number(isi.geser_ms) })
      return { kini: sim.now().toISOString() }
    case 'PUT nib':
      sim.buku.record({ jenis: 'status-nib', nib: String(isi.nib), status_nib: String(isi.status_nib) })
      return {}
    case 'GET pesan':
      return sim.pesan
    case 'GET pelanggaran':
      return sim.pelanggaran
    default:
      return undefined
  }
}

function viewIzin(sim: Simulator, id_izin: string) {
  const izin = sim.keadaan.izin.get(id_izin)
  if (izin) applyBatas(sim, izin)
  return izin
}

async function perintahIzin(sim: Simulator, id_izin: string, apa: string, isi: Isi): Promise<unknown> {
  if (apa === 'kirim-nib') return (await sendNib(sim, id_izin, isi as CaraKirim)) ?? undefined
  if (apa === 'kirim-fileds') return (await sendFileDs(sim, id_izin, isi as CaraKirim)) ?? undefined
  if (apa !== 'status') return undefined
  const kini = sim.now().toISOString()
  sim.buku.record({
    jenis: 'status',
    id_izin,
    baris: {
      kd_status: String(isi.kd_status),
      nama_status: 'Ditetapkan di OSS',
      keterangan: '',
      nip_status: '-',
      tgl_status: kini,
      diterima: kini,
      ganda: false,
      file_lampiran: '',
      oleh: 'oss',
    },
  })
  return {}
}
