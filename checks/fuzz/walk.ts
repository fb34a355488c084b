import { conformingChecklist } from '../../apps/server/src/psat/officer-work.fixture.ts'
import { dokumenSalinan } from '../../packages/domain/src/psat/isian/bidang.ts'
import { jalurIzin, jalurJenis } from '../../packages/domain/src/psat/pengajuan/pengajuan.contract.ts'
import type { BerkasPengajuan } from '../../packages/domain/src/psat/pengajuan/pengajuan.schema.ts'
import { application, storedChange } from './apply.ts'
import type { Operation } from './document.ts'
import { licenceQueue } from './hints.ts'
import type { Fields } from './pool.ts'
import type { Random } from './random.ts'
import { day, type Read, type Step, type Walker } from './walker.ts'

const filesOfStaff = ['SUPERADMIN', 'AUDITOR', 'LEAD_AUDITOR', 'PVTPP']
/** Tells if a role works on licence files. */
export const isOfLicences = (role = '') =>
  role === 'PELAKU_USAHA' || /SEKRETARIAT/.test(role) || filesOfStaff.includes(role)

/** The path of what a page names as the call of a step. */
function pathOf({ alur, auditType, jenisPengajuan }: BerkasPengajuan, call: string): string {
  if (alur === 'berkas') {
    const named = /reject|submitOss/.test(call) ? '/{auditType}/{auditId}' : ''
    return `/api/audit-document/${call}${named}`
  }
  const track = Object.entries(jalurIzin).find(([, izin]) => izin === auditType)?.[0]
  if (call === '/api/sertifikat') return `${call}/${track === 'pl' ? 'psat-pl' : 'sppb-psat'}/{user}/{id}`
  const kind = Object.entries(jalurJenis).find(([, jenis]) => jenis === jenisPengajuan)?.[0] ?? ''
  return `/api/psat/${track}/${call.replace('{jenis}', kind)}`
}

const aboutFile = (name: string) => `/api/psat/pengajuan/{uuid}/${name}`

/** What the forms of all steps ask for. A request takes the fields of its operation. */
async function stepFields(
  { account, read }: Walker,
  file: BerkasPengajuan,
  operation: Operation,
): Promise<Fields> {
  const { id, uuid, auditType, versi, salinan, temuan } = file
  const asksFor = (names: RegExp) =>
    Object.keys(operation.body?.properties ?? {}).some((name) => names.test(name))
  const pdf = asksFor(/surat|bukti|sertifikat|dokumen/) ? await account.freshPdf() : undefined
  const candidates: { id: number; role: string }[] =
    (asksFor(/auditor/i) &&
      (await read(aboutFile('calon-auditor'), `/api/psat/pengajuan/${uuid}/calon-auditor`))) ||
    []
  const withRole = (role: string) => candidates.find((one) => one.role === role)?.id
  const members = asksFor(/hadir/) && (await read('/api/audit-document/auditLapang/sidangKomtek/anggota'))
  const open = temuan.filter(({ status }) => status === 'terbuka')
  return {
    ...file.isian,
    ...{ id, id_pengajuan: id, auditId: id, uuid, auditType, versi, sesuai: true, user: account.uuid },
    berkas: dokumenSalinan(salinan).map(({ kunci }) => kunci),
    jawaban: Object.fromEntries(open.map((one) => [one.id, { jawaban: 'Sudah diperbaiki.' }])),
    ...{ lead_auditor: [withRole('LEAD_AUDITOR')], tim_auditor: [withRole('AUDITOR')] },
    ...{ leadAuditorUserId: withRole('LEAD_AUDITOR'), auditorUserId: withRole('AUDITOR') },
    ...{ keterangan: 'Catatan acak', alasan: 'Alasan acak yang cukup panjang', rejectNote: 'Alasan acak' },
    ...{ tanggal: day(0), tanggal_penugasan: day(0), tanggal_mulai: day(7), tanggal_selesai: day(8) },
    ...{ jam: '09:00', petugas: file.kunjungan?.calon.map((one) => one.id) ?? [] },
    ...{ tempat: 'Ruang rapat', hadir: members ? members.anggota.map((one: { id: number }) => one.id) : [] },
    ...{ surat_tugas: pdf, bukti_pembayaran: pdf, sertifikat: pdf, dokumen_ditolak: pdf, level: 2 },
    ...{ id_tim_audit: file.tim?.id_tim_audit, id_tim_komtek: 1 },
    ...{ nomor_sppb_psat: `SPPB/ACAK/${id}`, nomor_izin_edar: `PL/ACAK/${id}`, nomorIzin: `BRK/ACAK/${id}` },
    ...{
      penandatangan: 'Dr. Acak',
      jabatan_penandatangan: 'Kepala',
      nip_penandatangan: '197001012000012001',
    },
    ...{ tanpa_nomor_oss: 'OSS belum menjawab', tanpaOss: 'OSS belum menjawab' },
    data_pnbp: {
      ...{ kd_akun: '425151', kd_penerimaan: 'A1', kd_billing: crypto.randomUUID().slice(0, 20) },
      ...{ nominal: 500_000, tgl_billing: day(0), tgl_expire: day(7) },
      url_dokumen: 'https://contoh.id/tagihan',
    },
  }
}

