import { createHash } from 'node:crypto'
import type {
  PengaduanForm,
  readTiketCall,
  replyToTiketCall,
  TiketPengaduan,
} from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { jenisPengaduanLabels } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import type { Body } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { provinsiOfKota } from '@portal/domain/platform/wilayah/wilayah'
import { notify, type Recipients } from '#akun/index.ts'
import { holdersOf } from '#okkp/kantor/kantor.service.ts'
import { findCurrentByNumber } from '#okkp/registrasi/nomor.repository.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { addressPrint } from '#platform/secrets/address-print.ts'
import { write } from '#platform/write.ts'
import * as kiriman from './kiriman.repository.ts'
import { findPasar } from './pasar.repository.ts'
import { presentTiket } from './pengaduan.presenter.ts'
import * as repository from './pengaduan.repository.ts'

/** Reports allowed per address and day. A family or an office may share one address. */
export const mostPerDay = 20
const photoSeconds = 3600

export const pengaduanRecord = (id: number) => `pengaduan/${id}`
export const tautanPengaduan = (id: number) => `/okkp/admin/pengaduan/${id}` as const

const sidikOf = (nomor: string, kode: string) =>
  createHash('sha256').update(`${nomor} ${kode}`).digest('base64url')

/** Removes account and address from the audit trail, because a reporter may want to stay anonymous. */
const unknownCaller = (caller: Caller): Caller => ({
  ...caller,
  actor: undefined,
  ip: undefined,
  agent: undefined,
})

/** Returns the region that the reporter named, else the region of the named permit, else none. */
async function regionOf(db: Executor, form: PengaduanForm) {
  const izin = form.nomor_izin ? await findCurrentByNumber(db, form.nomor_izin) : undefined
  const registrasi_id = izin?.id ?? null
  if (form.kota_id !== null && form.provinsi_id !== provinsiOfKota(form.kota_id))
    throw fieldError('kota_id', 'Pilih kabupaten atau kota di provinsi itu.')
  if (form.provinsi_id !== null || !izin || !izin.provinsi_id)
    return { registrasi_id, provinsi_id: form.provinsi_id, kota_id: form.kota_id }
  return { registrasi_id, provinsi_id: izin.provinsi_id, kota_id: izin.kota_id }
}

/** Returns the market of the scanned poster, unless the reporter then chose another place. */
async function marketOf(db: Executor, { pasar_id }: PengaduanForm, kota_id: number | null) {
  const pasar = pasar_id === null ? undefined : await findPasar(db, pasar_id)
  return pasar && pasar.kota_id === kota_id ? pasar.id : null
}

export async function sendPengaduan(
  platform: Platform,
  caller: Caller,
  form: PengaduanForm,
): Promise<{ nomor: string }> {
  const { situs_web: trap, kode, foto, ...isian } = form
  const at = platform.clock()
  const today = dayInJakarta(at)
  if (isian.tanggal !== null && isian.tanggal > today)
    throw fieldError('tanggal', 'Tanggal tidak boleh setelah hari ini.')
  const sidik_alamat = addressPrint(platform, 'alamat-pengaduan', caller.ip)
  const unknown = unknownCaller(caller)
  return write(platform.db, unknown, async (trx) => {
    const nomor = await kiriman.nextNomor(trx, today.slice(0, 4))
    // A bot gets the same answer as a person and learns nothing. The server stores no report.
    if (trap) {
      await recordAudit(trx, unknown, { record: 'pengaduan/ditolak', after: { sebab: 'jebakan' } })
      return { nomor }
    }
    if (sidik_alamat && (await kiriman.countFromAddress(trx, sidik_alamat)) >= mostPerDay) {
      throw new AppError('TERLALU_SERING', {
        message: 'Laporan dari jaringan ini sudah banyak hari ini. Coba lagi besok.',
      })
    }
    const region = await regionOf(trx, form)
    const sidik_kode = sidikOf(nomor, kode)
    const id = await kiriman.insertPengaduan(trx, {
      ...isian,
      ...region,
      pasar_id: await marketOf(trx, form, region.kota_id),
      nomor,
      sidik_kode,
      sidik_alamat,
      at,
    })
    const claim = {
      record: pengaduanRecord(id),
      visibility: 'rekaman' as const,
      actor: undefined,
      field: 'foto',
    }
    await platform.files.claim(trx, foto, claim)
    await kiriman.insertFoto(trx, id, foto)
    await notify(trx, await holdersOf(trx, region), {
      keterangan: `${form.sakit ? 'Ada yang sakit. ' : ''}Laporan masyarakat baru ${nomor}: ${jenisPengaduanLabels[form.jenis].toLowerCase()}${form.tempat ? ` di ${form.tempat}` : ''}. Baca dan jawab pelapornya.`,
      tautan: tautanPengaduan(id),
    })
    // The audit trail omits the reporter and the text, because it is kept longer than the report and has other readers.
    await recordAudit(trx, unknown, { record: pengaduanRecord(id), after: { nomor, jenis: form.jenis } })
    return { nomor }
  })
}

