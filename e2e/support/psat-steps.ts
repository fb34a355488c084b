import { randomInt } from 'node:crypto'
import { dokumenSalinan } from '../../packages/domain/src/psat/isian/bidang.ts'
import { dokumenDiminta } from '../../packages/domain/src/psat/isian/dokumen.ts'
import type { JenisIzin, JenisPengajuan } from '../../packages/domain/src/psat/jenis/jenis-pengajuan.ts'
import { jalurIzinOf, jalurJenisOf } from '../../packages/domain/src/psat/pengajuan/pengajuan.contract.ts'
import type { BerkasPengajuan } from '../../packages/domain/src/psat/pengajuan/pengajuan.schema.ts'
import { type Pelaku, pelakuSiap } from './psat-company.ts'
import { pdfWith } from './screen.ts'
import { database } from './server.ts'
import { clientOf, type Klien } from './session.ts'

/** Identifiers of a licence file in API calls and screens. */
export interface Berkas {
  id_pengajuan: number
  uuid: string
  auditType: JenisIzin
}

export interface Isian {
  unit_produksi: number[]
  ruang_lingkup: number[]
  info_produk: number[]
  dokumen: Record<string, string>
  izin_asal: null
  perubahan: object
  pemilik_baru: null
}

export interface BerkasTerkirim extends Berkas {
  nomorPermohonan: string
  isian: Isian
}

export const layarBerkas = ({ auditType, uuid }: Omit<Berkas, 'id_pengajuan'>) =>
  `/psat/admin/perizinan/${auditType}/${uuid}`

/**
 * Returns a complete form from the company's data. `pengunggah`, the account that sends the form, uploads the
 * documents.
 */
export async function isianLengkap(
  { klien }: Pick<Pelaku, 'klien'>,
  auditType: JenisIzin,
  jenis: JenisPengajuan,
  pengunggah = klien,
): Promise<Isian> {
  const { data } = await klien.get<{ data: Record<string, { id: number; file_bukti?: string | null }[]> }>(
    '/api/psat/data-usaha',
  )
  const ids = (nama: string) => (data[nama] ?? []).map(({ id }) => id)
  const diminta = dokumenDiminta(auditType, jenis, { diLuarRegistri: false, jenisDokumen: [] })
  const dokumen = await Promise.all(
    diminta.map(async ({ kunci, label }) => [
      kunci,
      await pengunggah.upload(`${kunci}.pdf`, pdfWith(label, `${label}, halaman kedua`)),
    ]),
  )
  return {
    // A unit that came from OSS still lacks its proof, so it cannot be sent.
    unit_produksi: (data.unit_produksi ?? []).flatMap(({ id, file_bukti }) => (file_bukti ? [id] : [])),
    ruang_lingkup: auditType === 'sppb_psat' ? ids('ruang_lingkup') : [],
    info_produk: auditType === 'izin_edar_pl' ? ids('produk') : [],
    izin_asal: null,
    perubahan: { data_awal: 'Karung 5 kg', data_baru: 'Karung 10 kg', alasan_perubahan: 'Permintaan pasar' },
    pemilik_baru: null,
    dokumen: Object.fromEntries(dokumen),
  }
}

export async function submitByApi(
  { klien }: Pick<Pelaku, 'klien'>,
  auditType: JenisIzin,
  jenis: JenisPengajuan,
  isian: Isian & { id_izin_oss?: number },
): Promise<BerkasTerkirim> {
  const path = `/api/psat/${jalurIzinOf(auditType)}/${jalurJenisOf(jenis)}/create`
  const { data } = await klien.post<{ data: BerkasTerkirim }>(path, isian)
  return { ...data, auditType, isian }
}

/** Sends a new application, which then waits for the secretariat. */
export const submitNew = async (pelaku: Pelaku, auditType: JenisIzin = 'sppb_psat') =>
  submitByApi(pelaku, auditType, 'permohonan_baru', await isianLengkap(pelaku, auditType, 'permohonan_baru'))

export async function semuaPetugas() {
  const [sekretariat, koordinator, lead, auditor, pvtpp] = await Promise.all([
    clientOf('sekretariat'),
    clientOf('koordinator'),
    clientOf('lead_auditor'),
    clientOf('auditor'),
    clientOf('pvtpp'),
  ])
  return { sekretariat, koordinator, lead, auditor, pvtpp }
}
export type Petugas = Awaited<ReturnType<typeof semuaPetugas>>

/** Creates a company with a new application, and signs in all staff who work on it. */
export async function startBerkas(auditType: JenisIzin) {
  const pelaku = await pelakuSiap()
  return { pelaku, petugas: await semuaPetugas(), berkas: await submitNew(pelaku, auditType) }
}

export async function idOf(uuid: string): Promise<number> {
  const query = database().selectFrom('psat.pengajuan').select('id').where('uuid', '=', uuid)
  return (await query.executeTakeFirstOrThrow()).id
}

