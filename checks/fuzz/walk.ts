import { conformingChecklist } from '../../apps/server/src/psat/officer-work.fixture.ts'
import { dokumenSalinan } from '../../packages/domain/src/psat/isian/bidang.ts'
import { dokumenDiminta } from '../../packages/domain/src/psat/isian/dokumen.ts'
import { jalurIzin, jalurJenis } from '../../packages/domain/src/psat/pengajuan/pengajuan.contract.ts'
import type { BerkasPengajuan } from '../../packages/domain/src/psat/pengajuan/pengajuan.schema.ts'
import type { Account } from './accounts.ts'
import type { Operation } from './document.ts'
import { queueAddress } from './hints.ts'
import type { Fields } from './pool.ts'
import type { Random } from './random.ts'

/** An operation with what its request should say, as the page of a licence file would fill it in. */
export interface Step {
  operation: Operation
  fields: Fields
}

const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)
const filesOfStaff = ['SUPERADMIN', 'AUDITOR', 'LEAD_AUDITOR', 'PVTPP']
const isOfLicences = (role = '') =>
  role === 'PELAKU_USAHA' || /SEKRETARIAT/.test(role) || filesOfStaff.includes(role)

// biome-ignore lint/suspicious/noExplicitAny: answers of many calls
async function read(account: Account, path: string): Promise<any> {
  const answer = await fetch(account.origin + path, { headers: await account.headers() })
  return answer.ok ? ((await answer.json()) as { data: unknown }).data : undefined
}

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

/** What the forms of all steps ask for. A request takes the fields of its operation. */
async function stepFields(account: Account, file: BerkasPengajuan): Promise<Fields> {
  const { id, uuid, auditType, versi, salinan, temuan } = file
  const pdf = await account.freshPdf()
  const candidates = ((await read(account, `/api/psat/pengajuan/${uuid}/calon-auditor`)) ?? []) as {
    id: number
    role: string
  }[]
  const withRole = (role: string) => candidates.find((one) => one.role === role)?.id
  const members = await read(account, '/api/audit-document/auditLapang/sidangKomtek/anggota')
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
    ...{ tempat: 'Ruang rapat', hadir: members?.anggota.map((one: { id: number }) => one.id) ?? [] },
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
    },
  }
}

const ends = /reject|ditolak|penarikan/
const aboutFile = (name: string) => `/api/psat/pengajuan/{uuid}/${name}`

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
async function fileStep(account: Account, random: Random, find: (name: string) => Operation | undefined) {
  const rows = await read(account, queueAddress(account.role, random))
  const { uuid } = random.pick<{ uuid: string }>(rows ?? []) ?? {}
  const file = uuid && ((await read(account, `/api/psat/pengajuan/${uuid}`)) as BerkasPengajuan | undefined)
  if (!file) return undefined
  const fields = await stepFields(account, file)
  // A refusal ends the file.
  const goingOn = file.aksi.filter(({ call }) => !ends.test(call) || random.chance(0.1))
  const action = random.pick(goingOn)
  if (!action || random.chance(0.25)) {
    const operation = find(random.pick(otherCalls(file)) ?? '')
    if (operation?.path.endsWith('ceklis')) Object.assign(fields, await checklistFields(account, file.uuid))
    if (operation?.path.includes('/temuan')) Object.assign(fields, findingFields(file, operation, random))
    if (operation?.path.endsWith('/calon')) fields.berkas = file.uuid
    if (operation?.path.endsWith('/lacak'))
      Object.assign(fields, { nomor: file.nomorPermohonan, kode: file.kode_lacak })
    return operation && { operation, fields }
  }
  const revises = action.call.startsWith('audit/') && file.process.startsWith('perbaikan')
  const path = pathOf(file, revises && random.chance(0.7) ? '{jenis}/update' : action.call)
  const operation = find(`POST ${path}`) ?? find(`PUT ${path}`)
  return operation && { operation, fields: { ...fields, proses: action.proses, status: action.proses } }
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

async function checklistFields(account: Account, uuid: string): Promise<Fields> {
  const empty = await read(account, `/api/psat/pengajuan/${uuid}/ceklis`)
  return empty ? { ...conformingChecklist(empty, new Date()) } : {}
}

/** Applies with what the company has stored, and with new papers. */
async function application(account: Account, random: Random, find: (name: string) => Operation | undefined) {
  const [track, izin] = random.pick(Object.entries(jalurIzin)) ?? []
  const [kind, jenis] = random.pick(Object.entries(jalurJenis)) ?? []
  const operation = find(`POST /api/psat/${track}/${kind}/create`)
  const stored = await read(account, '/api/psat/data-usaha')
  if (!operation || !izin || !jenis || !stored) return undefined
  const ids = (rows: { id: number }[] = []) => rows.slice(0, 2).map(({ id }) => id)
  const papers = dokumenDiminta(izin, jenis, {
    diLuarRegistri: jenis !== 'permohonan_baru',
    jenisDokumen: [],
  })
  const keys: [string, string | undefined][] = []
  for (const { kunci } of papers) keys.push([kunci, await account.freshPdf()])
  return {
    operation,
    fields: {
      unit_produksi: ids(stored.unit_produksi),
      ruang_lingkup: izin === 'sppb_psat' ? ids(stored.ruang_lingkup) : [],
      info_produk: izin === 'izin_edar_pl' ? ids(stored.produk) : [],
      dokumen: Object.fromEntries(keys),
      izin_asal:
        jenis === 'permohonan_baru'
          ? null
          : {
              ...{ registrasi_id: null, nomor: `LAMA/${random.integer(1, 9999)}`, level: 2 },
              ...{ ruang_lingkup: 'Bayam', berlaku_sampai: day(random.integer(30, 300)) },
            },
      perubahan: { data_awal: 'Lama', data_baru: 'Baru', alasan_perubahan: 'Alasan acak' },
    },
  }
}

/** Changes or deletes what the company has stored. */
async function storedChange(account: Account, random: Random, find: (name: string) => Operation | undefined) {
  const stored: Record<string, Fields[]> = (await read(account, '/api/psat/data-usaha')) ?? {}
  const [kind, rows] = random.pick(Object.entries(stored).filter(([, all]) => Array.isArray(all))) ?? []
  const fields = random.pick(rows ?? [])
  const name = random.chance(0.8) ? 'PUT' : 'DELETE'
  const operation = find(
    `${name} /api/psat/data-usaha/${kind?.replace('_', '-')}/${name === 'PUT' ? 'update' : 'delete'}`,
  )
  return operation && fields && { operation, fields }
}

/** Takes a step that a person would take next. Undefined if this account has none. */
export async function nextStep(
  account: Account,
  operations: readonly Operation[],
  random: Random,
): Promise<Step | undefined> {
  if (!isOfLicences(account.role)) return undefined
  const find = (name: string) => operations.find((one) => one.name === name)
  const isOperator = account.role === 'PELAKU_USAHA'
  if (isOperator && random.chance(0.1)) return storedChange(account, random, find)
  return isOperator && random.chance(0.3)
    ? application(account, random, find)
    : fileStep(account, random, find)
}
