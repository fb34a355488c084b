import { masuk } from '../klien.ts'
import type { BerkasLayar } from './langkah-layar.ts'
import type { Pelaku } from './pengajuan.ts'
import { idOf, isianLengkap, isiCeklis, nomorBaru } from './perjalanan.ts'

const path = '/api/audit-document'
const accept = { status: 'accept' }
type BaseURL = string | undefined

/** A file of the secretariat's own, sent in without its form; `izinOss` is the licence it is for. */
export async function kirimBerkas(
  baseURL: BaseURL,
  pelaku: Pelaku,
  auditType: BerkasLayar['auditType'],
  izinOss?: number,
): Promise<BerkasLayar> {
  const sekretariat = await masuk(baseURL, 'sekretariat')
  const isian = await isianLengkap(pelaku, auditType, 'permohonan_baru', { pengunggah: sekretariat })
  const { data } = await sekretariat.post<{ data: { uuid: string } }>(`${path}/uploadDocument/add`, {
    ...isian,
    auditType,
    jenisPengajuan: 'permohonan_baru',
    perusahaan: pelaku.perusahaan.uuid,
    ...(izinOss ? { id_izin_oss: izinOss } : {}),
  })
  await sekretariat.close()
  return { auditType, uuid: data.uuid, perusahaan: pelaku.perusahaan.nama }
}

/** One step by whoever it belongs to. */
async function melangkah(baseURL: BaseURL, berkas: BerkasLayar, akun: string, name: string, body: object) {
  const klien = await masuk(baseURL, akun)
  const { auditType } = berkas
  await klien.post(`${path}/${name}`, { auditId: await idOf(berkas), auditType, ...body })
  await klien.close()
}

/** The two people whom a journey expects. */
export async function pilihkanAuditor(baseURL: BaseURL, berkas: BerkasLayar): Promise<void> {
  const [auditor, lead] = await Promise.all(['auditor', 'lead_auditor'].map((nama) => masuk(baseURL, nama)))
  await melangkah(baseURL, berkas, 'koordinator', 'uploadDocument/selectAuditor', {
    auditorUserId: auditor?.data.id,
    leadAuditorUserId: lead?.data.id,
  })
  await Promise.all([auditor?.close(), lead?.close()])
}

/** The lead accepts the papers and, where there is one, the field audit with its checklist. */
export async function terimaLead(baseURL: BaseURL, berkas: BerkasLayar): Promise<void> {
  await melangkah(baseURL, berkas, 'lead_auditor', 'reviewDocument/leadAuditor', accept)
  if (berkas.auditType !== 'sppb_psat') return
  const lead = await masuk(baseURL, 'lead_auditor')
  await isiCeklis(lead, berkas)
  await lead.close()
  await melangkah(baseURL, berkas, 'lead_auditor', 'auditLapang', accept)
}

export const setujuiSebagai = (baseURL: BaseURL, berkas: BerkasLayar, akun: string) =>
  melangkah(baseURL, berkas, akun, 'lampiranTeknis/approvedLamtek', accept)

/** Takes an izin edar that was just sent in to its signature, each step by whoever it belongs to. */
export async function bawaKeTandaTangan(baseURL: BaseURL, berkas: BerkasLayar): Promise<void> {
  await pilihkanAuditor(baseURL, berkas)
  await melangkah(baseURL, berkas, 'auditor', 'reviewDocument/auditor', accept)
  await terimaLead(baseURL, berkas)
  const lead = await masuk(baseURL, 'lead_auditor')
  const { data } = await lead.get<{ data: { anggota: { id: number }[] } }>(
    `${path}/auditLapang/sidangKomtek/anggota`,
  )
  await lead.close()
  await melangkah(baseURL, berkas, 'lead_auditor', 'auditLapang/sidangKomtek', {
    ...accept,
    tanggal: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
    tempat: 'Ruang rapat Bapanas',
    hadir: data.anggota.map(({ id }) => id),
  })
  await melangkah(baseURL, berkas, 'sekretariat', 'lampiranTeknis/create', {
    nomorIzin: nomorBaru(berkas.auditType),
    penandatangan: 'Dr. Sekar Arum',
    jabatan_penandatangan: 'Kepala Pusat Standardisasi',
  })
  await setujuiSebagai(baseURL, berkas, 'subkoordinator')
  await setujuiSebagai(baseURL, berkas, 'koordinator')
}
