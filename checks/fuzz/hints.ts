import type { Fields, Known } from './pool.ts'
import type { Random } from './random.ts'

const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)

/** Values that the portal asks for in words, because the schema cannot say them. */
const byName: Record<string, (random: Random) => unknown> = {
  jam: () => '09.00',
  no_telp: (random) => `0812${random.text(8, '0123456789')}`,
  id_tim_komtek: () => 1,
  tgl_billing: () => day(0),
  tgl_expire: () => day(7),
  laboratorium: () => 'Laboratorium Acak',
  jumlah: () => '10 kg',
}

export const hintFor = (name: string, random: Random): unknown => byName[name]?.(random)

/** Where the records of licence files come from, whatever the path of the operation. */
const licenceFiles = /^\/api\/(psat\/(sppb|pl)|psat\/pengajuan\/\{uuid\}|audit-document|sertifikat)\//
const ownFiles = '/api/psat/pengajuan'
const staffFiles = '/api/audit-document/uploadDocument'
/** The list of licence files that this role has. */
export const queueOf = (role: string | undefined) => (role === 'PELAKU_USAHA' ? ownFiles : staffFiles)

export const isAboutLicenceFile = (path: string) =>
  licenceFiles.test(path) || path === '/api/psat/penunjukan/calon'

/** Tells if a licence file of the queue can be what the operation is about. */
export function suitsLicence(path: string, known: Known): boolean {
  if ((known.path !== ownFiles && known.path !== staffFiles) || known.inside > 0) return false
  const track = path.match(/\/(sppb|pl)\//)?.[1]
  return track === undefined || trackOf(known.fields) === track
}

const trackOf = ({ nomor, auditType }: Fields) =>
  auditType === 'sppb_psat' || String(nomor).startsWith('SPPB') ? 'sppb' : 'pl'

/** The address that shows an account its licence files, usually those that wait for it. */
export function queueAddress(role: string | undefined, random: Random): string {
  const waiting = role === 'PELAKU_USAHA' ? 'keadaan=menunggu_saya' : 'giliran=true'
  return `${queueOf(role)}?limit=100${random.chance(0.7) ? `&${waiting}` : ''}`
}
