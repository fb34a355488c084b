import { type ExportFormat, pdfRows, xlsxRows } from '@portal/domain/platform/ekspor/ekspor-calls'
import { AppError } from '@portal/domain/platform/errors'
import { formatDateTime } from '@portal/domain/platform/format'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { paceBatches } from '#platform/concurrency/pace-batches.ts'
import type { Trx } from '#platform/database/database.ts'
import { type CellContent, writeSheet } from '#platform/excel/write-sheet.ts'
import { tablePdf } from '#platform/pdf/table-pdf.ts'
import type { ExportAsker, ExportDefinition, ExportRequest } from './export-definition.ts'

const rowCount = new Intl.NumberFormat('id-ID')

function tooMany(format: ExportFormat, most: number): AppError {
  const remedy = format === 'pdf' ? 'Pilih Excel, atau persempit saringannya.' : 'Persempit saringannya.'
  return new AppError('VALIDASI_GAGAL', {
    message: `Ekspor ${format === 'pdf' ? 'PDF' : 'Excel'} memuat paling banyak ${rowCount.format(most)} baris. ${remedy}`,
  })
}

async function* asText(batches: AsyncIterable<readonly CellContent[][]>): AsyncGenerator<string[][]> {
  for await (const batch of batches) yield batch.map((row) => row.map((cell) => String(cell ?? '')))
}

/** Returns the export file as a stream. Throws if there are too many rows for the format. */
export async function exportFile<F extends object>(
  trx: Trx,
  definition: ExportDefinition<F>,
  request: ExportRequest<F>,
  at: ExportAsker & { scope: RegionScope; today: string; onRows(rows: number): void },
): Promise<{ title: string; content: AsyncIterable<Uint8Array> }> {
  const { format } = request
  const most = format === 'pdf' ? pdfRows : xlsxRows
  const found = await definition.count(trx, at.scope, request, at.today, most, at)
  if (found > most) throw tooMany(format, most)
  const title = await definition.title(trx, request)
  const columns = definition.columns(request)
  const rows = paceBatches(definition.rows(trx, at.scope, request, at.today, at), at.onRows)
  if (format === 'xlsx') return { title, content: writeSheet('Data', columns, rows) }
  const about = { title, subtitle: `Dicetak ${formatDateTime(at.now)}` }
  const weighted = columns.map(({ title: name, width = 22 }) => ({ title: name, weight: width }))
  return { title, content: tablePdf(about, weighted, asText(rows)) }
}
