import { importHeadersOf } from '@portal/domain/okkp/registrasi/registrasi.fields'
import { bytesOf } from '#platform/excel/excel.fixture.ts'
import { type CellContent, writeSheet } from '#platform/excel/write-sheet.ts'
import type { SignedInClient, TestApp } from '#testing/app.ts'

async function* inOneBatch(rows: CellContent[][]) {
  yield rows
}

export function filledTemplate(
  jenisId: number,
  rows: CellContent[][],
  headers: readonly string[] = importHeadersOf(jenisId),
): Promise<Buffer> {
  return bytesOf(
    writeSheet(
      'Data',
      headers.map((title) => ({ title })),
      inOneBatch(rows),
    ),
  )
}

/** Returns a PDUK row that is valid for Jawa Barat, with the columns in `change` replaced. */
export function pdukRow(nomor: string, change: Partial<Record<number, CellContent>> = {}): CellContent[] {
  const row: CellContent[] = [
    1,
    `PT Panen ${nomor}`,
    'Kota Bandung',
    'Jalan Braga 1',
    'Jalan Riau 2',
    'Gabah',
    'Beras Premium',
    'Oryza sativa',
    'Plastik 5 kg',
    'Panenku',
    nomor,
    'Hijau',
    '2025-03-01',
  ]
  for (const [index, value] of Object.entries(change)) row[Number(index)] = value
  return row
}

let uploads = 0

export async function upload(
  client: SignedInClient,
  content: Uint8Array,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  uploads++
  const form = new FormData()
  form.append('import-excel', new Blob([new Uint8Array(content)]), 'data.xlsx')
  for (const [name, value] of Object.entries({ registrasi_id: '1', ...fields })) form.append(name, value)
  const request = new Request('http://portal.test/', { method: 'POST', body: form })
  return client.inject({
    method: 'POST',
    url: '/api/okkp/imports',
    // Changes the address every 20 uploads to stay below the rate limit.
    remoteAddress: `10.0.${Math.floor(uploads / 20)}.1`,
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

/** Reads the rows that an import has stored, and checks who can open its files. */
export function imporRows(server: { get(): TestApp }) {
  const db = () => server.get().platform.db
  return {
    stored: (prefix: string) =>
      db()
        .selectFrom('okkp.registrasi')
        .selectAll()
        .where('no_registration', 'like', `${prefix}%`)
        .where('dihapus', 'is', null)
        .orderBy('id')
        .execute(),
    auditRows: (uuid: string) =>
      db()
        .selectFrom('platform.jejak_audit')
        .select(['peristiwa', 'sesudah', 'pengguna'])
        .where('rekaman', '=', `impor/${uuid}`)
        .orderBy('id')
        .execute(),
    view: (client: SignedInClient, path: string) =>
      client.inject({ url: '/api/upload/view_pdf', query: { path } }),
  }
}
