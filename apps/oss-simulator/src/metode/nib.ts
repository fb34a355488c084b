import { kodeIzin, statusOss } from '../acuan.ts'
import { fileNib } from '../file-nib.ts'
import type { Simulator } from '../simulator.ts'
import { checklist } from './izin.ts'
import { akar, type Jawaban, teks } from './jawaban.ts'

const izinMilik = (sim: Simulator, nib: string) =>
  [...sim.keadaan.izin.values()].filter((izin) => izin.nib === nib)

export function inqueryNIB(sim: Simulator, body: unknown): Jawaban {
  const perusahaan = sim.keadaan.perusahaan.get(teks(akar(body, 'INQUERYNIB')?.nib))
  if (!perusahaan) {
    const keterangan = 'Data NIB tidak ditemukan'
    return { http: 400, isi: { responinqueryNIB: { kode: 400, keterangan, dataNIB: [] } } }
  }
  const data_checklist = izinMilik(sim, perusahaan.nib).map((izin) => ({
    ...checklist(izin),
    status_checklist: izin.kd_status,
    file_izin_oss: '-',
  }))
  const dataNIB = { ...fileNib(sim, perusahaan), data_checklist }
  return { http: 200, isi: { responinqueryNIB: { kode: 200, keterangan: 'Sukses', dataNIB } } }
}

export function checkNIB(sim: Simulator, body: unknown): Jawaban {
  const perusahaan = sim.keadaan.perusahaan.get(teks(akar(body, 'CHECKNIB')?.nib))
  const kode = perusahaan ? 200 : 400
  const dataNIB = {
    nib: perusahaan?.nib ?? '',
    nama_perusahaan: perusahaan?.nama ?? '',
    status: perusahaan?.status_nib ?? '',
  }
  const keterangan = perusahaan ? 'Sukses' : 'Data NIB tidak ditemukan'
  return { http: kode, isi: { responcheckNIB: { kode, keterangan, dataNIB } } }
}

export function fetchNIB(sim: Simulator, body: unknown): Jawaban {
  const nib = teks(akar(body, 'FETCHNIB')?.nib)
  const perusahaan = sim.keadaan.perusahaan.get(nib)
  if (!perusahaan) {
    const meta = nib ? null : [{ message: 'nib is required', field: 'nib' }]
    const keterangan = 'Data NIB tidak ditemukan'
    return { http: 400, isi: { responfetchNIB: { kode: 400, keterangan, dataNIB: null, meta } } }
  }
  const milik = izinMilik(sim, nib)
  const dataNIB = {
    _id: nib.padStart(24, '0'),
    nib,
    oss_id: perusahaan.oss_id,
    jenis_perusahaan: perusahaan.jenis_perseroan,
    skala_usaha: '03',
    nama_perseroan: perusahaan.nama,
    alamat_perseroan: perusahaan.alamat,
    perseroan_daerah_id: perusahaan.daerah,
    data_proyek: perusahaan.proyek.map(({ id_proyek, uraian_usaha, kbli }) => ({
      id_proyek,
      kd_resiko: null,
      jenis_proyek: '01',
      uraian_usaha,
      kbli: milik
        .filter((izin) => izin.id_proyek === id_proyek)
        .map(({ id_izin, kd_izin, nomor }) => ({
          kbli,
          nama_kbli: uraian_usaha,
          id_izin,
          no_izin: nomor || null,
          kd_izin,
          tipe_oss: 'RBA',
          jenis_perizinan: 'K03',
          tgl_masa_berlaku: null,
        })),
    })),
  }
  return { http: 200, isi: { responfetchNIB: { kode: 200, keterangan: 'sukses', dataNIB, meta: null } } }
}

export function inqueryProyek(sim: Simulator, body: unknown): Jawaban {
  const isi = (body ?? {}) as Record<string, unknown>
  const perusahaan = sim.keadaan.perusahaan.get(teks(isi.nib))
  const proyek = perusahaan?.proyek.find(({ id_proyek }) => id_proyek === teks(isi.id_proyek))
  if (!perusahaan || !proyek) {
    const kosong = ['nib', 'id_proyek'].filter((field) => !teks(isi[field]))
    const meta = kosong.map((field) => ({ message: `${field} is required`, field }))
    return { http: 400, isi: { kode_status: 400, keterangan: 'parameter tidak ditemukan', data: null, meta } }
  }
  const milik = izinMilik(sim, perusahaan.nib).filter(({ id_proyek }) => id_proyek === proyek.id_proyek)
  const data = {
    nama_perusahaan: perusahaan.nama,
    alamat_perseroan: perusahaan.alamat,
    npwp_perusahaan: perusahaan.npwp,
    jenis_pelaku_usaha: '01',
    tgl_terbit_nib: '2026-07-01',
    skala_usaha_final: '03',
    data_proyek: [
      {
        id_proyek: proyek.id_proyek,
        kbli: proyek.kbli,
        skala_usaha: '03',
        alamat_usaha: perusahaan.alamat,
        kd_daerah: perusahaan.daerah,
        fasilitas: [],
        data_checklist: milik.map(({ id_izin, kd_izin, nomor, tgl_terbit }) => ({
          id_izin,
          kd_izin,
          nama_izin: kodeIzin[kd_izin]?.nama ?? '',
          no_izin: nomor,
          tgl_izin: tgl_terbit,
        })),
        satu_lini: [],
      },
    ],
  }
  return { http: 200, isi: { kode_status: 200, keterangan: 'sukses', data } }
}

export function getDataReferensi(_sim: Simulator, body: unknown): Jawaban {
  const kode = teks(akar(body, 'GETDATAREFERENSI')?.kode)
  const lists: Record<string, [string, string][]> = {
    '8': Object.entries(kodeIzin).map(([code, { nama }]) => [code, nama]),
    '10': Object.entries(statusOss),
  }
  const rows = lists[kode]
  const dataReferensi = (rows ?? []).map(([kode_referensi, uraian_referensi]) => ({
    kode_referensi,
    uraian_referensi,
    keterangan_referensi: 'PB-UMKU',
  }))
  const hasil = rows ? 200 : 400
  const keterangan = rows ? 'Sukses' : 'parameter tidak ditemukan'
  return { http: hasil, isi: { respongetDataReferensi: { kode: hasil, keterangan, dataReferensi } } }
}
