import type { IcsEvent, IcsMethod } from '@portal/domain/platform/calendar/ics'
import { writeIcs } from '@portal/domain/platform/calendar/ics'
import { zonaProvinsi } from '@portal/domain/platform/calendar/zona-waktu'
import type { StatusKunjungan, WaktuKunjungan } from '@portal/domain/psat/lapang/kunjungan'
import { type Config, publicUrl } from '#platform/config.ts'
import type { Undangan } from '#platform/mail/message.ts'

/** Returns the end of a visit: 17:00, or at least one hour after a late start. */
function endOf({ jam, tanggal_mulai, tanggal_selesai }: WaktuKunjungan): IcsEvent['end'] {
  const late = tanggal_mulai === tanggal_selesai && jam >= '16:00'
  if (!late) return { day: tanggal_selesai, hour: '17:00' }
  const [hours = 0, minutes = '00'] = [Number(jam.slice(0, 2)), jam.slice(3)]
  return hours < 23
    ? { day: tanggal_selesai, hour: `${hours + 1}:${minutes}` }
    : { day: tanggal_selesai, hour: '23:59' }
}

interface Acara extends WaktuKunjungan {
  id: number
  versi: number
  provinsi_id: number | null
  tempat: string
  status: StatusKunjungan
}

const statusAcara: Record<StatusKunjungan, IcsEvent['status']> = {
  diusulkan: 'TENTATIVE',
  diminta_pindah: 'TENTATIVE',
  dikonfirmasi: 'CONFIRMED',
  dilaksanakan: 'CONFIRMED',
  dibatalkan: 'CANCELLED',
}

/**
 * Returns the calendar event of a visit. Its id stays and its sequence grows with every change, so a mail and the
 * downloaded calendar name the same event.
 */
export function acaraKunjungan(
  config: Config,
  visit: Acara,
  { perusahaan, uraian, url }: Pick<IcsEvent, 'url'> & { perusahaan: string; uraian: string },
): IcsEvent {
  return {
    uid: `kunjungan-${visit.id}@${new URL(publicUrl(config)).hostname}`,
    sequence: visit.versi,
    zone: zonaProvinsi(visit.provinsi_id),
    start: { day: visit.tanggal_mulai, hour: visit.jam },
    end: endOf(visit),
    summary: `Audit lapang: ${perusahaan}`,
    description: uraian,
    location: visit.tempat,
    url,
    status: statusAcara[visit.status],
  }
}

/** Returns the invitation that a mail carries. */
export function undangan(config: Config, event: IcsEvent, now: Date): Undangan {
  const method: IcsMethod = event.status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'
  const organizer = config.MAIL_FROM.match(/<([^>]+)>/)?.[1] ?? config.MAIL_FROM
  const file = { name: event.summary, events: [event], mail: { method, organizer } }
  return { method, filename: 'kunjungan.ics', content: writeIcs(file, now) }
}
