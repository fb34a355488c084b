import { openTindakLanjut } from '@portal/domain/okkp/kasus/kasus.contract'
import { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { panganUji, type RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { BukaKasus } from '#okkp/kasus/BukaKasus.tsx'
import { KasusOf } from '#okkp/kasus/KasusOf.tsx'
import { TelusuriPemasok } from '#okkp/kasus/TelusuriPemasok.tsx'
import { CatatRapidTest } from '#okkp/pengujian/CatatRapidTest.tsx'
import { testFacts } from '#okkp/pengujian/test-facts.ts'
import { TulisPeringatan } from '#okkp/peringatan/TulisPeringatan.tsx'
import { rapidRecord } from '#okkp/rapid-test/use-rapid-test.ts'
import { call } from '#platform/api/client.ts'
import { OpenStoredButton } from '#platform/files/OpenStoredButton.tsx'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import { HasilRapidTest } from '#platform/pengujian/HasilRapidTest.tsx'
import { kitFact } from '#platform/pengujian/kit-fact.ts'
import type { RecordDetail } from '#platform/record/record-definition.ts'

export const rapidDetail: RecordDetail<RapidTest> = {
  record: rapidRecord,
  title: (record) => `${record.parameter} pada ${panganUji(record)}`,
  meta: (record) => [record.lokasi_sampel, formatDate(record.tanggal)].join(' · '),
  badge: ({ keadaan }) => <HasilRapidTest keadaan={keadaan} />,
  actions: ({ id, hasil_uji, tindak_lanjut_id }) =>
    hasil_uji === 'Positif' && (
      <>
        <TelusuriPemasok of={{ rapid_test_id: id }} />
        <CatatRapidTest search={{ rapid: id }} />
        {/* A warning cites a screening through its case. */}
        {tindak_lanjut_id !== null && <TulisPeringatan asal="rapid_test" id={id} />}
      </>
    ),
  change: 'Ubah data',
  remove: {
    noun: 'rapid test',
    nameOf: () => 'rapid test ini',
    text: 'Hanya untuk data yang keliru dicatat. Kasus yang hanya bersumber darinya dan belum dijawab ikut terhapus.',
    call: ({ id }) => call(rapidTestCalls.remove, { query: { rapid_test_id: id } }),
  },
  body: (record) => (
    <>
      <Lanjutan record={record} />
      <Section
        title="Rincian"
        actions={record.foto && <OpenStoredButton path={record.foto}>Lihat foto</OpenStoredButton>}
      >
        <Facts facts={factsOf(record)} />
      </Section>
    </>
  ),
}

function Lanjutan({ record: { id, tindak_lanjut_id, hasil_uji } }: { record: RapidTest }) {
  const refresh = rapidRecord.useRefresh()
  if (tindak_lanjut_id !== null) return <KasusOf of={{ rapid_test_id: id }} />
  if (hasil_uji !== 'Positif') return null
  const open = () => call(openTindakLanjut, { body: { rapid_test_id: id } })
  return <BukaKasus open={open} refresh={refresh} />
}

function factsOf(record: RapidTest): readonly Fact[] {
  return [
    ['Jenis', record.jenis_rapid_test],
    ['Parameter', record.parameter],
    ['Kategori', record.kategori],
    ['Pangan', panganUji(record)],
    ['Jumlah sampel', formatNumber(record.jumlah_sampel)],
    ['Asal pasokan', record.asal_pasokan],
    testFacts.registrasi(record),
    kitFact(record),
    ['Lembaga penguji', record.lembaga],
    ['Lokasi sampel', record.lokasi_sampel],
    testFacts.wilayah(record),
    ['Titipan untuk', record.wilayah_tujuan],
    ['Keterangan', record.note],
    testFacts.dicatat(record),
  ]
}
