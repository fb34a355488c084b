import { createHash } from 'node:crypto'
import { kodeIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { keyFor, seal } from '#platform/secrets/sealing.ts'
import { saveBerkasDs } from '../berkas-ds/berkas-ds.repository.ts'
import { type IsiOss, isian } from '../klien/hasil.ts'
import { izinDari, readDataNib, trimKeys, withoutForbidden } from './data-nib.ts'
import { lockNib, noteMasuk, saveIzin, sweepMasuk } from './masuk.repository.ts'
import { tokenCocok } from './token-masuk.ts'

/** The guide's answer: "1" taken (also where it was taken before), "2" not. */
export interface JawabanMasuk {
  http: 200 | 400 | 401 | 413
  status: '1' | '2'
  keterangan: string
}

export interface PesanMasuk {
  metode: 'receiveNIB' | 'receiveFileDS'
  badan: Buffer
  token: string | undefined
  ip: string | undefined
}

/** Codes of licences that the portal serves. */
const milikKami = new Set(Object.values(kodeIzin).flatMap((jenis) => Object.values(jenis)))
export const isKodeKami = (kd_izin: string | null | undefined): boolean => !!kd_izin && milikKami.has(kd_izin)

const sidikOf = (badan: Buffer) => createHash('sha256').update(badan).digest('hex')

function parse(badan: Buffer): unknown {
  try {
    return trimKeys(JSON.parse(badan.toString('utf8').replace(/^\uFEFF/, '')))
  } catch {
    return undefined
  }
}

/** What is turned away is kept for inspection, without its content: nobody has vouched for it. */
export async function refuseMasuk(
  { db, clock }: Platform,
  { metode, badan, ip }: Omit<PesanMasuk, 'token'>,
  http: 400 | 401 | 413,
  keterangan: string,
): Promise<JawabanMasuk> {
  await noteMasuk(db, {
    metode,
    sidik: `${http} ${sidikOf(badan)}`,
    hasil: 'ditolak',
    galat: keterangan,
    alamat_ip: ip ?? null,
    diterima: clock(),
  })
  return { http, status: '2', keterangan }
}

const nibOf = (isi: unknown, akar: string): string | null =>
  isian(((isi as IsiOss | undefined)?.[akar] as IsiOss | undefined)?.nib)

/** A message of OSS: checked, kept sealed, and taken at once; the same one again changes nothing. */
export async function receiveMasuk(platform: Platform, pesan: PesanMasuk): Promise<JawabanMasuk> {
  const { metode, badan, token, ip } = pesan
  const { config, clock, db } = platform
  const isi = parse(badan)
  const akar = metode === 'receiveNIB' ? 'dataNIB' : 'receiveFileDS'
  const nib = nibOf(isi, akar)
  if (!nib) return refuseMasuk(platform, pesan, 400, `Pesan tidak terbaca atau tanpa ${akar}.nib`)
  if (!tokenCocok(config, token, nib, clock())) return refuseMasuk(platform, pesan, 401, 'Token tidak cocok')
  const root = (isi as IsiOss)[akar] as IsiOss
  const id_izin = isian(root.id_izin)
  const data = metode === 'receiveNIB' ? readDataNib(root) : undefined
  const url = metode === 'receiveFileDS' ? isian(root.file_izin) : null
  if (!id_izin || (metode === 'receiveNIB' && !data) || (metode === 'receiveFileDS' && !url))
    return refuseMasuk(platform, pesan, 400, 'Data wajib belum lengkap: nib 13 angka, id_izin, dan isinya')
  await inTransaction(db, async (trx) => {
    const at = clock()
    await lockNib(trx, nib)
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
    if (kali > 1) return
    if (known) await saveIzin(trx, izin, at)
    if (url) await saveBerkasDs(trx, id_izin, url, at)
  })
  return { http: 200, status: '1', keterangan: metode === 'receiveNIB' ? 'Data diterima' : 'Berkas diterima' }
}

const year = 365 * 86_400_000

/** Messages are kept for a year, arrivals for minutes. */
export function sweepOss({ db, clock }: Platform): Promise<void> {
  const now = clock()
  return sweepMasuk(db, new Date(now.getTime() - year), now)
}
