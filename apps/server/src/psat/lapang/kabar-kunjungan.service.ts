import { dayInJakarta } from '@portal/domain/platform/format'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import {
  describeStatus,
  type LangkahKunjungan,
  type PihakKunjungan,
} from '@portal/domain/psat/lapang/kunjungan'
import { kabarBatalKunjungan, kabarKunjungan } from '@portal/domain/psat/pesan/kabar-kunjungan'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { dikabari, type Kiriman, tell } from '#psat/alur/pemberitahuan.service.ts'
import { applicantsOf, holdersLike, jalurOf } from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { findKunjungan, type KunjunganRow, listNama } from './kunjungan.repository.ts'
import { acaraKunjungan, undangan } from './undangan.ts'

interface Terjadi {
  kunjungan: KunjunganRow
  langkah: LangkahKunjungan
  pihak: PihakKunjungan
  actor: Actor
  alasan: string | null
}

const petugasOf = async (trx: Trx, { petugas }: KunjunganRow) =>
  (await listNama(trx, petugas)).map(({ nama }) => nama)

/** Returns the calendar event that the mail about a visit carries, as one side reads it. */
function acaraOf(
  { config, clock }: Platform,
  row: BerkasRow,
  visit: KunjunganRow,
  petugas: readonly string[],
  pihak: PihakKunjungan,
): NonNullable<Kiriman['undangan']> {
  const now = clock()
  const { nama, nomorPermohonan, perusahaan } = dikabari(row)
  const sendiri = applicantsOf(row).length === 0
  const keterangan = describeStatus(visit, { pihak, sendiri, today: dayInJakarta(now) })
  const uraian = [`${nomorPermohonan} · ${nama}`, keterangan, `Petugas: ${petugas.join(', ')}`].join('\n')
  return (url) => undangan(config, acaraKunjungan(config, visit, { perusahaan, uraian, url }), now)
}

/** Notifies both sides of a step of the visit: date, place, people, what the other side did, and what to do next. */
export async function tellKunjungan(
  platform: Platform,
  trx: Trx,
  row: BerkasRow,
  { kunjungan, langkah, pihak, actor, alasan }: Terjadi,
): Promise<void> {
  const applicants = applicantsOf(row)
  const team = tahapOf(row).turn
  const petugas = await petugasOf(trx, kunjungan)
  const kabar = (diminta: boolean, pembaca: PihakKunjungan) => ({
    ...kabarKunjungan(dikabari(row), { ...kunjungan, petugas }, { langkah, pihak, pembaca, diminta }),
    rincian: alasan,
    undangan: acaraOf(platform, row, kunjungan, petugas, pembaca),
  })
  const except = actor.id
  const toApplicants = pihak === 'petugas' && applicants.length > 0
  const other = toApplicants ? applicants : team
  await tell(jalurOf(row), platform, trx, row, other, {
    ...kabar(true, toApplicants ? 'pemohon' : 'petugas'),
    except,
  })
  // The rest of the team gets the date as information, without a request to act.
  if (toApplicants) {
    await tell(jalurOf(row), platform, trx, row, team, { ...kabar(false, 'petugas'), except })
  }
  // Whoever agrees for the company gets the date in writing too.
  if (pihak === 'pemohon' && langkah === 'setuju') {
    await tell(jalurOf(row), platform, trx, row, applicants, kabar(false, 'pemohon'))
  }
}

/** Returns the holder for the whole team, or else those for its parts, so that nobody is told twice. */
function teamOf(row: BerkasRow): string[] {
  const whole = holdersLike(jalurOf(row), ({ bagian }) => bagian === 'tim')
  if (whole.length > 0) return whole
  return holdersLike(jalurOf(row), ({ bagian }) => bagian === 'ketua' || bagian === 'anggota')
}

/** Takes a visit that has just been cancelled before its day out of both sides' calendars. */
export async function tellCancelledVisit(
  platform: Platform,
  trx: Trx,
  row: BerkasRow,
  { at }: { at: Date },
): Promise<void> {
  const visit = await findKunjungan(trx, row.id)
  const cancelledNow = visit?.status === 'dibatalkan' && visit.diubah.getTime() === at.getTime()
  if (!visit || !cancelledNow || visit.tanggal_mulai <= dayInJakarta(at)) return
  const petugas = await petugasOf(trx, visit)
  const kabar = (pembaca: PihakKunjungan) => ({
    ...kabarBatalKunjungan(dikabari(row), { ...visit, petugas }),
    undangan: acaraOf(platform, row, visit, petugas, pembaca),
  })
  await tell(jalurOf(row), platform, trx, row, applicantsOf(row), kabar('pemohon'))
  await tell(jalurOf(row), platform, trx, row, teamOf(row), kabar('petugas'))
}
