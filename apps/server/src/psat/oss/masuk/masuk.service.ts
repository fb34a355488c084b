import { createHash } from 'node:crypto'
import { AppError } from '@portal/domain/platform/errors'
import type { MasukOss } from '#akun/index.ts'
import type { Caller } from '#platform/caller.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { digest, keyFor, randomToken, seal, unseal } from '#platform/secrets/sealing.ts'
import { findPemakaiIzin } from '../izin.repository.ts'
import { type IsiOss, isian } from '../klien/hasil.ts'
import { isiDenganToken } from '../klien/isi-jawaban.ts'
import type { KlienOss } from '../klien/klien.ts'
import { askPerusahaan, askStatus } from '../pesan-masuk/ask-oss.ts'
import { izinDari } from '../pesan-masuk/data-nib.ts'
import { findIzin, lockNib, noteMasuk } from '../pesan-masuk/pesan-masuk.repository.ts'
import { isKodeKami } from '../pesan-masuk/receive.service.ts'
import { keepIzin } from '../pesan-masuk/save-izin.service.ts'
import { endKunjungan, findKunjungan, insertKunjungan } from './kunjungan.repository.ts'

/** Time from the arrival of a browser until its visit ends. */
export const visitMinutes = 15

/** Identity of a visitor: the visit of a browser, or the token of a client without cookies. */
export interface Pendatang {
  kunjungan: string | undefined
  token: string | undefined
}

interface Kunjungan {
  token: string
  kd_izin: string | null
  id_izin: string | null
}

/** A link consists of token and licence, because OSS may use one token for several licences of a person. */
const tautanOf = ({ token, id_izin }: Kunjungan) => (id_izin ? `${token} ${id_izin}` : token)

