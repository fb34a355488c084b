import { dayInJakarta } from '@portal/domain/platform/format'
import { nameIn } from '@portal/domain/platform/stored-name'
import {
  availableActions,
  blockedActions,
  othersActions,
} from '@portal/domain/platform/workflow/workflow-actions'
import { tahapBerikut } from '@portal/domain/psat/alur/berikutnya'
import { aksiPelaku } from '@portal/domain/psat/alur/pelaku/aksi'
import { tahapPelaku } from '@portal/domain/psat/alur/pelaku/tahap'
import { prosesOf } from '@portal/domain/psat/alur/proses-audit'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { tugasKunjunganOf, tugasTahapOf } from '@portal/domain/psat/alur/tugas'
import { isianDariSalinan, salinanKosong } from '@portal/domain/psat/isian/salinan'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { tenggatTampil } from '@portal/domain/psat/tenggat/tenggat-tampil'
import { listWakilOf } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import { inSnapshot } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { berkasTidakDitemukan, getReadable, getReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import { timOf, toAktor } from '#psat/alur/alur.ts'
import { readHari, readHolidays } from '#psat/alur/kalender.repository.ts'
import { handlersOf, jalurOf } from '#psat/alur/penangan.ts'
import type { KunciPengajuan } from '#psat/alur/pengajuan.repository.ts'
import { listRiwayat, mewakiliOf } from '#psat/alur/riwayat.repository.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'
import { findTarif } from '#psat/alur/tarif.repository.ts'
import { findTim } from '#psat/audit/tim.repository.ts'
import { listRingkasan } from '#psat/daftar/daftar.repository.ts'
import { presentRingkasan } from '#psat/daftar/ringkasan.presenter.ts'
import type { RingkasanRow } from '#psat/daftar/ringkasan.repository.ts'
import { kodeLacak } from '#psat/lacak/kode-lacak.ts'
import { readKunjungan } from '#psat/lapang/read-kunjungan.service.ts'
import { listPesanKeluar } from '#psat/oss/pesan-keluar.repository.ts'
import { listSesuai } from '#psat/temuan/penilaian.repository.ts'
import { presentTemuan } from '#psat/temuan/temuan.presenter.ts'
import { listTemuan } from '#psat/temuan/temuan.repository.ts'
import { presentBerikutnya } from './berikutnya.presenter.ts'
import {
  describePemegang,
  presentAksi,
  presentCatatan,
  presentJam,
  presentRiwayat,
  presentTim,
} from './berkas.presenter.ts'
import { findKaitan, findTimBernama } from './berkas.repository.ts'
import { presentTahapan } from './tahapan.presenter.ts'

export async function readBerkas(platform: Platform, actor: Actor, uuid: string): Promise<BerkasPengajuan> {
  const now = platform.clock()
  const read = await inSnapshot(platform.db, (trx) => readAll(trx, actor, uuid, now))
  const { row, kaitan, salinan, temuan, riwayat, outbox, tim, sesuai, hari, holidays } = read
  const jalur = jalurOf(row)
  const place = tahapOf(row)
  const file = { ...jalur.fakta(row), ...read.fakta, stage: row.tahap, ledger: row.entri }
  const saat = { actor, now, holidays }
  const berikut = tahapBerikut(jalur, { ...file, ...read.tarif }, toAktor(actor))
  const present = (name: string) => presentAksi(jalur, name, file, toAktor(actor))
  const days = (anggaran: string) => hari[anggaran]?.[row.audit_type] ?? 0
  const jam = presentJam(row, berikut, days, saat)
  // The applicant must not see findings that staff are still preparing.
  const shown = actor.role === 'PELAKU_USAHA' ? temuan.filter(({ status }) => status !== 'disiapkan') : temuan
  return {
    ...presentRingkasan(row, saat),
    perusahaan_uuid: kaitan.perusahaan_uuid,
    perusahaan_baru: kaitan.perusahaan_baru,
    alamat_perusahaan: row.alamat_perusahaan,
    versi: row.versi,
    putaran: row.putaran,
    aksi: availableActions(jalur.workflow, file, toAktor(actor)).map(present),
    tertunda: [
      ...blockedActions(jalur.workflow, file, toAktor(actor)).map(({ name, why }) => ({ name, sebab: why })),
      ...othersActions(jalur.workflow, file, toAktor(actor)).map(({ name, holders }) => ({
        name,
        sebab: [`Menunggu ${describePemegang(jalur, holders)} menyatakan selesai.`],
      })),
    ].map(({ name, sebab }) => ({ ...present(name), sebab })),
    tugas: presentTugas(row, now),
    dokumen_sesuai: sesuai,
    panel: place.panel ?? null,
    salinan,
    isian: isianDariSalinan(salinan, row.id_izin_oss),
    temuan: shown.map(presentTemuan),
    riwayat: presentRiwayat(jalur, riwayat, outbox),
    jam,
    tahapan: presentTahapan(row, riwayat),
    tim: presentTim(tim, read.cuti),
    kunjungan: read.kunjungan,
    berikutnya: presentBerikutnya(jalur, file, {
      actor: toAktor(actor),
      days,
      tim,
      berikut,
      anggaran: jam.anggaran,
    }),
    tambahan_waktu: row.tambahan_waktu,
    ...presentCatatan(row),
    tenggat_tampil: tenggatTampil({ tahap: place, ledger: row.entri, days }, now, holidays) ?? null,
    dari_pengajuan: kaitan.dari_pengajuan,
    jumlah_pesan: kaitan.jumlah_pesan,
    kode_lacak: actor.role === 'PELAKU_USAHA' ? kodeLacak(platform.config, row.uuid) : null,
    izin_oss:
      kaitan.izin_id === null || kaitan.id_izin === null
        ? null
        : { id: kaitan.izin_id, id_izin: kaitan.id_izin, nama_izin: kaitan.nama_izin },
  }
}

function presentTugas(row: RingkasanRow, now: Date): BerkasPengajuan['tugas'] {
  const kunjungan = tugasKunjunganOf(row, row.tugas, dayInJakarta(now))
  const tugas = kunjungan ?? tugasTahapOf(row)
  return tugas
    ? {
        judul: tugas.judul,
        arahan: tugas.arahan,
        kunjungan: kunjungan !== undefined,
        menunggu: kunjungan?.menunggu ?? false,
      }
    : null
}

function salinanOf({ nama_perusahaan: nama_perseroan, alamat_perusahaan, nib }: RingkasanRow) {
  return salinanKosong({ nama_perseroan, alamat_perseroan: alamat_perusahaan, nib })
}

/** Returns the tariff of the master as long as no step has fixed the tariff of the file. */
async function readTarif(trx: Trx, row: RingkasanRow, riwayat: readonly { aksi: string }[]) {
  const { actions } = jalurOf(row).workflow
  const fixed = riwayat.some(({ aksi }) => actions[aksi]?.effects.includes('tetapkan_tarif'))
  return { tarif: fixed ? row.tarif : await findTarif(trx, row.audit_type, row.jenis_pengajuan) }
}

/** Reads everything in one snapshot. The page shows a concurrent step with all its changes or not at all. */
async function readAll(trx: Trx, actor: Actor, uuid: string, now: Date) {
  const found = await getReadableBerkas(trx, actor, { uuid })
  const { id } = found
  const [row] = await listRingkasan(trx, [id])
  if (!row) throw berkasTidakDitemukan()
  const jalur = jalurOf(row)
  const riwayat = await listRiwayat(trx, id)
  return {
    row,
    tarif: await readTarif(trx, row, riwayat),
    fakta: await handlersOf(jalur).fakta(trx, id, now),
    salinan: (await findSalinan(trx, id))?.isi ?? salinanOf(row),
    kaitan: await findKaitan(trx, id),
    temuan: await listTemuan(trx, id),
    riwayat,
    outbox: await listPesanKeluar(trx, id),
    tim: await findTimBernama(trx, id),
    cuti: await listWakilOf(trx, timOf(found), dayInJakarta(now)),
    kunjungan: await readKunjungan(trx, actor, found, now),
    sesuai: await listSesuai(trx, id, row.tahap),
    hari: await readHari(trx, jalur.hari),
    holidays: await readHolidays(trx),
  }
}

/** Returns the history with the field names of the earlier system (`audit/history`), oldest first. */
export async function readAuditHistory(platform: Platform, actor: Actor, auditType: JenisIzin, key: string) {
  const row = await getReadable(platform.db, actor, keyOf(key))
  if (row.audit_type !== auditType) throw berkasTidakDitemukan()
  const [history, tim] = await Promise.all([listRiwayat(platform.db, row.id), findTim(platform.db, row.id)])
  return history.map((line) => {
    const aksi = nameIn(aksiPelaku, line.aksi)
    const dari = line.dari === null ? null : nameIn(tahapPelaku, line.dari)
    const ke = nameIn(tahapPelaku, line.ke)
    return {
      id_pengajuan: row.id,
      id_audit: line.id,
      code_status_proses: line.code,
      status_proses: tahapPelaku[ke].label,
      proses: prosesOf({ aksi, dari, ke }),
      aksi,
      keterangan: line.catatan,
      oleh: line.nama,
      mewakili: mewakiliOf(line)?.nama ?? null,
      role: line.peran,
      id_tim_audit: tim?.id ?? null,
      dokumen: line.lampiran.map(({ label, kunci }) => ({ label, kunci })),
      created: line.waktu.toISOString(),
      update: line.waktu.toISOString(),
    }
  })
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the key of a file. Calls of the earlier system use either the id or the uuid. */
export function keyOf(text: string): KunciPengajuan {
  if (/^\d{1,15}$/.test(text)) return { id: Number(text) }
  if (!uuidShape.test(text)) throw berkasTidakDitemukan()
  return { uuid: text }
}
