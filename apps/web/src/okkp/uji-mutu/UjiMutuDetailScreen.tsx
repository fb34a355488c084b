import { jenisBerasLabels, type KunciMutu, kunciMutu } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { type UjiMutu, ukuranLabels } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { formatDate, formatDateTime, formatMeasure } from '@portal/domain/platform/format'
import { KelasMutuBadge } from '#okkp/uji-mutu/KelasMutuBadge.tsx'
import {
  mutuCrumbs,
  mutuList,
  removeMutu,
  useAturanMutu,
  useRefreshMutu,
  useUjiMutu,
} from '#okkp/uji-mutu/use-uji-mutu.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'

export function UjiMutuDetailScreen({ id }: { id: number }) {
  return (
    <RecordLoader noun="Uji mutu" crumbs={mutuCrumbs} back={mutuList} read={useUjiMutu(id)}>
      {(record) => <Detail record={record} />}
    </RecordLoader>
  )
}

function Detail({ record }: { record: UjiMutu }) {
  return (
    <>
      <PageHeader
        title={[record.komoditas, record.merek].filter(Boolean).join(', ')}
        crumbs={mutuCrumbs}
        badge={<KelasMutuBadge kelas={record.kelas_mutu_id} />}
        meta={[record.lokasi_sampel, formatDate(record.tanggal)].join(' · ')}
        actions={
          <>
            <ChangeButton to={`${mutuList}/${record.id}/ubah`}>Ubah data</ChangeButton>
            <RemoveMenu
              noun="uji mutu"
              nama="uji mutu ini"
              text="Hanya untuk data yang keliru dicatat. Angkanya hilang dari statistik."
              remove={() => removeMutu(record.id)}
              refresh={useRefreshMutu()}
              back={mutuList}
            />
          </>
        }
      />
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
  )
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
    ['Wilayah', record.kota ?? record.provinsi, record.kota ? record.provinsi : ''],
    ['Titipan untuk', record.wilayah_tujuan],
    ['Catatan', record.catatan],
    ['Dicatat', record.dibuat_oleh ?? 'Sistem', formatDateTime(record.created_at)],
  ]
}