/** The officer of the report. If the officer has left the office since, also the office. */
async function readersOf(trx: Trx, row: repository.RincianRow): Promise<Recipients> {
  if (row.petugas_id === null) return holdersOf(trx, row)
  const officers = await repository.listPetugas(trx, row)
  const alone = { penggunaIds: [row.petugas_id] }
  return officers.some(({ id }) => id === row.petugas_id)
    ? alone
    : { ...(await holdersOf(trx, row)), ...alone }
}

async function tiketOf(
  { files }: Platform,
  db: Executor,
  row: repository.RincianRow,
): Promise<TiketPengaduan> {
  const pesan = await repository.listPesan(db, row.id)
  return presentTiket(row, pesan, (key) => files.signedUrl(key, photoSeconds))
}

/** The answer is the same for a wrong code and an unknown number, so that nobody can probe for numbers. */
const unknownTiket = () =>
  new AppError('TIDAK_DITEMUKAN', {
    message:
      'Tidak ada laporan dengan nomor dan kode itu. Periksa keduanya; laporan yang habis masa simpannya sudah dihapus.',
  })

export async function readTiket(platform: Platform, { nomor, kode }: Body<typeof readTiketCall>) {
  const row = await repository.findByKode(platform.db, nomor, sidikOf(nomor, kode))
  if (!row) throw unknownTiket()
  return tiketOf(platform, platform.db, row)
}

export async function answerAsReporter(
  platform: Platform,
  caller: Caller,
  { nomor, kode, isi, foto }: Body<typeof replyToTiketCall>,
): Promise<TiketPengaduan> {
  const at = platform.clock()
  const unknown = unknownCaller(caller)
  return write(platform.db, unknown, async (trx) => {
    const sidik = sidikOf(nomor, kode)
    const row = await repository.lockByKode(trx, nomor, sidik)
    if (!row) throw unknownTiket()
    if (row.status === 'selesai') {
      throw new AppError('BUKAN_GILIRAN', {
        message: 'Laporan ini sudah ditutup. Bila ada hal baru, kirim laporan baru dan sebut nomor ini.',
      })
    }
    const { id } = row
    const pesan = {
      pengaduan_id: id,
      jenis: 'pelapor' as const,
      isi,
      kantor: null,
      penulis_id: null,
      created_at: at,
    }
    const pesanId = await repository.insertPesan(trx, pesan)
    const claim = {
      record: pengaduanRecord(id),
      visibility: 'rekaman' as const,
      actor: undefined,
      field: 'foto',
    }
    await platform.files.claim(trx, foto, claim)
    await kiriman.insertFoto(trx, id, foto, pesanId)
    // An answer reopens a report that waited for the reporter. A report that nobody has opened yet stays new.
    const handed = row.status === 'menunggu' ? { status: 'diproses' as const, giliran_sejak: at } : {}
    await repository.updatePengaduan(trx, id, { ...handed, updated_at: at, versi: row.versi + 1 })
    await notify(trx, await readersOf(trx, row), {
      keterangan: `Pelapor ${nomor} membalas. Baca dan jawab.`,
      tautan: tautanPengaduan(id),
    })
    await recordAudit(trx, unknown, { record: pengaduanRecord(id), after: { nomor } })
    const stored = await repository.findByKode(trx, nomor, sidik)
    if (!stored) throw notFound('Laporan')
    return tiketOf(platform, trx, stored)
  })
}
