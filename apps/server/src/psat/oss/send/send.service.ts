import { randomUUID } from 'node:crypto'
import { notify } from '#akun/index.ts'
import { publicUrl } from '#platform/config.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { type HasilOss, isian } from '../klien/hasil.ts'
import type { KlienOss } from '../klien/klien.ts'
import { filesOfPesan, isiPesan } from './isi-pesan.ts'
import { bacaanCukup, isTooOld, jedaBaca, jedaUlang } from './jeda.ts'
import {
  findIzinPesan,
  findSebelum,
  holdFile,
  linkOf,
  noteIzin,
  noteTanya,
  type PesanDiambil,
  setSaklar,
  settlePesan,
  takePesan,
} from './send.repository.ts'

export interface OpsiKirim {
  /** Factor for all pauses, so that tests do not wait for hours. */
  skala?: number
  sewaMs?: number
  acak?: () => number
  onNomor?: (pengajuanId: number, nomor: string) => Promise<void>
}

type Izin = NonNullable<Awaited<ReturnType<typeof findIzinPesan>>>

interface Kerja {
  pesan: PesanDiambil
  izin: Izin
  sewa: string
}

/** Tries of a message with a file that OSS refuses, before a person must look at it. */
const cobaBerkas = 4
const terbit = new Set(['50', '51', '58'])
/** Statuses that OSS or its staff set without the portal. */
const putusanOss: Record<string, string> = {
  '57': 'OSS menyetujuinya sendiri karena batas waktu lewat (57, fiktif positif)',
  '50': 'izinnya sudah terbit di OSS',
  '51': 'izinnya sudah terbit di OSS',
  '58': 'izinnya sudah terbit di OSS',
  '90': 'permohonannya sudah ditolak di OSS',
  '93': 'persyaratannya sudah ditolak di OSS',
}

const prepared = (pesan: PesanDiambil) => ({ ...pesan, muatan: pesan.muatan as Record<string, unknown> })

