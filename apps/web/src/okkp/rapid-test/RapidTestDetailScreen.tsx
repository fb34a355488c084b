import { Button } from '@mantine/core'
import { panganUji, type RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { bukaTindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { formatDate, formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { IconEye } from '@tabler/icons-react'
import {
  rapidCrumbs,
  rapidList,
  removeRapid,
  useRapidTest,
  useRefreshRapid,
} from '#okkp/rapid-test/use-rapid-test.ts'
import { TindakLanjutOf } from '#okkp/tindak-lanjut/TindakLanjutOf.tsx'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { popup } from '#platform/notices/popup.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { HasilSaringan } from '#platform/pengujian/HasilSaringan.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'

export function RapidTestDetailScreen({ id }: { id: number }) {
  return (
    <RecordLoader noun="Rapid test" crumbs={rapidCrumbs} back={rapidList} read={useRapidTest(id)}>
      {(record) => <Detail record={record} />}
    </RecordLoader>
  )
}

function Detail({ record }: { record: RapidTest }) {
  const { foto } = record
  return (
    <>
      <PageHeader
        title={`${record.parameter} pada ${panganUji(record)}`}
        crumbs={rapidCrumbs}
        badge={<HasilSaringan keadaan={record.keadaan} />}
        meta={[record.lokasi_sampel, formatDate(record.tanggal)].join(' · ')}
        actions={
          <>
            <ChangeButton to={`${rapidList}/${record.id}/ubah`}>Ubah data</ChangeButton>
            <RemoveMenu
              noun="rapid test"
              nama="rapid test ini"
              text="Hanya untuk data yang keliru dicatat. Tindak lanjut yang belum dijawab ikut terhapus."
              remove={() => removeRapid(record.id)}
              refresh={useRefreshRapid()}
              back={rapidList}
            />
          </>
        }
      />
      {record.tindak_lanjut_id !== null ? (
        <TindakLanjutOf of={{ rapid_test_id: record.id }} />
      ) : (
        record.hasil_uji === 'Positif' && <BukaCallout id={record.id} />
      )}
      <Section
        title="Rincian"
        actions={
          foto && (
            <Button
              variant="default"
              leftSection={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => openStored(foto)}
            >
              Lihat foto
            </Button>
          )
        }
      >
        <Facts facts={factsOf(record)} />
      </Section>
    </>
  )
}

/** An old positive opens nothing by itself. */
function BukaCallout({ id }: { id: number }) {
  const { run, button } = useAction(useRefreshRapid())
  const open = () =>
    run(async () => popup.success((await call(bukaTindakLanjut, { body: { rapid_test_id: id } })).message))
  return (
    <Callout
      actions={
        <Button {...button} variant="default" onClick={() => void open()}>
          Buka tindak lanjut
        </Button>
      }
    >
      Hasil ini sudah lama ketika dicatat, jadi tidak ada tindak lanjut yang terbuka sendiri.
    </Callout>
  )
}

function factsOf(record: RapidTest): readonly Fact[] {
  const kit = [record.kit_merek, record.kit_lot && `lot ${record.kit_lot}`].filter(Boolean).join(', ')
  return [
    ['Jenis', record.jenis_rapid_test],
    ['Parameter', record.parameter],
    ['Kategori', record.kategori],
    ['Pangan', panganUji(record)],
    ['Jumlah sampel', formatNumber(record.jumlah_sampel)],
    ['Asal pasokan', record.asal_pasokan],
    ['Registrasi', record.no_registrasi, record.unit_usaha],
    ['Kit', kit, record.kit_kedaluwarsa && `berlaku sampai ${formatDate(record.kit_kedaluwarsa)}`],
    ['Lembaga penguji', record.lembaga],
    ['Lokasi sampel', record.lokasi_sampel],
    ['Wilayah', record.kota ?? record.provinsi, record.kota ? record.provinsi : ''],
    ['Titipan untuk', record.wilayah_tujuan],
    ['Keterangan', record.note],
    ['Dicatat', record.dibuat_oleh ?? 'Sistem', formatDateTime(record.created_at)],
  ]
}
