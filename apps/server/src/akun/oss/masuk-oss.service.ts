import type { skalaUsaha } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { AppError } from '@portal/domain/platform/errors'
import { insertNotifications } from '#akun/notifikasi/notifikasi.repository.ts'
import { findPermintaan, insertPermintaan } from '#akun/perusahaan/permintaan-gabung.repository.ts'
import { findPerusahaan, insertPerusahaan } from '#akun/perusahaan/perusahaan.repository.ts'
import type { OpenSession, Sessions } from '#akun/sesi/sesi.service.ts'
import { isUsed, markUsed } from '#akun/sesi/token-sekali.repository.ts'
import { issueTicket } from '#akun/sesi/totp/tiket.service.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import { publicUrl } from '#platform/config.ts'
import type { Trx } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { surelAkunOss } from './akun-oss.surel.ts'
import {
  changePerusahaan,
  freeUsername,
  insertAkun,
  listAkunHidup,
  lockNib,
  noteArrival,
  regionOf,
} from './masuk-oss.repository.ts'

export interface OrangOss {
  nomor_identitas: string
  nama: string
  email: string | null
  telp: string | null
  alamat: string | null
}

export interface PerusahaanOss {
  nib: string
  nama_perseroan: string
  npwp_perseroan: string | null
  jenis_perseroan: string | null
  alamat_perseroan: string | null
  email_perusahaan: string | null
  telp: string | null
  kode_pos: string | null
  tgl_terbit_nib: string | null
  skala_usaha: keyof typeof skalaUsaha | null
  penanggung_jawab: string | null
  jabatan_penanggung_jawab: string | null
  daerah: string | null
}

/** The portal remembers used links for 30 days, which is longer than the lifetime of an OSS token. */
const rememberedMs = 30 * 86_400_000

/**
 * If OSS names several responsible persons, the company chooses one here. Data from OSS must not overwrite that choice.
 */
const ownChoice = new Set(['penanggung_jawab', 'jabatan_penanggung_jawab'])

/** Creates or updates the company from OSS data. Null values from OSS do not overwrite stored values. */
async function companyOf(trx: Trx, { daerah, ...given }: PerusahaanOss, at: Date) {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  const known = await findPerusahaan(trx, { nib: given.nib })
  if (!known) {
    const id = await insertPerusahaan(trx, { ...given, ...filled, ...(await regionOf(trx, daerah)) })
    return { id, nama: given.nama_perseroan }
  }
  const row: Record<string, unknown> = known
  const changes = Object.entries(filled).filter(
    ([key, value]) => row[key] !== value && !(ownChoice.has(key) && row[key]),
  )
  if (changes.length > 0) await changePerusahaan(trx, known.id, Object.fromEntries(changes), at)
  return { id: known.id, nama: given.nama_perseroan }
}

/**
 * Signs in a person whom OSS has authenticated, for one of their companies. Only the identity number links a person to
 * an account. An equal NIB is not enough: the company's existing accounts must approve the person.
 */