/** Parses the token's time as seconds, milliseconds or ISO text, because the guide does not name the format. */
function waktuToken(value: unknown): string | null {
  const number = Number(value)
  const date =
    Number.isFinite(number) && number > 0
      ? new Date(number < 1e11 ? number * 1000 : number)
      : new Date(String(value))
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** Creates the sign-in of people whom OSS sends: `arrive` opens a visit, `signIn` and `cancel` end it. */
export function createKedatangan(platform: Platform, klien: KlienOss, masuk: MasukOss) {
  const { db, clock, config } = platform
  const key = keyFor(config.SESSION_SECRET, 'kunjungan-oss')

  /** Refuses the visitor and records the refusal for the staff who must explain it. */
  async function refuseVisit(
    message: string,
    id_izin: string | null,
    nib: string | null = null,
  ): Promise<never> {
    const sidik = createHash('sha256').update(`${message} ${id_izin} ${clock().toISOString()}`).digest('hex')
    await noteMasuk(db, {
      metode: 'masuk',
      sidik,
      id_izin,
      nib,
      hasil: 'ditolak',
      galat: message,
      diterima: clock(),
    })
    throw new AppError('OSS_IZIN_DITOLAK', { message })
  }

  async function tokenOf({ kunjungan, token }: Pendatang, kd_izin: string | undefined): Promise<Kunjungan> {
    if (token) return { token, kd_izin: kd_izin ?? null, id_izin: null }
    const visit = kunjungan ? await findKunjungan(db, digest(kunjungan), clock()) : undefined
    if (!visit) throw new AppError('OSS_TOKEN_HABIS')
    if (kd_izin && kd_izin !== visit.kd_izin)
      await refuseVisit('Token ini untuk izin lain. Buka portal dari izin yang benar di OSS.', visit.id_izin)
    return { token: unseal(key, visit.token_segel), kd_izin: visit.kd_izin, id_izin: visit.id_izin }
  }

  /**
   * Reads the licence from OSS. It must belong to a company of this person and have one of our kinds. The server does
   * not trust the address.
   */
  async function readIzin(id_izin: string, kd_izin: string | null, nibs: readonly string[]) {
    const status = await askStatus(klien, id_izin)
    if (!status) return refuseVisit(`Izin ${id_izin} tidak ada di OSS.`, id_izin)
    const nib = isian((status.dataIZIN as IsiOss | undefined)?.nib)
    if (!nib || !nibs.includes(nib))
      return refuseVisit('Izin ini bukan milik perusahaan dalam akun OSS Anda.', id_izin, nib)
    const data = await askPerusahaan(klien, nib, refuseVisit)
    const izin = izinDari(data, id_izin)
    if (!izin || !isKodeKami(izin.kode_izin)) {
      const code = izin?.kode_izin ?? kd_izin ?? '-'
      return refuseVisit(`Kode izin ${code} bukan layanan portal ini.`, id_izin, nib)
    }
    if (kd_izin && kd_izin !== izin.kode_izin)
      return refuseVisit('Token ini untuk izin lain. Buka portal dari izin yang benar di OSS.', id_izin, nib)
    return { data, izin }
  }

  async function identify(visit: Kunjungan) {
    const info = isiDenganToken(await klien.sso('userinfo-token', visit.token)).data as IsiOss | undefined
    const nomor_identitas = isian(info?.nomor_identitas)
    const nama = isian(info?.nama)
    if (!info || !nomor_identitas || !nama)
      return refuseVisit('Data akun OSS Anda tidak lengkap.', visit.id_izin)
    const nibs = (Array.isArray(info.data_nib) ? info.data_nib : []).map(String)
    const [first] = nibs
    const found = visit.id_izin ? await readIzin(visit.id_izin, visit.kd_izin, nibs) : undefined
    if (!found && !first) return refuseVisit('Akun OSS Anda belum punya NIB.', visit.id_izin)
    const data = found?.data ?? (await askPerusahaan(klien, first ?? '', refuseVisit))
    const { nib, nama_perseroan, npwp_perseroan, jenis_perseroan, alamat_perseroan, email_perusahaan } = data
    const { telp, kode_pos, tgl_terbit_nib, daerah, skala_usaha } = data
    const { penanggung_jawab, jabatan_penanggung_jawab } = data
    return {
      found,
      orang: {
        nomor_identitas,
        nama,
        email: isian(info.email),
        telp: isian(info.telp),
        alamat: isian(info.alamat),
      },
      perusahaan: {
        nib,
        nama_perseroan: nama_perseroan ?? nib,
        npwp_perseroan,
        jenis_perseroan,
        alamat_perseroan,
        email_perusahaan,
        telp,
        kode_pos,
        tgl_terbit_nib,
        daerah,
        skala_usaha,
        penanggung_jawab,
        jabatan_penanggung_jawab,
      },
    }
  }

  return {
    /** Stores the tokens encrypted and returns the name of the visit, so that no later address contains the tokens. */
    async arrive(given: { token: string; kd_izin: string; id_izin: string }): Promise<string> {
      const kunjungan = randomToken()
      const berakhir = new Date(clock().getTime() + visitMinutes * 60_000)
      const { token, kd_izin, id_izin } = given
      await insertKunjungan(db, {
        sidik: digest(kunjungan),
        token_segel: seal(key, token),
        kd_izin,
        id_izin,
        berakhir,
      })
      return kunjungan
    },

    async check(pendatang: Pendatang, asked: string | undefined) {
      const { token, kd_izin } = await tokenOf(pendatang, asked)
      if (kd_izin && !isKodeKami(kd_izin))
        await refuseVisit(`Kode izin ${kd_izin} bukan layanan portal ini.`, null)
      const isi = isiDenganToken(await klien.sso('validate-token', token))
      return { berlaku_sampai: waktuToken(isi.expired_aToken), kd_izin }
    },

    /** Returns the account that the visit would sign in, for the confirmation question. */
    async describeVisitor(pendatang: Pendatang, asked: string | undefined) {
      const visit = await tokenOf(pendatang, asked)
      await masuk.refuseUsed(tautanOf(visit))
      const { orang, perusahaan, found } = await identify(visit)
      const { nama_perseroan, nib } = perusahaan
      const own = await masuk.findOwn(orang.nomor_identitas, nib)
      const { id_izin, kode_izin, nama_izin } = found?.izin ?? {}
      return {
        nama: orang.nama,
        perusahaan: { nama_perseroan, nib },
        izin: id_izin && kode_izin ? { id_izin, kode_izin, nama_izin: nama_izin ?? null } : null,
        akun: own?.uuid ?? null,
      }
    },

    async cancel({ kunjungan }: Pendatang): Promise<void> {
      if (kunjungan) await endKunjungan(db, digest(kunjungan))
    },

    async signIn(caller: Caller, pendatang: Pendatang, asked: string | undefined) {
      const visit = await tokenOf(pendatang, asked)
      await masuk.refuseUsed(tautanOf(visit))
      const { orang, perusahaan, found } = await identify(visit)
      const { nib } = perusahaan
      const session = await masuk.enter(caller, orang, perusahaan, tautanOf(visit))
      if (found) {
        await inTransaction(db, async (trx) => {
          await lockNib(trx, nib)
          await keepIzin(trx, found.izin, clock())
        })
      }
      if (pendatang.kunjungan) await endKunjungan(db, digest(pendatang.kunjungan))
      const izin = found && (await findIzin(db, found.izin.id_izin))
      if (!izin) return { session, izin: null }
      const pemakai = await findPemakaiIzin(db, izin.id)
      const { id, id_izin, kode_izin } = izin
      const pengajuan = pemakai?.nib === nib ? pemakai.uuid : null
      return { session, izin: { id, id_izin, kode_izin, pengajuan } }
    },
  }
}
export type Kedatangan = ReturnType<typeof createKedatangan>
