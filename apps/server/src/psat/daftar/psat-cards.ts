import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { alurOf, tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { type JenisIzin, jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { batasTenggat } from '@portal/domain/psat/tenggat/batas-tenggat'
import type { CardProvider } from '#akun/index.ts'
import type { Platform } from '#platform/platform.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { countLate, countWaiting } from './hitungan.repository.ts'

type Late = Awaited<ReturnType<typeof countLate>>[number]

/** Late files by their holder, most first: "Auditor 3, Sekretariat 1". */
function byHolder(late: readonly Late[]): string {
  const counts = new Map<string, number>()
  for (const { alur, tahap, jumlah } of late) {
    const holder = alurOf(alur).pemegang[tahapOf({ alur, tahap }).turn[0] ?? '']?.label ?? 'Tanpa pemegang'
    counts.set(holder, (counts.get(holder) ?? 0) + jumlah)
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([holder, n]) => `${holder} ${formatNumber(n)}`)
    .join(', ')
}

/** Start-page cards: licence files that wait for this person, and the late ones. */
export function psatCards({ db, clock }: Platform): CardProvider {
  return async (actor) => {
    if (!hasPermission(actor.role, 'psat.daftar')) return []
    const { terlambat } = batasTenggat(clock(), await readHolidays(db))
    const counts = new Map((await countWaiting(db, actor, terlambat)).map((row) => [row.audit_type, row]))
    const late = actor.role === 'SUPERADMIN' ? await countLate(db, actor, terlambat) : []
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
      giliran_saya: actor.role !== 'SUPERADMIN',
    })
    return jenisIzin.flatMap((jenis) => {
      const { giliran = 0, terlambat: jumlah = 0 } = counts.get(jenis) ?? {}
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
      if (jumlah === 0 || actor.role === 'PVTPP') return cards
      const [whose, turn] =
        actor.role === 'SUPERADMIN'
          ? [
              `Lewat tenggat menurut pemegangnya: ${byHolder(late.filter((row) => row.audit_type === jenis))}.`,
              '',
            ]
          : ['Di giliran Anda, lewat tenggat.', 'giliran=true&']
      const query = `${turn}status=OVERRDUE&sort=tenggat`
      return [...cards, card(`${label} terlambat`, whose, jumlah, link(jenis, query))]
    })
  }
}
