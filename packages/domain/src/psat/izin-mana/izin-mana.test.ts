import { expect, it } from 'vitest'
import { izinTujuan, type Jawaban, nextOf, pertanyaan } from './izin-mana.ts'

it.each<[Jawaban, object]>([
  [{}, { tanya: 'urusan' }],
  [{ urusan: 'tempat' }, { izin: 'sppb' }],
  [{ urusan: 'ekspor', skala: 'kecil' }, { izin: 'hc' }],
  [{ urusan: 'produk' }, { tanya: 'asal' }],
  [{ urusan: 'produk', asal: 'luar' }, { izin: 'pl' }],
  [{ urusan: 'produk', asal: 'campur', skala: 'kecil' }, { izin: 'pd' }],
  [{ urusan: 'produk', asal: 'dalam' }, { tanya: 'skala' }],
  [{ urusan: 'produk', asal: 'dalam', skala: 'kecil' }, { izin: 'pduk' }],
  [{ urusan: 'produk', asal: 'dalam', skala: 'besar' }, { izin: 'pd' }],
  [{ asal: 'luar' }, { tanya: 'urusan' }],
])('%j leads to %j', (jawaban, next) => {
  expect(nextOf(jawaban)).toEqual(next)
})

it('reaches every permit, from every choice, after at most three questions', () => {
  const reached = new Set<string>()
  function walk(jawaban: Jawaban, asked: number): void {
    const next = nextOf(jawaban)
    if ('izin' in next) {
      reached.add(next.izin)
      return
    }
    expect(asked).toBeLessThan(3)
    for (const { nilai } of pertanyaan[next.tanya].pilihan)
      walk({ ...jawaban, [next.tanya]: nilai }, asked + 1)
  }
  walk({}, 0)
  expect([...reached].sort()).toEqual(Object.keys(izinTujuan).sort())
})
