import type { CellFault } from './impor.rules.ts'
import type { JenisKesalahan, KelompokKesalahan } from './impor-calls.ts'

interface Group {
  jenis: JenisKesalahan
  kolom: string
  jumlah: number
  pesan: Map<string, { jumlah: number; baris: number[] }>
}

/** Maximum number of different messages that a group remembers. A response shows the most frequent ones. */
const mostTexts = 2000
const shownTexts = 5
const shownRows = 5

/** Groups errors by kind and column during an import, so that one cause of a thousand errors appears once. */
export class FaultGroups {
  readonly #headers: readonly string[]
  readonly #groups = new Map<string, Group>()

  constructor(headers: readonly string[]) {
    this.#headers = headers
  }

  add(baris: number, faults: readonly CellFault[]): void {
    for (const { kolom, jenis, pesan } of faults) {
      const key = `${kolom} ${jenis}`
      const group = this.#groups.get(key) ?? {
        jenis,
        kolom: this.#headers[kolom] ?? '',
        jumlah: 0,
        pesan: new Map(),
      }
      this.#groups.set(key, group)
      group.jumlah++
      const text = group.pesan.get(pesan) ?? { jumlah: 0, baris: [] }
      text.jumlah++
      if (text.baris.length < shownRows) text.baris.push(baris)
      if (group.pesan.size < mostTexts) group.pesan.set(pesan, text)
    }
  }

  list(): KelompokKesalahan[] {
    return [...this.#groups.values()]
      .sort((one, other) => other.jumlah - one.jumlah)
      .map(({ jenis, kolom, jumlah, pesan }) => {
        const contoh = [...pesan]
          .map(([text, found]) => ({ pesan: text, ...found }))
          .sort((one, other) => other.jumlah - one.jumlah)
          .slice(0, shownTexts)
        const shown = contoh.reduce((sum, each) => sum + each.jumlah, 0)
        return { jenis, kolom, jumlah, contoh, lainnya: jumlah - shown }
      })
  }
}
