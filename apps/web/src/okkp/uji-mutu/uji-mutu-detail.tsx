import { jenisBerasLabels, type KunciMutu, kunciMutu } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { type UjiMutu, ukuranLabels } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { formatDate, formatMeasure } from '@portal/domain/platform/format'
import { testFacts } from '#okkp/pengujian/test-facts.ts'
import { KelasMutuBadge } from '#okkp/uji-mutu/KelasMutuBadge.tsx'
import { mutuRecord, useAturanMutu } from '#okkp/uji-mutu/use-uji-mutu.ts'
import { call } from '#platform/api/client.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'

export const mutuDetail: RecordDetail<UjiMutu> = {
  record: mutuRecord,
  title: ({ komoditas, merek }) => [komoditas, merek].filter(Boolean).join(', '),
  meta: (record) => [record.lokasi_sampel, formatDate(record.tanggal)].join(' · '),
  badge: ({ kelas_mutu_id }) => <KelasMutuBadge kelas={kelas_mutu_id} />,
  change: 'Ubah data',
  remove: {
    noun: 'uji mutu',
    nameOf: () => 'uji mutu ini',
    text: 'Hanya untuk data yang keliru dicatat. Angkanya hilang dari statistik.',
    call: ({ id }) => call(ujiMutuCalls.remove, { query: { uji_mutu_id: id } }),
  },
  body: (record) => (
    <>
      {record.alasan_kelas && (
        <Callout>
          {record.kelas_mutu}: {record.alasan_kelas} ({record.dasar_kelas}).
        </Callout>
      )}
      {record.jenis_beras !== null && <UkuranCard record={record} />}
      <Section title="Rincian">
        <Facts facts={factsOf(record)} />
      </Section>
    </>
  ),
}

function UkuranCard({ record }: { record: UjiMutu }) {
  const { data: aturan = [] } = useAturanMutu()
  const unitOf = (kunci: KunciMutu) => aturan.find((each) => each.kunci === kunci)?.satuan ?? ''
  const facts = kunciMutu.flatMap((kunci): Fact[] => {
    const nilai = record[kunci]
    if (nilai === null) return []
    const decides = record.penentu.includes(kunci) ? 'Menentukan kelas' : ''
    return [[ukuranLabels[kunci], formatMeasure(nilai, unitOf(kunci)), decides]]
  })
  return (
    <Section title="Hasil ukur">
      <Facts facts={facts} />
    </Section>
  )
}

function factsOf(record: UjiMutu): readonly Fact[] {
  return [
    ['Komoditas', record.komoditas, record.komoditas_tambahan],
    ['Jenis beras', record.jenis_beras && jenisBerasLabels[record.jenis_beras]],
    ['Standar', record.dasar_kelas],
    ['Hasil ukur', record.jenis_beras === null && record.hasil_ukur],
    ['Lembaga penguji', record.lembaga],
    ['Metode uji', record.metode_uji],
    ['Lokasi sampel', record.lokasi_sampel],
    testFacts.wilayah(record),
    ['Titipan untuk', record.wilayah_tujuan],
    ['Catatan', record.catatan],
    testFacts.dicatat(record),
  ]
}
