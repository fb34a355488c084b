import { expect, test } from 'vitest'
import { nameFaults } from './check-names.ts'

test.each([
  ['apps/web/src/okkp/statistik/use-angka.ts', 'path: use "dasbor"'],
  ['apps/server/src/pasar/pasar-dashboard.service.ts', 'path: use "dasbor"'],
  ['apps/web/src/pasar/publik/CariPasar.tsx', 'path: use "pencarian"'],
  ['apps/web/src/pasar/RapidForm.tsx', 'path: use "rapid-test"'],
  ['apps/server/src/okkp/rapid.service.ts', 'path: use "rapid-test"'],
  ['apps/server/src/okkp/okkp.witness.fixture.ts', 'path: use "query-effect"'],
  ['packages/domain/src/psat/alur/berkas/aksi.ts', 'path: use "alur/pelaku or alur/sekretariat"'],
  ['apps/server/src/psat/oss/kirim-pesan.ts', 'path: start with an English verb'],
])('%s is refused', (path, fault) => {
  expect(nameFaults(path, '')).toEqual([fault])
})

test.each([
  ['export async function kirimPesan(db: Database) {', 'kirimPesan'],
  ['const bacaBaris = (row: Row) => row.id', 'bacaBaris'],
  ['export const hapusPasar = defineContract({', 'hapusPasar'],
  ['  async kirim(pesan: Pesan): Promise<void> {', 'kirim'],
  ['  lihat: (temuan: Temuan) => void', 'lihat'],
  ['    simpanSekarang: async () => flush(),', 'simpanSekarang'],
])('%s is refused', (source, name) => {
  expect(nameFaults('apps/server/src/okkp/pesan.ts', source)).toEqual([
    `function ${name}: use an English verb`,
  ])
})

test('English verbs, Indonesian nouns and values that are no functions pass', () => {
  const source = `
    export async function sendPesan(db: Database) {}
    const readBaris = (row: Row) => row.id
    const hitungan = countRows(rows)
    const tulisan = (text: string) => text
    const aksi = { tolak: { form: 'penolakan' } }
    if (kirim === tolak) {
      tolak: refuse,
      tulisan: (text: string) => text,`
  expect(nameFaults('apps/web/src/okkp/rapid-test/RapidTestForm.tsx', source)).toEqual([])
  expect(nameFaults('apps/web/src/portal/pencarian/use-pencarian.ts', source)).toEqual([])
})
