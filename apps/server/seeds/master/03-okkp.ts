import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { defineSeed } from '#platform/database/seed.ts'

// Source of pestisida.txt: DATA-LICENSES.md in the root folder. The other parameters: Perbadan 10/2024.
const file = join(import.meta.dirname, '../data/pestisida.txt')

const parameter: Record<string, readonly (readonly [nama: string, satuan: string])[]> = {
  aflatoksin: [
    ['Aflatoksin B1', 'µg/kg'],
    ['Aflatoksin total', 'µg/kg'],
    ['Okratoksin A (OTA)', 'µg/kg'],
    ['Fumonisin', 'µg/kg'],
    ['Deoksinivalenol (DON)', 'µg/kg'],
    ['Zearalenon', 'µg/kg'],
    ['Patulin', 'µg/kg'],
  ],
  logam_berat: [
    ['Arsen (As) inorganik', 'mg/kg'],
    ['Kadmium (Cd)', 'mg/kg'],
    ['Timbal (Pb)', 'mg/kg'],
    ['Merkuri (Hg)', 'mg/kg'],
    ['Timah (Sn)', 'mg/kg'],
  ],
  mikroba: [
    ['Salmonella', 'per 25 g'],
    ['Listeria monocytogenes', 'koloni/g'],
    ['STEC (Shiga toxin-producing Escherichia coli)', 'per 25 g'],
    ['Bacillus cereus', 'koloni/g'],
    ['Escherichia coli', 'koloni/g'],
    ['Angka Lempeng Total', 'koloni/g'],
  ],
  bahan_berbahaya: [
    ['Formalin', 'mg/kg'],
    ['Boraks', 'mg/kg'],
    ['Rhodamin B', 'mg/kg'],
    ['Metanil Yellow', 'mg/kg'],
    ['Klorin/Pemutih', 'mg/kg'],
    ['Sulfit', 'mg/kg'],
  ],
  lainnya: [['Nitrat', 'mg/kg']],
}

const golongan = [
  ...['I', 'II', 'III'].flatMap((level) => ['a', 'b', 'c', 'd'].map((step) => `${level}/${step}`)),
  ...['a', 'b', 'c', 'd', 'e'].map((step) => `IV/${step}`),
  'PPPK',
  'Non-ASN',
]

/** Document types besides those that the licence rules name. A migration adds the latter. */
const dokumen = [
  'Sertifikat SPPB-PSAT',
  'Bukti kepemilikan atau perjanjian sewa unit',
  'Surat pernyataan pengalihan',
  'Laporan hasil uji keamanan (CoA/LHU)',
  'Laporan hasil uji mutu',
  'Desain label dan kemasan',
  'Bukti klaim',
  'Surat pernyataan jaminan mutu beras',
]

/** Label claims (Perbadan 1/2023). `perluBukti` marks claims that need proof. */
const klaim: readonly (readonly [nama: string, perluBukti: boolean])[] = [
  ['Tanpa klaim', false],
  ['Klaim gizi', true],
  ['Klaim kesehatan', true],
  ['Fortifikasi', true],
  ['Organik', true],
  ['Indikasi geografis', true],
  ['Varietas/asal', true],
  ['Alami', true],
  ['SNI', true],
  ['GAP/Prima', true],
  ['Halal', true],
  ['Bebas GMO', true],
  ['Bebas pestisida', true],
  ['Lainnya', true],
]

/** Adds the missing names. Existing rows stay unchanged, because an administrator may have edited them. */
function addNames(db: Executor, table: 'okkp.golongan' | 'okkp.jenis_dokumen', names: readonly string[]) {
  return db
    .insertInto(table)
    .values(names.map((nama) => ({ nama })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export default defineSeed({
  inputs: [file],
  async run(db, { say }) {
    const pestisida = (await readFile(file, 'utf8')).trim().split('\n')
    const rows = [
      ...Object.entries(parameter).flatMap(([jenis, items]) =>
        items.map(([nama, satuan]) => ({ jenis, nama, satuan })),
      ),
      ...pestisida.map((nama) => ({ jenis: 'pestisida', nama, satuan: 'mg/kg' })),
    ]
    await sql`
      insert into okkp.parameter (jenis, nama, satuan)
      select jenis, nama, satuan from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as baru (jenis text, nama text, satuan text)
      on conflict do nothing`.execute(db)
    await addNames(db, 'okkp.golongan', golongan)
    await addNames(db, 'okkp.jenis_dokumen', dokumen)
    await db
      .insertInto('okkp.jenis_klaim')
      .values(klaim.map(([nama, perlu_bukti]) => ({ nama, perlu_bukti })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    say(`Master data of OKKP: ${rows.length} test parameters, ${dokumen.length} kinds of document`)
  },
})