export function createMasukOss({ db, clock, mail, config }: Platform, sessions: Sessions) {
  async function accountOf(trx: Trx, company: { id: number; nama: string }, orang: OrangOss, nib: string) {
    const accounts = await listAkunHidup(trx, company.id)
    const own = accounts.find(({ nomor_identitas }) => nomor_identitas === orang.nomor_identitas)
    if (own) {
      if (!own.aktif)
        throw new AppError('OSS_IZIN_DITOLAK', { message: 'Akun Anda di portal ini dinonaktifkan.' })
      return own
    }
    if (accounts.length > 0) {
      const asked = await findPermintaan(trx, company.id, orang.nomor_identitas)
      if (asked?.disetujui !== true) return { asked, owners: accounts.map(({ id }) => id) }
    }
    const made = await insertAkun(trx, {
      username: await freeUsername(trx, `oss-${nib}`),
      nama: orang.nama,
      role: 'PELAKU_USAHA',
      email: orang.email,
      no_telp: orang.telp,
      alamat: orang.alamat,
      nomor_identitas: orang.nomor_identitas,
      perusahaan_id: company.id,
    })
    const keterangan = `Akun Anda sudah dibuat dari OSS dengan nama pengguna ${made.username}. Lain kali masuk lagi dari izin Anda di OSS, atau buat kata sandi lewat “Lupa kata sandi” di halaman masuk.`
    await insertNotifications(trx, { penggunaIds: [made.id] }, { keterangan, tautan: '/psat/profil' })
    if (orang.email) {
      const surel = surelAkunOss({
        username: made.username,
        perusahaan: company.nama,
        url: `${publicUrl(config)}/lupa-sandi`,
      })
      await mail.send(trx, { nama: orang.nama, email: orang.email }, surel)
    }
    return made
  }

  /** Opens a session. An account with an authenticator gets a ticket for the code step instead. */
  async function enter(
    caller: Caller,
    orang: OrangOss,
    perusahaan: PerusahaanOss,
    tautan: string,
  ): Promise<OpenSession | { tiket: string }> {
    const outcome = await inTransaction(db, async (trx) => {
      const at = clock()
      await lockNib(trx, perusahaan.nib)
      const company = await companyOf(trx, perusahaan, at)
      const account = await accountOf(trx, company, orang, perusahaan.nib)
      if ('owners' in account) {
        // The portal sends one request to the owners. A refusal is final.
        if (!account.asked) {
          const { nomor_identitas, nama, email } = orang
          await insertPermintaan(trx, { perusahaan_id: company.id, nomor_identitas, nama, email })
          const keterangan = `${nama} datang dari OSS untuk ${company.nama} dan meminta bergabung. Setujui atau tolak di Profil.`
          await insertNotifications(
            trx,
            { penggunaIds: account.owners },
            { keterangan, tautan: '/psat/profil' },
          )
        }
        return { menunggu: account.asked?.disetujui !== false }
      }
      // Marking the link as used in the same transaction lets only one of several concurrent requests succeed. A
      // refusal rolls back, so the link stays valid.
      if (!(await markUsed(trx, { guna: 'oss', bukti: tautan }, new Date(at.getTime() + rememberedMs))))
        throw new AppError('OSS_TAUTAN_TERPAKAI')
      if (account.totp_aktif) return issueTicket(trx, account.id)
      await noteArrival(trx, account.id, at)
      await recordAudit(trx, caller, { record: `pengguna/${account.uuid}`, by: account })
      return sessions.open(trx, account.id, caller)
    })
    if (!('menunggu' in outcome)) return outcome
    throw new AppError('OSS_IZIN_DITOLAK', {
      message: outcome.menunggu
        ? `NIB ${perusahaan.nib} sudah punya akun di portal ini. Pemilik akun itu sudah diberi tahu; setelah ia setuju, masuklah lagi dari OSS.`
        : `Pemilik akun NIB ${perusahaan.nib} menolak permintaan Anda untuk bergabung. Hubungi dia bila ini keliru.`,
      extra: { menunggu: outcome.menunggu },
    })
  }

  return {
    enter,

    /** Refuses a used link before the page asks the person to confirm the sign-in. */
    async refuseUsed(tautan: string): Promise<void> {
      if (await isUsed(db, { guna: 'oss', bukti: tautan })) throw new AppError('OSS_TAUTAN_TERPAKAI')
    },

    async findOwn(nomorIdentitas: string, nib: string): Promise<{ uuid: string } | undefined> {
      const company = await findPerusahaan(db, { nib })
      const accounts = company ? await listAkunHidup(db, company.id) : []
      return accounts.find(({ nomor_identitas }) => nomor_identitas === nomorIdentitas)
    },
  }
}
export type MasukOss = ReturnType<typeof createMasukOss>
