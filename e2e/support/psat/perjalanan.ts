import { randomInt } from 'node:crypto'
import { dokumenDiminta } from '../../../packages/domain/src/psat/isian/dokumen.ts'
import type { JenisIzin, JenisPengajuan } from '../../../packages/domain/src/psat/jenis/jenis-pengajuan.ts'
import { jalurIzinOf, jalurJenisOf } from '../../../packages/domain/src/psat/pengajuan/pengajuan.contract.ts'
import { database } from '../database.ts'
import { type Klien, masuk } from '../klien.ts'
import { pdfWith } from '../pdf.ts'
import { isiDataUsaha } from './data-usaha.ts'
import { type Berkas, newPelaku, type Pelaku } from './pengajuan.ts'

const akun = {
  sekretariat: 'sekretariat',
  koordinator: 'koordinator',
  lead: 'lead_auditor',
  auditor: 'auditor',
  pvtpp: 'pvtpp',
} as const

export type Petugas = Record<keyof typeof akun, Klien> & { tutup: () => Promise<void> }

/** Everybody who takes part in a file, by the API. */
export async function semuaPetugas(baseURL: string | undefined): Promise<Petugas> {
  const masing = await Promise.all(
    Object.entries(akun).map(async ([peran, nama]) => [peran, await masuk(baseURL, nama)] as const),
  )
  const klien = Object.fromEntries(masing) as Record<keyof typeof akun, Klien>
  return { ...klien, tutup: async () => void (await Promise.all(masing.map(([, satu]) => satu.close()))) }
}

export interface BerkasJalan extends Berkas {
  auditType: JenisIzin
  isian: Isian
}

export interface Isian {
  unit_produksi: number[]
  ruang_lingkup: number[]
  info_produk: number[]
  dokumen: Record<string, string>
  izin_asal: { registrasi_id: number } | null
  perubahan: object
  pemilik_baru: object | null
}

/** A form with nothing missing, from what the company's library holds; its papers are of whoever sends it. */
export async function isianLengkap(
  { klien }: Pelaku,
  auditType: JenisIzin,
  jenis: JenisPengajuan,
  { asal = null, pengunggah = klien }: { asal?: number | null; pengunggah?: Klien } = {},
): Promise<Isian> {
  const { data } = await klien.get<{ data: Record<string, { id: number }[]> }>('/api/psat/data-usaha')
  const ids = (nama: string) => (data[nama] ?? []).map(({ id }) => id)
  const diminta = dokumenDiminta(auditType, jenis, { diLuarRegistri: false, jenisDokumen: [] })
  const dokumen = await Promise.all(
    diminta.map(async ({ kunci, label }) => [kunci, await pengunggah.upload(`${kunci}.pdf`, pdfWith(label))]),
  )
  return {
    unit_produksi: ids('unit_produksi'),
    ruang_lingkup: auditType === 'sppb_psat' ? ids('ruang_lingkup') : [],
    info_produk: auditType === 'izin_edar_pl' ? ids('produk') : [],
    izin_asal: asal === null ? null : { registrasi_id: asal },
    perubahan: { data_awal: 'Karung 5 kg', data_baru: 'Karung 10 kg', alasan_perubahan: 'Permintaan pasar' },
    pemilik_baru: null,
    dokumen: Object.fromEntries(dokumen),
  }
}

/** Sends a submission in by its operator. */
export async function ajukan(
  pelaku: Pelaku,
  auditType: JenisIzin,
  jenis: JenisPengajuan,
  isian: Isian,
  draf?: string,
): Promise<BerkasJalan> {
  const path = `/api/psat/${jalurIzinOf(auditType)}/${jalurJenisOf(jenis)}/create`
  const { data } = await pelaku.klien.post<{ data: Berkas }>(path, { ...isian, ...(draf ? { draf } : {}) })
  return { ...data, auditType, isian }
}

/** A company that has all its data, its new application, and everybody who will work on it. */
export async function mulaiBerkas(baseURL: string | undefined, auditType: JenisIzin) {
  const pelaku = await newPelaku(baseURL)
  await isiDataUsaha(pelaku)
  const petugas = await semuaPetugas(baseURL)
  const isian = await isianLengkap(pelaku, auditType, 'permohonan_baru')
  const berkas = await ajukan(pelaku, auditType, 'permohonan_baru', isian)
  const tutup = async () => void (await Promise.all([petugas.tutup(), pelaku.klien.close()]))
  return { pelaku, petugas, berkas, tutup }
}

export const layarBerkas = ({ auditType, uuid }: BerkasJalan) => `/psat/admin/perizinan/${auditType}/${uuid}`
export const layarKomtek = ({ auditType, uuid }: BerkasJalan) =>
  `/psat/admin/perizinan/${auditType}/audit?id=${uuid}`

/** What a step has to know of a file. */
type Melangkah = Pick<BerkasJalan, 'id_pengajuan' | 'uuid' | 'auditType'>

/** The number that calls name a file by, of one that was sent in on screen. */
export async function idOf({ uuid }: Pick<Berkas, 'uuid'>): Promise<number> {
  const { id } = await database()
    .selectFrom('psat.pengajuan')
    .select('id')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return id
}

