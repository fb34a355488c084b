import { bytesOf } from '#platform/excel/excel.fixture.ts'
import { type CellContent, writeSheet } from '#platform/excel/write-sheet.ts'
import type { SignedInClient } from '#testing/app.ts'

async function* inOneBatch(rows: CellContent[][]) {
  yield rows
}

export async function sendWorkbook(
  client: SignedInClient,
  url: string,
  {
    titles,
    rows,
    fields,
  }: { titles: readonly string[]; rows: CellContent[][]; fields: Record<string, string> },
) {
  const columns = ['No', ...titles].map((title) => ({ title }))
  const content = await bytesOf(writeSheet('Data', columns, inOneBatch(rows)))
  const form = new FormData()
  form.append('import-excel', new Blob([new Uint8Array(content)]), 'data.xlsx')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('http://portal.test/', { method: 'POST', body: form })
  return client.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
