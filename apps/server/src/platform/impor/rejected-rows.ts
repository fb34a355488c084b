import {
  faultHeader,
  faultList,
  faultText,
  type RejectedRow,
  rejectedRecord,
  rowHeader,
} from '@portal/domain/platform/impor/impor.rules'
import {
  type BarisDitolak,
  importRowsShown,
  type KesalahanImpor,
} from '@portal/domain/platform/impor/impor-calls'
import { FaultGroups } from '@portal/domain/platform/impor/kelompok-kesalahan'
import { type CellContent, type SheetColumn, writeSheet } from '#platform/excel/write-sheet.ts'
import type { Files } from '#platform/files/files.ts'

const largestFile = 200_000_000

/** Passes batches from a producer to a consumer, one at a time. */
function channel<T>() {
  let give: ((batch: T | undefined) => void) | undefined
  let taken: (() => void) | undefined
  let waiting: Promise<T | undefined> = new Promise((resolve) => {
    give = resolve
  })
  async function pass(batch: T | undefined): Promise<void> {
    const done = new Promise<void>((resolve) => {
      taken = resolve
    })
    give?.(batch)
    await done
  }
  return {
    send: (batch: T) => pass(batch),
    end: () => pass(undefined),
    async *batches(): AsyncGenerator<T> {
      for (;;) {
        const batch = await waiting
        waiting = new Promise((resolve) => {
          give = resolve
        })
        taken?.()
        if (batch === undefined) return
        yield batch
      }
    },
  }
}

/** Collects refused rows: the first ones for the response, all of them in a workbook. */
export class RejectedRows {
  readonly notCreated: BarisDitolak[] = []
  readonly faults: KesalahanImpor[] = []
  readonly groups: FaultGroups
  count = 0
  readonly #columns: readonly SheetColumn[]
  readonly #headers: readonly string[]
  readonly #store: (content: AsyncIterable<Uint8Array>) => Promise<string>
  readonly #channel = channel<CellContent[][]>()
  #file: Promise<string> | undefined
  #failed: Promise<never> | undefined
  #finished: Promise<string | undefined> | undefined

  constructor(files: Files, columns: readonly SheetColumn[], name: string, uploader: { id: number }) {
    this.#columns = columns
    this.#headers = columns.map(({ title }) => title)
    this.groups = new FaultGroups(this.#headers)
    this.#store = async (content) => {
      const parts = async function* () {
        yield { name, content }
      }
      const [file] = await files.receive(parts(), { uploader, limit: largestFile, accept: ['xlsx'] })
      if (!file) throw new Error('The file with the rejected rows was not stored')
      return file.key
    }
  }

  async add(refused: readonly RejectedRow[]): Promise<void> {
    if (refused.length === 0) return
    const rows = refused.map((row) => ({ ...row, cells: this.#withoutSecrets(row.cells) }))
    this.count += rows.length
    for (const { baris, faults } of rows) this.groups.add(baris, faults)
    for (const row of rows.slice(0, Math.max(0, importRowsShown - this.notCreated.length))) {
      this.notCreated.push(rejectedRecord(this.#headers, row))
      this.faults.push(...faultList(this.#headers, row))
    }
    this.#start()
    const batch = rows.map((row) => [
      ...this.#headers.map((_, index) => row.cells[index] ?? ''),
      faultText(this.#headers, row),
      row.baris,
    ])
    await this.#unlessFailed(this.#channel.send(batch))
  }

  #withoutSecrets(cells: readonly string[]): string[] {
    return cells.map((text, index) => (this.#columns[index]?.secret ? '' : text))
  }

  /**
   * Returns the key of the stored workbook, or undefined if there are no refused rows. Repeated calls return the same
   * result.
   */
  finish(): Promise<string | undefined> {
    this.#finished ??= this.#close()
    return this.#finished
  }

  async #close(): Promise<string | undefined> {
    if (!this.#file) return undefined
    await this.#unlessFailed(this.#channel.end())
    return this.#file
  }

  #start(): void {
    if (this.#file) return
    const columns = [...this.#columns, { title: faultHeader, width: 80 }, { title: rowHeader }]
    this.#file = this.#store(writeSheet('Data', columns, this.#channel.batches()))
    this.#failed = this.#file.then(() => new Promise<never>(() => {}))
    this.#failed.catch(() => {})
  }

  async #unlessFailed(work: Promise<void>): Promise<void> {
    await (this.#failed ? Promise.race([work, this.#failed]) : work)
  }
}
