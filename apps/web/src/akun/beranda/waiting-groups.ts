import type { KartuBeranda } from '@portal/domain/akun/catatan/catatan.contract'

export interface WaitingGroup {
  layanan: KartuBeranda['layanan']
  kartu: KartuBeranda[]
}

/**
 * Groups the cards by service in server order, cards that need attention first. Cards with `tetap` appear even at zero.
 */
export function waitingGroups(cards: readonly KartuBeranda[]): WaitingGroup[] {
  const groups = new Map<KartuBeranda['layanan'], KartuBeranda[]>()
  for (const card of cards) {
    if (card.jumlah > 0 || card.tetap) groups.set(card.layanan, [...(groups.get(card.layanan) ?? []), card])
  }
  return Array.from(groups, ([layanan, kartu]) => ({
    layanan,
    kartu: kartu.toSorted((a, b) => Number(b.perhatian) - Number(a.perhatian)),
  }))
}
