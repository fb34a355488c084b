import { type Klien, masuk } from './klien.ts'
import type { BerkasLayar } from './langkah-layar.ts'
import type { Pelaku } from './pengajuan.ts'
import { idOf, isianLengkap, nomorBaru } from './perjalanan.ts'

const path = '/api/audit-document'
const accept = { status: 'accept' }

/** A file of the secretariat's own, sent in without its form. */
export async function kirimBerkas(
  baseURL: string | undefined,
  pelaku: Pelaku,
  auditType: BerkasLayar['auditType'],
): Promise<BerkasLayar> {
  const sekretariat = await masuk(baseURL, 'sekretariat')
  const isian = await isianLengkap(pelaku, auditType, 'permohonan_baru', { pengunggah: sekretariat })
  const { data } = await sekretariat.post<{ data: { uuid: string } }>(`${path}/uploadDocument/add`, {
    ...isian,
    auditType,
    jenisPengajuan: 'permohonan_baru',
    perusahaan: pelaku.perusahaan.uuid,
  })
  await sekretariat.close()
  return { auditType, uuid: data.uuid, perusahaan: pelaku.perusahaan.nama }
}

/** Takes an izin edar that was just sent in to its signature, each step by whoever it belongs to. */
export async function bawaKeTandaTangan(baseURL: string | undefined, berkas: BerkasLayar): Promise<void> {
  const { auditType, uuid } = berkas
  const auditId = await idOf({ uuid })
  const sebagai = (nama: string) => masuk(baseURL, nama)
  const [sekretariat, koordinator, subkoordinator, auditor, lead] = await Promise.all([
    sebagai('sekretariat'),
    sebagai('koordinator'),
    sebagai('subkoordinator'),
    sebagai('auditor'),
    sebagai('lead_auditor'),
  ])
  const step = (klien: Klien, name: string, body: object) =>
    klien.post(`${path}/${name}`, { auditId, auditType, ...body })
  await step(koordinator, 'uploadDocument/selectAuditor', {
    auditorUserId: auditor.data.id,
    leadAuditorUserId: lead.data.id,
  })
  await step(auditor, 'reviewDocument/auditor', accept)
  await step(lead, 'reviewDocument/leadAuditor', accept)
  const { data } = await lead.get<{ data: { anggota: { id: number }[] } }>(
    `${path}/auditLapang/sidangKomtek/anggota`,
  )
  await step(lead, 'auditLapang/sidangKomtek', {
    ...accept,
    tanggal: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
    tempat: 'Ruang rapat Bapanas',
    hadir: data.anggota.map(({ id }) => id),
  })
  await step(sekretariat, 'lampiranTeknis/create', {
    nomorIzin: nomorBaru(auditType),
    penandatangan: 'Dr. Sekar Arum',
    jabatan_penandatangan: 'Kepala Pusat Standardisasi',
  })
  await step(subkoordinator, 'lampiranTeknis/approvedLamtek', accept)
  await step(koordinator, 'lampiranTeknis/approvedLamtek', accept)
  await Promise.all([sekretariat, koordinator, subkoordinator, auditor, lead].map((one) => one.close()))
}
