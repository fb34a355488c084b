import { createHash } from 'node:crypto'
import type { Izin } from './data.ts'
import { fileNib } from './file-nib.ts'
import type { Simulator } from './simulator.ts'

const jakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })

/** Returns the token that the guide prescribes: SHA-1 of user name, password, NIB and date. */
export function tokenMasuk(sim: Simulator, nib: string, hari = jakarta.format(sim.now())): string {
  const { namaMasuk, sandiMasuk } = sim.setelan
  return createHash('sha1')
    .update(namaMasuk + sandiMasuk + nib + hari.replaceAll('-', ''))
    .digest('hex')
}

export interface HasilKirim {
  http: number
  jawab: unknown
}

export interface CaraKirim {
  token?: string
  /** Keys that overwrite keys of the message. Tests use them to send faulty messages. */
  ganti?: Record<string, unknown>
}

async function keportal(
  sim: Simulator,
  metode: string,
  nib: string,
  id_izin: string,
  isi: unknown,
  token?: string,
): Promise<HasilKirim | undefined> {
  const { portalUrl } = sim.setelan
  if (!portalUrl) return undefined
  const hasil = await fetch(`${portalUrl}/api/oss/${metode}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: token ?? tokenMasuk(sim, nib) },
    body: JSON.stringify(isi),
    signal: AbortSignal.timeout(10_000),
  }).then(
    async (answer) => ({ http: answer.status, jawab: (await answer.json().catch(() => null)) as unknown }),
    (error: Error) => ({ http: 0, jawab: error.message as unknown }),
  )
  sim.recordPesan({
    arah: 'keluar',
    metode,
    id_izin,
    gangguan: undefined,
    http: hasil.http,
    tanya: isi,
    jawab: hasil.jawab,
  })
  return hasil
}

/** Returns the receiveNIB message for one licence: the company data plus the ids of the licence. */
export function isiNib(sim: Simulator, izin: Izin) {
  const perusahaan = sim.keadaan.perusahaan.get(izin.nib)
  if (!perusahaan) return undefined
  const { id_izin, kd_izin, kd_daerah, kewenangan, id_produk, id_proyek } = izin
  return {
    dataNIB: {
      ...fileNib(sim, perusahaan),
      id_izin,
      kd_izin,
      kd_daerah,
      kewenangan,
      data_checklist: [
        {
          id_produk,
          id_proyek,
          id_izin,
          jenis_izin: 'K03',
          kd_izin,
          kd_daerah,
          nama_izin: 'PB-UMKU',
          instansi: 'Badan Pangan Rekaan',
          kewenangan,
          flag_checklist: 'Y',
          flag_transaksional: 'Y',
          flag_perpanjangan: 'N',
          no_izin: '-',
          tgl_izin: '-',
          file_izin: '-',
          data_persyaratan: [],
        },
      ],
    },
  }
}

export async function sendNib(sim: Simulator, id_izin: string, cara: CaraKirim = {}) {
  const izin = sim.keadaan.izin.get(id_izin)
  const isi = izin && isiNib(sim, izin)
  if (!izin || !isi) return undefined
  const pesan = { dataNIB: { ...isi.dataNIB, ...cara.ganti } }
  return keportal(sim, 'receiveNIB', izin.nib, id_izin, pesan, cara.token)
}

export async function sendFileDs(sim: Simulator, id_izin: string, cara: CaraKirim = {}) {
  const izin = sim.keadaan.izin.get(id_izin)
  const berkas = izin?.berkas.at(-1)
  if (!izin || !berkas) return undefined
  const isi = {
    receiveFileDS: {
      id_izin,
      nib: izin.nib,
      file_izin: `${sim.alamat}/v1/file/download/${berkas}`,
      ...cara.ganti,
    },
  }
  return keportal(sim, 'receiveFileDS', izin.nib, id_izin, isi, cara.token)
}
