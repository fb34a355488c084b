import { bytesOf } from '#platform/excel/excel.fixture.ts'
import { type CellContent, writeSheet } from '#platform/excel/write-sheet.ts'
import type { SignedInClient } from '#testing/app.ts'

async function* once(rows: CellContent[][]) {
  yield rows
}

export const sheetOf = (titles: readonly string[], rows: readonly (readonly CellContent[])[]) =>
  bytesOf(
    writeSheet(
      'Data',
      titles.map((title) => ({ title })),
      once(rows.map((row) => [...row])),
    ),
  )

/** Builds a filled template. The keys of each row are column names. */
export function filledSheet(
  titles: Readonly<Record<string, string>>,
  rows: readonly Partial<Record<string, CellContent>>[],
) {
  const cells = rows.map((row, index) => [index + 1, ...Object.keys(titles).map((kunci) => row[kunci] ?? '')])
  return sheetOf(['No', ...Object.values(titles)], cells)
}

let uploads = 0

export async function uploadUji(client: SignedInClient, content: Uint8Array, fields: Record<string, string>) {
  uploads++
  const form = new FormData()
  form.append('import-excel', new Blob([new Uint8Array(content)]), 'uji.xlsx')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('http://portal.test/', { method: 'POST', body: form })
  return client.inject({
    method: 'POST',
    url: '/api/okkp/imports/uji_lab',
    // Changes the address every 20 uploads to stay below the rate limit.
    remoteAddress: `10.1.${Math.floor(uploads / 20)}.1`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
