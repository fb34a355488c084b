import { addDays } from '@portal/domain/platform/calendar/add-days'
import { writeIcs } from '@portal/domain/platform/calendar/ics'
import type { Query } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import type {
  HariKalender,
  KunjunganKalender,
  listHariKalender,
  listKalender,
} from '@portal/domain/psat/dasbor/kalender.contract'
import { describeStatus } from '@portal/domain/psat/lapang/kunjungan'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import { listCutiAntara } from '#akun/index.ts'
import { publicUrl } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { applicantsOf } from '#psat/alur/penangan.ts'
import { listLiburAntara } from '../master/hari.repository.ts'
import { listKunjunganAntara } from './kunjungan.repository.ts'
import { acaraKunjungan } from './undangan.ts'

type Asked = Query<typeof listKalender>

const mostVisits = 2000

async function rowsOf({ db }: Platform, actor: Pembaca, asked: Asked) {
  if (asked.sampai < asked.dari) throw fieldError('sampai', 'Isi tanggal yang sama dengan atau sesudah dari.')
  if (asked.sampai > addDays(asked.dari, 366)) throw fieldError('sampai', 'Pilih paling panjang setahun.')
  const rows = await listKunjunganAntara(db, actor, asked, mostVisits + 1)
  // The server refuses a truncated calendar, because it would show busy people as free.
  if (rows.length > mostVisits) {
    throw fieldError(
      'sampai',
      `Lebih dari ${formatNumber(mostVisits)} kunjungan. Persempit hari, wilayah, atau petugasnya.`,
    )
  }
  return rows
}

function presentVisit(row: Awaited<ReturnType<typeof rowsOf>>[number], today: string): KunjunganKalender {
  return {
    id: row.id,
    versi: row.versi,
    uuid: row.uuid,
    auditType: row.audit_type,
    alur: row.alur,
    nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
    nomorPermohonan: row.nomor_permohonan,
    nama_perusahaan: row.nama_perusahaan,
    status: row.status,
    keterangan: describeStatus(row, { pihak: 'petugas', sendiri: applicantsOf(row).length === 0, today }),
    tanggal_mulai: row.tanggal_mulai,
    tanggal_selesai: row.tanggal_selesai,
    jam: row.jam,
    tempat: row.tempat,
    petugas: row.orang,
    provinsi: row.provinsi,
    kota: row.kota,
  }
}

/** Returns the days on which no visit can be agreed on: holidays, and the leaves of auditors. */
export async function readHariKalender(
  { db }: Platform,
  { dari, sampai }: Query<typeof listHariKalender>,
): Promise<HariKalender> {
  const libur = await listLiburAntara(db, dari, sampai)
  return { libur, cuti: await listCutiAntara(db, ['AUDITOR', 'LEAD_AUDITOR'], { dari, sampai }) }
}

export async function readKalender(
  platform: Platform,
  actor: Pembaca,
  asked: Asked,
): Promise<KunjunganKalender[]> {
  const today = dayInJakarta(platform.clock())
  return (await rowsOf(platform, actor, asked)).map((row) => presentVisit(row, today))
}

export async function writeKalenderIcs(platform: Platform, actor: Pembaca, asked: Asked): Promise<string> {
  const base = publicUrl(platform.config)
  const today = dayInJakarta(platform.clock())
  const rows = await rowsOf(platform, actor, asked)
  const events = rows.map((row) => {
    const visit = presentVisit(row, today)
    return acaraKunjungan(platform.config, row, {
      perusahaan: visit.nama_perusahaan,
      uraian: [
        `${visit.nomorPermohonan} · ${visit.nama}`,
        visit.keterangan,
        `Petugas: ${visit.petugas.map(({ nama }) => nama).join(', ')}`,
      ].join('\n'),
      url: `${base}/psat/admin/perizinan/${visit.auditType}/${visit.uuid}`,
    })
  })
  return writeIcs({ name: 'Kalender audit PSAT', events }, platform.clock())
}
