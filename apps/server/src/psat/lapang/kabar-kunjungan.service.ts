import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { LangkahKunjungan, PihakKunjungan } from '@portal/domain/psat/lapang/kunjungan'
import { kabarKunjungan } from '@portal/domain/psat/pesan/kabar-kunjungan'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { dikabari, tell } from '#psat/alur/pemberitahuan.service.ts'
import { applicantsOf, jalurOf } from '#psat/alur/penangan.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { type KunjunganRow, listNama } from './kunjungan.repository.ts'

interface Terjadi {
  kunjungan: KunjunganRow
  langkah: LangkahKunjungan
  pihak: PihakKunjungan
  actor: Actor
  alasan: string | null
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
  const petugas = (await listNama(trx, kunjungan.petugas)).map(({ nama }) => nama)
  const kabar = (diminta: boolean) => ({
    ...kabarKunjungan(dikabari(row), { ...kunjungan, petugas }, { langkah, pihak, diminta }),
    rincian: alasan,
    except: actor.id,
  })
  const other = pihak === 'petugas' && applicants.length > 0 ? applicants : team
  await tell(jalurOf(row), platform, trx, row, other, kabar(true))
  // The rest of the team gets the date as information, without a request to act.
  if (pihak === 'petugas' && applicants.length > 0) {
    await tell(jalurOf(row), platform, trx, row, team, kabar(false))
  }
}