/** Marks every document without an open finding as conforming, as whoever finishes such a stage must. */
async function checkDokumen(klien: Klien, { uuid }: Pick<Berkas, 'uuid'>): Promise<void> {
  const path = `/api/psat/pengajuan/${uuid}`
  const { salinan, temuan } = (await klien.get<{ data: BerkasPengajuan }>(path)).data
  const found = new Set(temuan.flatMap(({ bidang, status }) => (status === 'ditutup' ? [] : bidang)))
  const berkas = dokumenSalinan(salinan).flatMap(({ kunci, bidang }) => (found.has(bidang) ? [] : kunci))
  if (berkas.length > 0) await klien.put(`${path}/penilaian`, { berkas, sesuai: true })
}

export async function takeLangkah(klien: Klien, berkas: Berkas, call: string, body: object) {
  if ('proses' in body && body.proses === 'CLEAR' && /permohonan_baru|dokumen/.test(call))
    await checkDokumen(klien, berkas)
  const path = `/api/psat/${jalurIzinOf(berkas.auditType)}/${call}`
  await klien.post(path, { id_pengajuan: berkas.id_pengajuan, ...body })
}

/** Answers every open finding and leaves the form unchanged. */
export async function answerAll({ klien }: Pelaku, berkas: BerkasTerkirim): Promise<void> {
  const { data } = await klien.get<{ data: { temuan: { id: number; status: string }[] } }>(
    `/api/psat/pengajuan/${berkas.uuid}`,
  )
  const terbuka = data.temuan.filter(({ status }) => status === 'terbuka')
  await klien.put(`/api/psat/${jalurIzinOf(berkas.auditType)}/permohonan/update`, {
    ...berkas.isian,
    id_pengajuan: berkas.id_pengajuan,
    jawaban: Object.fromEntries(terbuka.map(({ id }) => [id, { jawaban: 'Sudah diperbaiki.' }])),
  })
}

/** Marks every checklist item as in order, except for `kecuali`. */
export async function fillCeklis(
  klien: Klien,
  { uuid }: Pick<Berkas, 'uuid'>,
  kecuali: readonly string[] = [],
) {
  const path = `/api/psat/pengajuan/${uuid}/ceklis`
  const { data } = await klien.get<{ data: { versi: number; isi: { butir: { kode: string }[] }[] } }>(path)
  const kode = data.isi.flatMap(({ butir }) => butir.map((satu) => satu.kode))
  const dinilai = kode.filter((satu) => !kecuali.includes(satu))
  const jawaban = Object.fromEntries(dinilai.map((satu) => [satu, { nilai: 'sesuai' }]))
  await klien.put(path, { tanggal: '2026-11-12', jawaban, versi: data.versi })
}

export function nomorBaru(auditType: JenisIzin): string {
  return `${auditType === 'sppb_psat' ? 'SPPB' : 'PL'}/UJI/${randomInt(100_000_000, 999_999_999)}`
}

export async function appointTim({ koordinator, lead, auditor }: Petugas, berkas: Berkas): Promise<void> {
  await takeLangkah(koordinator, berkas, 'audit/penunjukkan_auditor', {
    tanggal_penugasan: '2026-11-10',
    surat_tugas: await koordinator.upload('tugas.pdf', pdfWith('Surat tugas')),
    lead_auditor: [lead.data.id],
    tim_auditor: [auditor.data.id],
  })
}

/** Takes a new application to a stage. Each step uses the account whose turn it is. */
export async function bringTo(petugas: Petugas, berkas: Berkas, sampai: 20 | 30 | 40 | 50) {
  const { sekretariat, lead, pvtpp } = petugas
  const clear = { proses: 'CLEAR' }
  await takeLangkah(sekretariat, berkas, 'audit/permohonan_baru', clear)
  await appointTim(petugas, berkas)
  if (sampai >= 30) await takeLangkah(lead, berkas, 'audit/dokumen', clear)
  if (sampai >= 40 && berkas.auditType === 'sppb_psat') {
    await fillCeklis(lead, berkas)
    await takeLangkah(lead, berkas, 'audit/lapang', clear)
  }
  if (sampai >= 50) await takeLangkah(pvtpp, berkas, 'audit/rekomendasi', { ...clear, id_tim_komtek: 1 })
}

/** Takes one step of a file on the secretariat's track. */
export async function langkahBerkas(
  akun: string,
  berkas: Omit<Berkas, 'id_pengajuan'>,
  call: string,
  body: object,
) {
  const klien = await clientOf(akun)
  if ('status' in body && body.status === 'accept' && call.startsWith('reviewDocument/'))
    await checkDokumen(klien, berkas)
  const { auditType, uuid } = berkas
  await klien.post(`/api/audit-document/${call}`, { auditId: await idOf(uuid), auditType, ...body })
}

/** Chooses the demo's auditor and lead auditor for a file on the secretariat's track. */
export async function chooseAuditors(berkas: Omit<Berkas, 'id_pengajuan'>): Promise<void> {
  const [auditor, lead] = [await clientOf('auditor'), await clientOf('lead_auditor')]
  await langkahBerkas('koordinator', berkas, 'uploadDocument/selectAuditor', {
    auditorUserId: auditor.data.id,
    leadAuditorUserId: lead.data.id,
  })
}
