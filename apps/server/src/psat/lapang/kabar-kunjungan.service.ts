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

/** Both sides know when, where and who; each is told what the other did, and what it is asked for. */
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
  // The rest of the team sees when it goes, without being asked for anything.
  if (pihak === 'petugas' && applicants.length > 0) {
    await tell(jalurOf(row), platform, trx, row, team, kabar(false))
  }
}
