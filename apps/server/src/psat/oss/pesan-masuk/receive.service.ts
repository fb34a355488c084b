import { createHash } from 'node:crypto'
import { kodeIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { inTransaction } from '#platform/database/transaction.ts'
import { jsonFault } from '#platform/http/json-shape.ts'
import { unreadablePath } from '#platform/http/readable.ts'
import type { Platform } from '#platform/platform.ts'
import { keyFor, seal } from '#platform/secrets/sealing.ts'
import { saveFileDs } from '../file-ds/file-ds.repository.ts'
import { type IsiOss, isian } from '../klien/hasil.ts'
import {
  type DataNib,
  izinDari,
  memberOf,
  readDataNib,
  tanggalGanjil,
  trimKeys,
  withoutForbidden,
} from './data-nib.ts'
import { findIzin, lockNib, noteMasuk, sweepMasuk } from './pesan-masuk.repository.ts'
import { keepIzin } from './save-izin.service.ts'
import { tokenCocok } from './token-masuk.ts'

/** Answer in the guide's format: "1" for accepted, including repeats, "2" for refused. */
export interface JawabanMasuk {
  http: number
  status: '1' | '2'
  keterangan: string
}

export type MetodeMasuk = 'receiveNIB' | 'receiveFileDS'

export interface PesanMasuk {
  metode: MetodeMasuk
  badan: Buffer
  token: string | undefined
  ip: string | undefined
}

const milikKami = new Set(Object.values(kodeIzin).flatMap((jenis) => Object.values(jenis)))
export const isKodeKami = (kd_izin: string | null | undefined): boolean => !!kd_izin && milikKami.has(kd_izin)

const sidikOf = (badan: Buffer) => createHash('sha256').update(badan).digest('hex')

/** Limits of a message. A company may have thousands of projects, but the guide nests only a few levels. */
const messageLimits = { depth: 30, values: 1_000_000 }

/** Parses the body. Returns undefined for invalid JSON or JSON beyond the limits. */
function parse(badan: Buffer): unknown {
  const text = badan.toString('utf8').replace(/^\uFEFF/, '')
  if (jsonFault(text, messageLimits)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Refuses a message and records the refusal without the content, because the sender is not authenticated. */
export async function refuseMasuk(
  { db, clock }: Platform,
  { metode, badan, ip }: { metode: MetodeMasuk; badan: unknown; ip: string | undefined },
  http: number,
  keterangan: string,
): Promise<JawabanMasuk> {
  // Without a body, all refusals of one IP address share one row with a counter.
  const sidik = Buffer.isBuffer(badan) ? sidikOf(badan) : `${keterangan} ${ip ?? '-'}`
  await noteMasuk(db, {
    metode,
    sidik: `${http} ${sidik}`,
    hasil: 'ditolak',
    galat: keterangan,
    alamat_ip: ip ?? null,
    diterima: clock(),
  })
  return { http, status: '2', keterangan }
}

interface Terbaca {
  nib: string
  id_izin: string
  data: DataNib | undefined
  url: string | null
}

/** Reads a message. Returns the reason as text if the server must refuse it. */
function readPesan(metode: MetodeMasuk, root: IsiOss, nib: string): Terbaca | string {
  const odd = tanggalGanjil(root)
  if (odd) return `Tanggal ${odd} bukan tanggal yang ada`
  const id_izin = isian(root.id_izin)
  const data = metode === 'receiveNIB' ? readDataNib(root) : undefined
  const url = metode === 'receiveFileDS' ? isian(root.file_izin) : null
  if (!id_izin || !(data || url)) return 'Data wajib belum lengkap: nib 13 angka, id_izin, dan isinya'
  return { nib, id_izin, data, url }
}

/** Checks a message of OSS, stores it encrypted and applies it. A repeat changes nothing. */
export async function receiveMasuk(platform: Platform, pesan: PesanMasuk): Promise<JawabanMasuk> {
  const { metode, badan, token } = pesan
  const { config, clock } = platform
  const mentah = parse(badan)
  const akar = metode === 'receiveNIB' ? 'dataNIB' : 'receiveFileDS'
  const nib = isian(memberOf(memberOf(mentah, akar), 'nib'))
  if (!nib) return refuseMasuk(platform, pesan, 400, `Pesan tidak terbaca atau tanpa ${akar}.nib`)
  if (!tokenCocok(config, token, nib, clock())) return refuseMasuk(platform, pesan, 401, 'Token tidak cocok')
  const unreadable = unreadablePath(mentah)
  if (unreadable)
    return refuseMasuk(
      platform,
      pesan,
      400,
      `Ada karakter yang tidak dapat disimpan pada ${unreadable.join('.')}`,
    )
  const isi = trimKeys(mentah) as IsiOss
  const terbaca = readPesan(metode, isi[akar] as IsiOss, nib)
  if (typeof terbaca === 'string') return refuseMasuk(platform, pesan, 400, terbaca)
  const refused = await store(platform, pesan, terbaca, isi)
  if (refused) return refuseMasuk(platform, pesan, 400, refused)
  return { http: 200, status: '1', keterangan: metode === 'receiveNIB' ? 'Data diterima' : 'Berkas diterima' }
}

/**
 * Stores the message and its effects in one transaction. Returns the reason if the message contradicts a known licence.
 */
async function store(
  { config, db, clock }: Platform,
  { metode, badan, ip }: PesanMasuk,
  { nib, id_izin, data, url }: Terbaca,
  isi: IsiOss,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const at = clock()
    await lockNib(trx, nib)
    const owner = url ? (await findIzin(trx, id_izin))?.nib : undefined
    if (owner && owner !== nib) return `NIB ${nib} bukan perusahaan dari id_izin ${id_izin}`
    const izin = data && izinDari(data, id_izin)
    const known = izin !== undefined && isKodeKami(izin.kode_izin)
    const { kali } = await noteMasuk(trx, {
      metode,
      sidik: sidikOf(badan),
      id_izin,
      nib,
      hasil: url ? 'berkas' : known ? 'baru' : 'tidak_dikenal',
      galat: url || known ? null : 'Kode izin ini bukan layanan portal, atau izinnya tidak ada dalam pesan.',
      alamat_ip: ip ?? null,
      isi_segel: seal(keyFor(config.SESSION_SECRET, 'pesan-oss'), JSON.stringify(withoutForbidden(isi))),
      diterima: at,
    })
    if (kali > 1) return undefined
    if (known) await keepIzin(trx, izin, at)
    if (url) await saveFileDs(trx, { id_izin, url, nib }, at)
    return undefined
  })
}

const year = 365 * 86_400_000

/** Deletes messages after a year and visits when they expire. */
export function sweepOss({ db, clock }: Platform): Promise<void> {
  const now = clock()
  return sweepMasuk(db, new Date(now.getTime() - year), now)
}