/** One step of one person. */
export async function takeLangkah(klien: Klien, berkas: Melangkah, call: string, body: object) {
  const path = `/api/psat/${jalurIzinOf(berkas.auditType)}/${call}`
  await klien.post(path, { id_pengajuan: berkas.id_pengajuan, ...body })
}

/** Answers every open finding with the form as it stands. */
export async function jawabSemua(pelaku: Pelaku, berkas: BerkasJalan, jenis: JenisPengajuan): Promise<void> {
  const { data } = await pelaku.klien.get<{ data: { temuan: { id: number; status: string }[] } }>(
    `/api/psat/pengajuan/${berkas.uuid}`,
  )
  const terbuka = data.temuan.filter(({ status }) => status === 'terbuka')
  const jawaban = Object.fromEntries(terbuka.map(({ id }) => [id, { jawaban: 'Sudah diperbaiki.' }]))
  await pelaku.klien.put(`/api/psat/${jalurIzinOf(berkas.auditType)}/${jalurJenisOf(jenis)}/update`, {
    ...berkas.isian,
    id_pengajuan: berkas.id_pengajuan,
    jawaban,
  })
}

/** The whole checklist judged as in order, but for what is named. */
export async function isiCeklis(
  klien: Klien,
  { uuid }: Pick<Berkas, 'uuid'>,
  kecuali: readonly string[] = [],
) {
  const path = `/api/psat/pengajuan/${uuid}/ceklis`
  const { data } = await klien.get<{ data: { versi: number; isi: { butir: { kode: string }[] }[] } }>(path)
  const kode = data.isi.flatMap(({ butir }) => butir.map((satu) => satu.kode))
  const jawaban = Object.fromEntries(
    kode.filter((satu) => !kecuali.includes(satu)).map((satu) => [satu, { nilai: 'sesuai' }]),
  )
  await klien.put(path, { tanggal: '2026-11-12', jawaban, versi: data.versi })
}

type Capaian = 20 | 30 | 40 | 50 | 60 | 70

/** Takes a fresh submission to a stage by the API, each step by whoever it belongs to. Answers its number at 70. */
export async function bawaKe(petugas: Petugas, berkas: Melangkah, sampai: Capaian): Promise<string> {
  const { sekretariat, koordinator, lead, auditor, pvtpp } = petugas
  const sppb = berkas.auditType === 'sppb_psat'
  const clear = { proses: 'CLEAR' }
  const nomor = nomorBaru(berkas.auditType)
  const langkah: [Capaian, () => Promise<unknown>][] = [
    [
      20,
      async () => {
        await takeLangkah(sekretariat, berkas, 'audit/permohonan_baru', clear)
        await takeLangkah(koordinator, berkas, 'audit/penunjukkan_auditor', {
          tanggal_penugasan: '2026-11-10',
          surat_tugas: await koordinator.upload('tugas.pdf', pdfWith('Surat tugas')),
          lead_auditor: [lead.data.id],
          tim_auditor: [auditor.data.id],
        })
      },
    ],
    [sppb ? 30 : 40, () => takeLangkah(lead, berkas, 'audit/dokumen', clear)],
    [
      40,
      async () => {
        if (!sppb) return
        await isiCeklis(lead, berkas)
        await takeLangkah(lead, berkas, 'audit/lapang', clear)
      },
    ],
    [50, () => takeLangkah(pvtpp, berkas, 'audit/rekomendasi', { ...clear, id_tim_komtek: 1 })],
    [60, () => takeLangkah(sekretariat, berkas, 'audit/pembayaran_pnbp', clear)],
    [70, () => terbitkan(sekretariat, berkas, nomor)],
  ]
  for (const [tahap, jalan] of langkah) if (tahap <= sampai) await jalan()
  return nomor
}

export function nomorBaru(auditType: JenisIzin): string {
  const kode = auditType === 'sppb_psat' ? 'SPPB' : 'PL'
  return `${kode}/UJI/${randomInt(100_000_000, 999_999_999)}`
}

async function terbitkan(sekretariat: Klien, berkas: Melangkah, nomor: string): Promise<void> {
  const sppb = berkas.auditType === 'sppb_psat'
  await sekretariat.put(`/api/psat/${jalurIzinOf(berkas.auditType)}/nomor-sppb-psat/update`, {
    id_pengajuan: berkas.id_pengajuan,
    [sppb ? 'nomor_sppb_psat' : 'nomor_izin_edar']: nomor,
  })
  await sekretariat.post(
    `/api/sertifikat/${sppb ? 'sppb-psat' : 'psat-pl'}/${sekretariat.data.uuid}/${berkas.id_pengajuan}`,
    { level: 2, penandatangan: 'Dr. Ratna Widyastuti', jabatan_penandatangan: 'Kepala Pusat' },
  )
}

/** The entry of an issued file in the registry, as the central office reads it. */
export async function entriRegistri(pusat: Klien, petugas: Petugas, { uuid }: Berkas) {
  const { data } = await petugas.sekretariat.get<{ data: { registrasi_id: number } }>(
    `/api/psat/pengajuan/${uuid}/penerbitan`,
  )
  const detail = await pusat.get<{ data: { status: string; nib: string; digantikan_oleh: number | null } }>(
    `/api/okkp/registrations/detail?registrasi_id=${data.registrasi_id}`,
  )
  return { id: data.registrasi_id, ...detail.data }
}
