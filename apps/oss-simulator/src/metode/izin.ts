import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kodeIzin } from '../acuan.ts'
import { checkBentuk, izinFinal, izinUbah } from '../bentuk.ts'
import type { Izin } from '../data.ts'
import { sendFileDs } from '../send.ts'
import type { Simulator } from '../simulator.ts'
import { findIzin } from './adopsi.ts'
import { akar, bukanMilik, type Isi, type Jawaban, teks } from './jawaban.ts'
import { baris, urutanSalah } from './status.ts'

const terbesar = 2_000_000

/** The server of the attachment did not answer. This breaks no rule of OSS, and the portal sends the message again. */
const tidakMenjawab = 'file_lampiran tidak dapat diambil'

/**
 * Downloads an attachment under the rules of OSS: a PDF of at most 2 MB that needs no log-in. Returns an error message
 * on failure.
 */
async function fetchLampiran(url: string): Promise<Buffer | string> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
    if (answer.status >= 500) return tidakMenjawab
    if (!answer.ok) return `file_lampiran tidak dapat diambil (${answer.status})`
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (bytes.length > terbesar) return 'file_lampiran lebih dari 2 MB'
    return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes : 'file_lampiran bukan PDF'
  } catch {
    return tidakMenjawab
  }
}

function storeLampiran(sim: Simulator, izin: Izin, bytes: Buffer): void {
  const nama = sim.nomorBaru('U')
  if (sim.setelan.folder) {
    const folder = join(sim.setelan.folder, 'berkas')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${nama}.pdf`), bytes)
  }
  sim.buku.record({ jenis: 'berkas', id_izin: izin.id_izin, berkas: nama })
  const { jedaFileDs } = sim.setelan
  if (jedaFileDs != null) setTimeout(() => void sendFileDs(sim, izin.id_izin), jedaFileDs).unref()
}

/** Returns the OSS number of a licence: the NIB plus eight digits. A licence keeps its number. */
function nomorOss(sim: Simulator, izin: Izin): string {
  if (izin.nomor) return izin.nomor
  const sebelum = [...sim.keadaan.izin.values()].filter(({ nib, nomor }) => nib === izin.nib && nomor).length
  return `${izin.nib}${String(sebelum + 1).padStart(8, '0')}`
}

type Bungkus = (kode: number, keterangan: string, nomor?: string, lampiran?: string) => Jawaban

const responTerima: Bungkus = (kode, keterangan, nomor_izin = '', file_lampiran = '') => ({
  http: kode,
  isi: { responreceiveLicense: { kode, keterangan, nomor_izin, jenis_perizinan: 'K03', file_lampiran } },
})

const responUbah: Bungkus = (kode, keterangan, nomor_izin = '') => ({
  http: kode,
  isi: {
    responupdateLicense: {
      kode,
      keterangan,
      keterangan_reset_izin_ds: kode === 200 ? 'Berhasil Reset DS' : 'Gagal Reset DS',
      nomor_izin,
    },
  },
})

async function receive(sim: Simulator, body: unknown, metode: 'receiveLicense' | 'updateLicense') {
  const ubah = metode === 'updateLicense'
  const respon = ubah ? responUbah : responTerima
  const isi = akar(body, 'IZINFINAL')
  if (!isi) return respon(400, 'parameter tidak ditemukan')
  const faults = checkBentuk(bilangan(isi), ubah ? izinUbah : izinFinal)
  for (const fault of faults) sim.reportViolation(metode, fault)
  if (faults.length > 0) return respon(400, faults.join('; ').slice(0, 255))
  const izin = findIzin(sim, isi)
  if (!izin) return respon(400, 'Data izin tidak ditemukan')
  const asing = bukanMilik(izin, isi)
  if (asing) return respon(400, `${asing} tidak sesuai dengan data izin`)
  const status = teks(isi.status_izin)
  if (status !== '49' && status !== '50') return respon(400, 'status_izin tidak dikenal')
  if (ubah && !izin.nomor_instansi) return respon(400, 'Izin belum terbit')
  if (!ubah && urutanSalah(sim, metode, izin, status))
    return respon(400, `Status ${status} tidak dapat mengikuti ${izin.kd_status}`)
  const url = teks(isi.file_lampiran)
  if (status === '50' && !url) return respon(400, 'file_lampiran wajib untuk izin yang terbit')
  const lampiran = url ? await fetchLampiran(url) : undefined
  if (typeof lampiran === 'string') {
    if (lampiran !== tidakMenjawab) sim.reportViolation(metode, lampiran)
    return respon(400, lampiran)
  }
  const nomor = nomorOss(sim, izin)
  const row = baris(sim, izin, isi, status)
  return {
    ...respon(200, 'Sukses', nomor, url),
    record() {
      sim.buku.record({
        jenis: 'status',
        id_izin: izin.id_izin,
        baris: row,
        ubah: diubah(isi, status, nomor),
      })
      if (lampiran && !row.ganda) storeLampiran(sim, izin, lampiran)
    },
  }
}

/** Converts validity terms to text, because receiveLicense sends numbers and updateLicense sends text. */
function bilangan(isi: Isi): Isi {
  const angka = ['bln_berlaku_izin', 'thn_berlaku_izin'].filter((nama) => typeof isi[nama] === 'number')
  return { ...isi, ...Object.fromEntries(angka.map((nama) => [nama, String(isi[nama])])) }
}

function diubah(isi: Isi, status: string, nomor: string) {
  if (status === '49') return { nomor }
  return {
    nomor,
    nomor_instansi: teks(isi.nomor_izin),
    tgl_terbit: teks(isi.tgl_terbit_izin),
    tgl_berlaku: teks(isi.tgl_berlaku_izin),
  }
}

export const receiveLicense = (sim: Simulator, body: unknown) => receive(sim, body, 'receiveLicense')
export const updateLicense = (sim: Simulator, body: unknown) => receive(sim, body, 'updateLicense')

export function inqueryLicense(sim: Simulator, body: unknown): Jawaban {
  const isi = akar(body, 'INQUERYLICENSE')
  const izin = sim.keadaan.izin.get(teks(isi?.id_izin))
  const answer = (code: number, message: string, data: unknown, meta: unknown = null): Jawaban => ({
    http: code,
    isi: { dataLicense: { success: code === 200, code, message, data, meta } },
  })
  if (!teks(isi?.id_izin)) {
    const meta = [{ message: 'INQUERYLICENSE.id_izin is not allowed to be empty', field: 'id_izin' }]
    return answer(400, 'parameter tidak ditemukan', null, meta)
  }
  if (!izin) return answer(400, 'Data izin tidak ditemukan', null)
  const { oss_id, id_izin, kd_izin, kd_daerah, kewenangan } = izin
  const proyek = sim.keadaan.perusahaan.get(izin.nib)?.proyek ?? []
  return answer(200, 'Berhasil mendapatkan data izin', {
    oss_id,
    id_izin,
    kd_izin,
    kd_daerah,
    kewenangan,
    data_proyek: proyek.map(({ id_proyek, kbli, uraian_usaha }) => ({ id_proyek, kbli, uraian_usaha })),
    data_checklist: [checklist(izin)],
  })
}

/** Returns a licence in the form that the company data (`fileNib`) lists it. */
export function checklist(izin: Izin) {
  const { id_produk, id_proyek, id_izin, kd_izin, kd_daerah, kewenangan, nomor, tgl_terbit } = izin
  return {
    id_produk,
    id_proyek,
    id_izin,
    jenis_izin: 'K03',
    kd_izin,
    kd_daerah,
    nama_izin: kodeIzin[kd_izin]?.nama ?? kd_izin,
    instansi: 'Badan Pangan Rekaan',
    kewenangan,
    flag_checklist: 'Y',
    flag_transaksional: 'Y',
    flag_perpanjangan: 'N',
    no_izin: nomor || '-',
    tgl_izin: tgl_terbit || '-',
    file_izin: '-',
    data_persyaratan: [],
  }
}

export function alamatBerkas(sim: Simulator, izin: Izin): string | undefined {
  const terakhir = izin.berkas.at(-1)
  return terakhir && `${sim.alamat}/v1/file/download/${terakhir}`
}

export function inqueryFileDS(sim: Simulator, body: unknown): Jawaban {
  const izin = sim.keadaan.izin.get(teks(akar(body, 'INQUERYFILEDS')?.id_permohonan_izin))
  const url = izin && alamatBerkas(sim, izin)
  const isi = url
    ? { status: '200', keterangan: 'sukses', url_file_ds: url }
    : { status: '400', keterangan: 'data izin atau file DS tidak ditemukan' }
  return { http: 200, isi: { responInqueryFileDS: isi } }
}
