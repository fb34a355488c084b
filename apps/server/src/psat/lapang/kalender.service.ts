import { addDays } from '@portal/domain/platform/calendar/add-days'
import { type IcsEvent, writeIcs } from '@portal/domain/platform/calendar/ics'
import type { Query } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import type { KunjunganKalender, listKalender } from '@portal/domain/psat/dasbor/kalender.contract'
import { describeStatus } from '@portal/domain/psat/lapang/kunjungan'
import { namaBerkas } from '@portal/domain/psat/pengajuan/nama-berkas'
import { publicUrl } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import { listKunjunganAntara } from './kunjungan.repository.ts'

type Asked = Query<typeof listKalender>

const mostVisits = 2000

export async function readKalender(
  { db, clock }: Platform,
  actor: Pembaca,
  asked: Asked,
): Promise<KunjunganKalender[]> {
  if (asked.sampai < asked.dari) throw fieldError('sampai', 'Isi tanggal yang sama dengan atau sesudah dari.')
  if (asked.sampai > addDays(asked.dari, 366)) throw fieldError('sampai', 'Pilih paling panjang setahun.')
  const today = dayInJakarta(clock())
  const rows = await listKunjunganAntara(db, actor, asked, mostVisits + 1)
  // The server refuses a truncated calendar, because it would show busy people as free.
  if (rows.length > mostVisits) {
    throw fieldError(
      'sampai',
      `Lebih dari ${formatNumber(mostVisits)} kunjungan. Persempit hari, wilayah, atau petugasnya.`,
    )
  }
  return rows.map((row) => ({
    id: row.id,
    versi: row.versi,
    uuid: row.uuid,
    auditType: row.audit_type,
    alur: row.alur,
    nama: namaBerkas(row.audit_type, row.pokok, row.nama_perusahaan),
    nomorPermohonan: row.nomor_permohonan,
    nama_perusahaan: row.nama_perusahaan,
    status: row.status,
    keterangan: describeStatus(row, today),
    tanggal_mulai: row.tanggal_mulai,
    tanggal_selesai: row.tanggal_selesai,
    jam: row.jam,
    tempat: row.tempat,
    petugas: row.orang,
    provinsi: row.provinsi,
    kota: row.kota,
  }))
}

/** Returns the end of a visit: 17:00, or at least one hour after a late start. */
function endOf({ jam, tanggal_mulai, tanggal_selesai }: KunjunganKalender): IcsEvent['end'] {
  const late = tanggal_mulai === tanggal_selesai && jam >= '16:00'
  if (!late) return { day: tanggal_selesai, hour: '17:00' }
  const [hours = 0, minutes = '00'] = [Number(jam.slice(0, 2)), jam.slice(3)]
  return hours < 23
    ? { day: tanggal_selesai, hour: `${hours + 1}:${minutes}` }
    : { day: tanggal_selesai, hour: '23:59' }
}

export async function printKalender(platform: Platform, actor: Pembaca, asked: Asked): Promise<string> {
  const base = publicUrl(platform.config)
  const visits = await readKalender(platform, actor, asked)
  const events = visits.map((visit): IcsEvent => {
    const url = `${base}/psat/admin/perizinan/${visit.auditType}/${visit.uuid}`
    return {
      uid: `kunjungan-${visit.id}@${new URL(base).hostname}`,
      sequence: visit.versi,
      start: { day: visit.tanggal_mulai, hour: visit.jam },
      end: endOf(visit),
      summary: `Audit lapang: ${visit.nama_perusahaan}`,
      description: [
        `${visit.nomorPermohonan} · ${visit.nama}`,
        visit.keterangan,
        `Petugas: ${visit.petugas.map(({ nama }) => nama).join(', ')}`,
      ].join('\n'),
      location: visit.tempat,
      url,
      confirmed: visit.status === 'dikonfirmasi',
    }
  })
  return writeIcs('Kalender audit PSAT', events, platform.clock())
}