/** Sends the messages of the outbox: each event once, and in order within a file. */
export function createPengiriman(platform: Platform, klien: KlienOss, opsi: OpsiKirim = {}) {
  const { db, clock, config } = platform
  const { skala = 1, sewaMs = 4 * config.OSS_TIMEOUT_SECONDS * 1000, acak = Math.random } = opsi
  const later = (ms: number) => new Date(clock().getTime() + ms * skala)

  async function diterima(
    { pesan, izin, sewa }: Kerja,
    sumber: 'jawaban' | 'baca_ulang',
    nomor: string | null,
  ) {
    if (nomor && izin.nomor_oss && nomor !== izin.nomor_oss) {
      const galat = `OSS memberi nomor lain: ${nomor}, sebelumnya ${izin.nomor_oss}.`
      await settlePesan(db, { id: pesan.id, sewa }, { status: 'gagal', galat })
      return
    }
    const done = await inTransaction(db, async (trx) => {
      const at = clock()
      const change = { status: 'terkirim', sumber, terkirim: at, galat: null } as const
      if (!(await settlePesan(trx, { id: pesan.id, sewa }, change))) return false
      const read = { kd_status_oss: pesan.kd_status, dibaca: at }
      await noteIzin(trx, izin.id, nomor ? { ...read, nomor_oss: nomor } : read)
      return true
    })
    if (!done || !nomor || izin.nomor_oss) return
    await opsi.onNomor?.(pesan.pengajuan_id, nomor).catch(async (error: unknown) => {
      platform.log.error({ err: error, pengajuan: pesan.pengajuan_id }, 'reprint with the OSS number failed')
      const keterangan = `Nomor OSS ${nomor} sudah datang, tetapi sertifikat ${izin.nomor_permohonan} belum dapat dicetak ulang. Portal mencobanya lagi setiap 10 menit. Jika mendesak, terbitkan ulang di halaman berkasnya.`
      await inTransaction(db, (trx) => tellStaff(trx, keterangan))
    })
  }

  async function nanti(
    { pesan, sewa }: Kerja,
    sebab: string,
    ms: number,
    status: 'menunggu' | 'tidak_pasti',
  ) {
    const over = isTooOld(pesan.dibuat, clock())
    await settlePesan(
      db,
      { id: pesan.id, sewa },
      over
        ? { status: 'gagal', galat: `Tujuh hari dicoba tanpa hasil: ${sebab}`, jawab: sebab }
        : { status, galat: sebab, jawab: sebab, berikut: later(ms) },
    )
  }

  /**
   * Stops all sending after OSS has refused the key, because it would refuse every further message. A person must
   * restart it.
   */
  async function kunciDitolak({ pesan, sewa }: Kerja, keterangan: string) {
    await inTransaction(db, async (trx) => {
      const sebab = `Kunci portal ditolak OSS: ${keterangan}`
      await settlePesan(trx, { id: pesan.id, sewa }, { status: 'menunggu', galat: sebab, jawab: keterangan })
      await setSaklar(trx, { ditahan: true, sebab, sejak: clock() })
      await tellStaff(trx, `Pengiriman ke OSS berhenti. ${sebab}.`)
    })
  }

  function tellStaff(
    trx: Parameters<typeof notify>[0],
    keterangan: string,
    tautan: `/${string}` = '/admin/oss',
  ) {
    return notify(trx, { roles: ['KOORDINATOR_SEKRETARIAT', 'SUPERADMIN'] }, { keterangan, tautan })
  }

  async function diputusOss({ pesan, izin, sewa }: Kerja, kd_status: string) {
    const putusan = putusanOss[kd_status] ?? `OSS menunjukkan ${kd_status}`
    await inTransaction(db, async (trx) => {
      await settlePesan(trx, { id: pesan.id, sewa }, { status: 'ditahan', galat: `Ditahan: ${putusan}.` })
      await holdFile(trx, pesan.pengajuan_id, `Ditahan: ${putusan}.`)
      await noteIzin(trx, izin.id, { kd_status_oss: kd_status, dibaca: clock() })
      await tellStaff(
        trx,
        `Berkas ${izin.nomor_permohonan}: ${putusan}. Pesan berikutnya ditahan sampai diputuskan.`,
      )
    })
  }

  async function readNomor({ izin }: Kerja): Promise<string | null> {
    const hasil = await klien.call('inqueryLicense', { INQUERYLICENSE: { id_izin: izin.id_izin } })
    if (hasil.jenis !== 'sukses') return null
    const data = hasil.isi.data as { data_checklist?: Record<string, unknown>[] } | null
    const item = data?.data_checklist?.find(({ id_izin }) => id_izin === izin.id_izin)
    return isian(item?.no_izin)
  }

  /**
   * Asks OSS for the current status. Returns true if OSS has not taken the message, so that the sender may repeat it.
   */
  async function readAgain(kerja: Kerja): Promise<boolean> {
    const { pesan, izin, sewa } = kerja
    const hasil = await klien.call('checkLicenseStatus', { CHECKLICENSESTATUS: { id_izin: izin.id_izin } })
    if (hasil.jenis === 'kunci') {
      await kunciDitolak(kerja, hasil.keterangan)
      return false
    }
    if (hasil.jenis !== 'sukses' && hasil.jenis !== 'tolak') {
      await nanti(kerja, hasil.sebab, jedaUlang(pesan.percobaan, acak()), 'tidak_pasti')
      return false
    }
    const data =
      hasil.jenis === 'sukses' ? (hasil.isi.dataIZIN as Record<string, unknown> | undefined) : undefined
    const shown = isian(data?.kd_status)
    const before = await findSebelum(db, pesan.pengajuan_id, pesan.urutan)
    const correction = before?.kd_status === pesan.kd_status || pesan.metode === 'updateLicense'
    const same =
      shown === pesan.kd_status || (pesan.kd_status === '50' && shown !== null && terbit.has(shown))
    if (same && !correction) {
      const licence = pesan.metode === 'receiveLicense'
      const nomor = licence ? await readNomor(kerja) : null
      // The sender repeats the request if the number is missing. OSS answers with the same number.
      if (licence && !nomor && !izin.nomor_oss) return true
      await diterima(kerja, 'baca_ulang', nomor)
      return false
    }
    if (shown !== null && putusanOss[shown] && shown !== before?.kd_status && !correction) {
      await diputusOss(kerja, shown)
      return false
    }
    const bacaan = pesan.bacaan + 1
    if (bacaan >= bacaanCukup || correction) return true
    const ok = { status: 'tidak_pasti', bacaan, berikut: later(jedaBaca(bacaan)) } as const
    await settlePesan(db, { id: pesan.id, sewa }, ok)
    return false
  }

  async function linksOf(berkas: readonly string[]): Promise<Map<string, string>> {
    const links = new Map<string, string>()
    for (const kunci of berkas)
      links.set(kunci, `${publicUrl(config)}/api/oss/berkas/${await linkOf(db, kunci)}`)
    return links
  }

  function compose({ pesan, izin }: Kerja, links: ReadonlyMap<string, string>): unknown {
    try {
      return isiPesan(prepared(pesan), {
        kdInstansi: config.OSS_KD_INSTANSI,
        kdDaerah: izin.kd_daerah,
        kewenangan: izin.kewenangan,
        tautan: (kunci) => links.get(kunci) ?? '',
      })
    } catch (error) {
      platform.log.error({ err: error, pesan: pesan.id }, 'OSS message could not be composed')
      return undefined
    }
  }

  async function sendOne(kerja: Kerja) {
    const { pesan, sewa } = kerja
    const berkas = filesOfPesan(prepared(pesan))
    const tanya = compose(kerja, await linksOf(berkas))
    // A message that cannot be built would block the queue, because it would come first on every run.
    if (tanya === undefined) {
      const galat = 'Pesan ini tidak dapat disusun; periksa data izinnya.'
      await settlePesan(db, { id: pesan.id, sewa }, { status: 'gagal', galat })
      return
    }
    if (!(await noteTanya(db, { id: pesan.id, sewa }, tanya, clock()))) return
    const hasil = await klien.call(pesan.metode, tanya)
    const percobaan = pesan.percobaan + 1
    const lampau = { ...kerja, pesan: { ...pesan, percobaan } }
    // OSS also refuses a message if it could not fetch the file. The portal cannot know whether the file arrived there.
    if (hasil.jenis === 'tolak' && berkas.length > 0 && percobaan < cobaBerkas)
      return nanti(
        lampau,
        `OSS menolak, mungkin karena tidak dapat mengambil berkasnya: ${hasil.keterangan}`,
        jedaUlang(percobaan, acak()),
        'menunggu',
      )
    await tindakLanjut(lampau, hasil, { id: pesan.id, sewa })
  }

  async function tindakLanjut(kerja: Kerja, hasil: HasilOss, kunci: { id: number; sewa: string }) {
    const { percobaan } = kerja.pesan
    switch (hasil.jenis) {
      case 'sukses':
        return diterima(kerja, 'jawaban', isian(hasil.isi.nomor_izin))
      case 'tolak': {
        const galat = `OSS menolak (${hasil.kode}): ${hasil.keterangan}`
        await settlePesan(db, kunci, { status: 'gagal', galat, jawab: hasil.keterangan })
        return
      }
      case 'kunci':
        return kunciDitolak(kerja, `${hasil.kode} ${hasil.keterangan}`)
      case 'ulang':
        return nanti(kerja, hasil.sebab, hasil.setelahMs ?? jedaUlang(percobaan, acak()), 'menunggu')
      case 'tak_pasti':
        await settlePesan(db, kunci, {
          status: 'tidak_pasti',
          bacaan: 0,
          galat: hasil.sebab,
          jawab: hasil.sebab,
          berikut: later(jedaBaca(0)),
        })
    }
  }

  return {
    /** Sends one message if one is due. Returns false if none is due. */
    async satu(): Promise<boolean> {
      const now = clock()
      const sewa = randomUUID()
      const pesan = await takePesan(db, { now, sewa, sampai: new Date(now.getTime() + sewaMs) })
      if (!pesan) return false
      const izin = await findIzinPesan(db, pesan.pengajuan_id)
      if (!izin) {
        await settlePesan(
          db,
          { id: pesan.id, sewa },
          { status: 'dibatalkan', galat: 'Berkas tanpa izin OSS.' },
        )
        return true
      }
      const kerja = { pesan, izin, sewa }
      if (pesan.sebelum === 'menunggu' || (await readAgain(kerja))) await sendOne(kerja)
      return true
    },

    /** Sends all due messages, `sisi` at a time, but never two of the same file at once. */
    async drain(sisi = 4): Promise<void> {
      const work = async () => {
        while (!platform.stopping && klien.pemutus.remaining(Date.now()) === 0 && (await this.satu()));
      }
      await Promise.all(Array.from({ length: sisi }, work))
    },
  }
}