const ends = /reject|ditolak|penarikan/

/** Calls beside the steps that the page of this file offers. */
function otherCalls(file: BerkasPengajuan): string[] {
  const judges = file.tertunda.length > 0 || file.aksi.some(({ membawa_temuan }) => membawa_temuan)
  return [
    ...(judges ? [`PUT ${aboutFile('penilaian')}`, `PUT ${aboutFile('ceklis')}`] : []),
    ...(judges ? ['POST', 'PUT', 'DELETE'].map((method) => `${method} ${aboutFile('temuan')}`) : []),
    ...(judges ? [`POST ${aboutFile('temuan/tutup')}`, `POST ${aboutFile('temuan/minta-lagi')}`] : []),
    'GET /api/audit-document/auditHistory',
    'GET /api/psat/penunjukan/calon',
    ...(file.kode_lacak ? ['POST /api/psat/lacak'] : []),
    ...(file.akhir === 'terbit' ? [`POST ${aboutFile('terbit-ulang')}`] : []),
    `GET ${pathOf(file, '/api/sertifikat')}`,
    ...(file.kunjungan?.langkah ?? []).map(
      (name) => `POST ${aboutFile('kunjungan')}${name === 'usul' ? '' : `/${name}`}`,
    ),
  ]
}

/** Opens a licence file, usually one that waits for this account, and chooses a step that its page offers. */
async function fileStep(walker: Walker): Promise<Step | undefined> {
  const { account, random, named, read } = walker
  const queue = licenceQueue(account.role, random)
  const { uuid } = random.pick<{ uuid: string }>((await read(queue.template, queue.path)) ?? []) ?? {}
  const file: BerkasPengajuan | undefined =
    uuid && (await read('/api/psat/pengajuan/{uuid}', `/api/psat/pengajuan/${uuid}`))
  if (!file) return undefined
  // A refusal ends the file.
  const goingOn = file.aksi.filter(({ call }) => !ends.test(call) || random.chance(0.1))
  const others = otherCalls(file).flatMap((name) => named.get(name) ?? [])
  const isNew = ({ name }: Operation) => !walker.isReached(name)
  const action = random.pick(goingOn)
  if (!action || random.chance(0.35)) {
    const operation = random.pick(others.filter(isNew)) ?? random.pick(others)
    if (!operation) return undefined
    const fields = await stepFields(walker, file, operation)
    return { operation, fields: { ...fields, ...(await otherFields(walker, file, operation)) } }
  }
  const revises = action.call.startsWith('audit/') && file.process.startsWith('perbaikan')
  const path = pathOf(file, revises && random.chance(0.7) ? '{jenis}/update' : action.call)
  const operation = named.get(`POST ${path}`) ?? named.get(`PUT ${path}`)
  if (!operation) return undefined
  const fields = await stepFields(walker, file, operation)
  return { operation, fields: { ...fields, proses: action.proses, status: action.proses } }
}

/** What a call beside the steps asks for. */
async function otherFields(
  { random, read }: Walker,
  file: BerkasPengajuan,
  operation: Operation,
): Promise<Fields> {
  const { path } = operation
  if (path.endsWith('ceklis')) return checklistFields(read, file.uuid)
  if (path.includes('/temuan')) return findingFields(file, operation, random)
  if (path.endsWith('/penilaian')) return { berkas: random.pick(dokumenSalinan(file.salinan))?.kunci }
  if (path.endsWith('/calon')) return { berkas: file.uuid }
  return path.endsWith('/lacak') ? { nomor: file.nomorPermohonan, kode: file.kode_lacak } : {}
}

/** A new finding about a paper of the file, or one of its findings that the call can change. */
function findingFields(
  { salinan, temuan }: BerkasPengajuan,
  { method, path }: Operation,
  random: Random,
): Fields {
  const { kunci, bidang } = random.pick(dokumenSalinan(salinan)) ?? {}
  const text = { uraian: 'Uraian temuan acak', alasan: 'Alasan acak', tutup: true }
  const needed = path.endsWith('/temuan') ? 'disiapkan' : 'dijawab'
  const isNew = method === 'POST' && path.endsWith('/temuan')
  const known = isNew ? undefined : random.pick(temuan.filter(({ status }) => status === needed))
  return known ? { ...known, ...text } : { sasaran: 'dokumen', bidang, berkas: kunci, ...text }
}

async function checklistFields(read: Read, uuid: string): Promise<Fields> {
  const empty = await read(aboutFile('ceklis'), `/api/psat/pengajuan/${uuid}/ceklis`)
  return empty ? { ...conformingChecklist(empty, new Date()) } : {}
}

/** Takes a step that a person would take next. Undefined if this account has none. */
export async function nextStep(walker: Walker): Promise<Step | undefined> {
  const { account, random } = walker
  const isOperator = account.role === 'PELAKU_USAHA'
  if (isOperator && random.chance(0.2)) return storedChange(walker)
  return isOperator && random.chance(0.3) ? application(walker) : fileStep(walker)
}
