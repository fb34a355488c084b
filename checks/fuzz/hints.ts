import { type JalurJenis, jalurJenis } from '../../packages/domain/src/psat/pengajuan/pengajuan.contract.ts'
import type { Operation } from './document.ts'
import type { Fields, Known, Pool } from './pool.ts'
import type { Random } from './random.ts'

const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)

/** Values that the portal asks for in words, because the schema cannot say them. */
const byName: Record<string, (random: Random) => unknown> = {
  jam: () => '09:00',
  no_telp: (random) => `0812${random.text(8, '0123456789')}`,
  id_tim_komtek: () => 1,
  tgl_billing: () => day(0),
  tgl_expire: () => day(7),
  laboratorium: () => 'Laboratorium Acak',
  jumlah: () => '10 kg',
  satuan: () => 'mg/kg',
  url_dokumen: () => 'https://contoh.id/tagihan',
  catatan: () => 'Catatan acak yang cukup panjang',
  alasan: () => 'Alasan acak yang cukup panjang',
}

export const hintFor = (name: string, random: Random): unknown => byName[name]?.(random)

/** Where the records of licence files come from, whatever the path of the operation. */
const licenceFiles = /^\/api\/(psat\/(sppb|pl)|psat\/pengajuan\/\{uuid\}|audit-document|sertifikat)\//
const ownFiles = '/api/psat/pengajuan'
const staffFiles = '/api/audit-document/uploadDocument'
export const licenceLists = [ownFiles, staffFiles]
export const isAboutLicenceFile = (path: string) =>
  licenceFiles.test(path) || path === '/api/psat/penunjukan/calon'

/** Tells if a licence file of the queue can be what the operation is about. */
export function suitsLicence({ path, name }: Operation, known: Known, pool: Pool): boolean {
  const [, track] = path.match(/\/(sppb|pl)\//) ?? []
  const [, kind] = path.match(/\/(permohonan|perpanjangan|penambahan|perubahan|pengalihan)\//) ?? []
  const jenis = jalurJenis[kind as JalurJenis]
  return (
    (track === undefined || trackOf(known.fields) === track) &&
    (kind === undefined || known.fields.jenisPengajuan === jenis) &&
    !pool.avoids(name, known)
  )
}

const trackOf = ({ nomor, auditType }: Fields) =>
  auditType === 'sppb_psat' || String(nomor).startsWith('SPPB') ? 'sppb' : 'pl'

interface Queue {
  template: string
  path: string
}

/** The list of the licence files of an account, usually those that wait for it. */
export function licenceQueue(role: string | undefined, random: Random): Queue {
  const template = role === 'PELAKU_USAHA' ? ownFiles : staffFiles
  const waiting = role === 'PELAKU_USAHA' ? 'keadaan=menunggu_saya' : 'giliran=true'
  return { template, path: `${template}?limit=30${random.chance(0.7) ? `&${waiting}` : ''}` }
}

/** Lists of other records that wait, with the filter that leaves out what is done. */
const queues: [RegExp, string, string][] = [
  [/^\/api\/okkp\/tindak_lanjut\/jawab/, '/api/okkp/tindak_lanjut/permintaan', 'keadaan=terbuka'],
  [/^\/api\/okkp\/tindak_lanjut\//, '/api/okkp/tindak_lanjut', 'giliran=saya&status=terbuka'],
  [/^\/api\/okkp\/pengaduan\//, '/api/okkp/pengaduan', 'status=diterima'],
]

/** The list that shows an account the records that an operation may be about. Undefined if no list is known. */
export function queueFor(path: string, role: string | undefined, random: Random): Queue | undefined {
  if (isAboutLicenceFile(path)) return licenceQueue(role, random)
  const [, template, filter] = queues.find(([about]) => about.test(path)) ?? []
  return template === undefined ? undefined : { template, path: `${template}?limit=10&${filter}` }
}
