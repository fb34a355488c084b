import { z } from 'zod'
import type { CellFault, CheckedRow } from '../../platform/impor/impor.rules.ts'
import { imporIsian } from '../../platform/impor/impor-calls.ts'
import { tidyText } from '../../platform/record/fields.ts'
import { recordId } from '../../platform/record/record-calls.ts'
import { zonaLabels } from '../pasar/pasar.labels.ts'
import { kategoriPangan, type PedagangForm, pedagangForm } from '../pedagang/pedagang.schema.ts'

export const imporPedagangIsian = z.object({
  ...imporIsian,
  pasar_id: z.coerce.number({ error: 'Pilih pasar.' }).pipe(recordId),
  /** True imports into the OKKP collection, false into the market collection. */
  is_okkp: z.stringbool().default(false),
  registrasi_id: z.undefined({ error: 'Kirim pasar_id atau registrasi_id, salah satu saja.' }).optional(),
})
export type ImporPedagangIsian = z.output<typeof imporPedagangIsian>

/** Columns in template order. The template puts a row number before them. */
export const kolomPedagang = [
  { key: 'nomor_kios', title: 'Nomor kios' },
  { key: 'kategori', title: 'Kategori' },
  { key: 'komoditas', title: 'Komoditas' },
  { key: 'pemasok', title: 'Nama pemasok' },
  { key: 'asal', title: 'Asal pasokan' },
  { key: 'zona', title: 'Zona' },
  { key: 'persetujuan', title: 'Setuju data disimpan' },
  { key: 'nama', title: 'Nama pedagang' },
  { key: 'nik', title: 'NIK' },
  { key: 'jenis_kelamin', title: 'Jenis kelamin' },
  { key: 'hp', title: 'No. HP' },
] as const
type Key = (typeof kolomPedagang)[number]['key']
const columnOf = (key: Key) => 1 + kolomPedagang.findIndex((column) => column.key === key)

/** The NIK column. Messages never repeat its value, and the file of refused rows leaves it empty. */
export const nikColumn = columnOf('nik')

export const nameKey = (name: string) => tidyText(name).toLowerCase()

interface Context {
  /** Maps lower-case names to ids. */
  komoditas: ReadonlyMap<string, number>
  kota: ReadonlyMap<string, number>
}

const answers = new Map([
  ['ya', true],
  ['tidak', false],
])
const zones = new Map(Object.entries(zonaLabels).map(([word, label]) => [nameKey(label), word]))

/** Maps a form field to the column that shows its error. */
const columns: Readonly<Record<string, Key>> = { pasokan: 'komoditas' }

const nikUnsure =
  'Excel menyimpan NIK ini sebagai angka dan mungkin membulatkannya. Ubah kolomnya menjadi Teks.'
const nikTwice = 'NIK ini sudah tertulis di baris lain berkas ini.'

/** Checks the rows in order. A NIK that occurs twice in one file is an error. */
export function pedagangRowCheck({ komoditas, kota }: Context) {
  const seen = new Set<string>()
  return (cells: readonly string[], unsure: readonly number[] = []): CheckedRow<PedagangForm> => {
    const faults: CellFault[] = []
    const say = (key: Key, jenis: CellFault['jenis'], pesan: string) =>
      faults.push({ kolom: columnOf(key), jenis, pesan })
    const text = (key: Key) => tidyText(cells[columnOf(key)] ?? '')
    const named = (key: Key, names: ReadonlyMap<string, number>, name: string): number | undefined => {
      const id = names.get(nameKey(name))
      if (id === undefined) say(key, 'nama', `"${name}" tidak dikenal. Tulis seperti pada lembar Nilai.`)
      return id
    }
    const asal = text('asal') ? named('asal', kota, text('asal')) : undefined
    const names = text('komoditas').split(',').map(tidyText).filter(Boolean)
    const goods = names.flatMap((name) => named('komoditas', komoditas, name) ?? [])
    const persetujuan = answers.get(nameKey(text('persetujuan')))
    if (persetujuan === undefined) say('persetujuan', 'isian', 'Tulis Ya atau Tidak.')
    const zona = text('zona') ? zones.get(nameKey(text('zona'))) : undefined
    if (text('zona') && zona === undefined) say('zona', 'isian', 'Tulis seperti pada lembar Nilai.')
    const nik = text('nik')
    if (nik && unsure.includes(nikColumn)) say('nik', 'isian', nikUnsure)
    else if (nik && seen.has(nik)) say('nik', 'berulang', nikTwice)
    if (nik) seen.add(nik)
    const parsed = pedagangForm.safeParse({
      nomor_kios: text('nomor_kios'),
      kategori: text('kategori').toUpperCase(),
      zona: zona ?? null,
      persetujuan: persetujuan ?? false,
      nama: text('nama'),
      nik,
      jenis_kelamin: text('jenis_kelamin').toUpperCase(),
      hp: text('hp'),
      pasokan: [...new Set(goods)].map((komoditas_id) => ({
        komoditas_id,
        pemasok: text('pemasok'),
        asal_kota_id: asal ?? null,
      })),
    })
    const told = new Set(faults.map(({ kolom }) => kolom))
    for (const { path, message } of persetujuan === undefined ? [] : (parsed.error?.issues ?? [])) {
      const name = String(path[0])
      const key = columns[name] ?? (name as Key)
      if (!told.has(columnOf(key))) say(key, 'isian', message)
    }
    const key = text('nomor_kios') ? `${text('nomor_kios')}|${text('nama')}`.toLowerCase() : undefined
    return { record: faults.length === 0 ? parsed.data : undefined, key, faults }
  }
}

/** Allowed values that the second sheet of the template lists. */
export const nilaiPedagang = {
  kategori: kategoriPangan,
  zona: Object.values(zonaLabels),
  persetujuan: ['Ya', 'Tidak'],
  jenis_kelamin: ['L', 'P'],
} as const
