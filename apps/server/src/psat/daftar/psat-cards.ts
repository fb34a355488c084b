import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { type JenisIzin, jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { batasTenggat } from '@portal/domain/psat/tenggat/batas-tenggat'
import type { CardProvider } from '#akun/index.ts'
import type { Platform } from '#platform/platform.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { countWaiting } from './hitungan.repository.ts'

/** Start-page cards: licence files that wait for this person, and the late ones. */
export function psatCards({ db, clock }: Platform): CardProvider {
  return async (actor) => {
    if (!hasPermission(actor.role, 'psat.daftar')) return []
    const { terlambat } = batasTenggat(clock(), await readHolidays(db))
    const counts = new Map((await countWaiting(db, actor, terlambat)).map((row) => [row.audit_type, row]))
    const link = (jenis: JenisIzin, query: string) =>
      actor.role === 'PVTPP'
        ? `/psat/admin/perizinan/${jenis}/audit`
        : `/psat/admin/perizinan/${jenis}?${query}`
    const card = (judul: string, keterangan: string, jumlah: number, tautan: string): KartuBeranda => ({
      layanan: 'PSAT',
      judul,
      keterangan,
      jumlah,
      tautan,
      perhatian: jumlah > 0,
    })
    return jenisIzin.flatMap((jenis) => {
      const { giliran = 0, terlambat: late = 0 } = counts.get(jenis) ?? {}
      const label = jenisIzinLabels[jenis]
      const cards =
        actor.role === 'SUPERADMIN'
          ? []
          : [
              card(
                `${label} menunggu Anda`,
                'Berkas di giliran Anda.',
                giliran,
                link(jenis, 'giliran=true&sort=tenggat'),
              ),
            ]
      // The committee's queue always shows late files first, so the committee needs no second card.
      if (late === 0 || actor.role === 'PVTPP') return cards
      const [whose, turn] =
        actor.role === 'SUPERADMIN'
          ? ['Berkas yang lewat tenggatnya.', '']
          : ['Di giliran Anda, lewat tenggat.', 'giliran=true&']
      const query = `${turn}status=OVERRDUE&sort=tenggat`
      return [...cards, card(`${label} terlambat`, whose, late, link(jenis, query))]
    })
  }
}
