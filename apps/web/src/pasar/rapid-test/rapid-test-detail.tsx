import { Button } from '@mantine/core'
import { kategoriLabels } from '@portal/domain/pasar/pedagang/pedagang.schema'
import {
  openTindakLanjutPasar,
  rapidPasarCalls,
} from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import {
  panganOf,
  type RapidPasar,
  type RincianRapidPasar,
  tempatOf,
} from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { formatDate, formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { IconPrinter, IconRoute } from '@tabler/icons-react'
import { BukaKasus, KasusOf, TulisPeringatan } from '#okkp/index.ts'
import { ranahOkkp, ranahPasar } from '#pasar/pedagang/ranah.ts'
import { LembarHasil } from '#pasar/rapid-test/LembarHasil.tsx'
import { rapidRecord } from '#pasar/rapid-test/use-rapid-test.ts'
import { call } from '#platform/api/client.ts'
import { OpenStoredButton } from '#platform/files/OpenStoredButton.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import { HasilRapidTest } from '#platform/pengujian/HasilRapidTest.tsx'
import { kitFact } from '#platform/pengujian/kit-fact.ts'
import type { RecordDetail } from '#platform/record/record-definition.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export const rapidDetail: RecordDetail<RincianRapidPasar> = {
  record: rapidRecord,
  title: (uji) => `${uji.parameter} pada ${panganOf(uji)}`,
  meta: (uji) => `${tempatOf(uji)} · ${formatDate(uji.tanggal)}`,
  badge: ({ keadaan }) => <HasilRapidTest keadaan={keadaan} />,
  actions: ({ id, hasil_uji }) => (
    <>
      {hasil_uji === 'Positif' && <TulisPeringatan asal="rapid_pasar" id={id} />}
      <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => window.print()}>
        Cetak untuk kios
      </Button>
    </>
  ),
  change: 'Ubah',
  remove: {
    noun: 'rapid test',
    nameOf: panganOf,
    text: 'Hanya untuk data yang keliru dicatat. Kasus yang hanya bersumber darinya dan belum dijawab ikut terhapus.',
    call: ({ id }) => call(rapidPasarCalls.remove, { query: { id } }),
  },
  body: (uji) => (
    <>
      <Lanjutan uji={uji} />
      <Section title="Rincian" actions={<Berkas uji={uji} />}>
        <Facts facts={factsOf(uji)} empty="Belum diisi" />
      </Section>
      <LembarHasil uji={uji} />
    </>
  ),
}

function Lanjutan({ uji: { id, tindak_lanjut_id, hasil_uji } }: { uji: RapidPasar }) {
  const refresh = rapidRecord.useRefresh()
  if (tindak_lanjut_id !== null) return <KasusOf of={{ rapid_pasar_id: id }} />
  if (hasil_uji !== 'Positif') return null
  const open = () => call(openTindakLanjutPasar, { body: { id } })
  return <BukaKasus open={open} refresh={refresh} />
}

function Berkas({ uji }: { uji: RapidPasar }) {
  return (
    <>
      {(uji.pemasok_id !== null || uji.pedagang_id !== null) && (
        <Button
          component={AppLink}
          to={`${rapidRecord.pageOf(uji)}/telusur`}
          variant="default"
          leftSection={<Icon of={IconRoute} />}
        >
          Telusuri pemasok
        </Button>
      )}
      {uji.foto && <OpenStoredButton path={uji.foto}>Lihat foto</OpenStoredButton>}
    </>
  )
}

function factsOf(uji: RapidPasar): readonly Fact[] {
  const { list } = uji.pedagang_okkp ? ranahOkkp : ranahPasar
  const kios =
    uji.pedagang_id === null ? (
      uji.nomor_kios
    ) : (
      <AppLink to={`${list}/${uji.pedagang_id}`}>Kios {uji.nomor_kios}</AppLink>
    )
  return [
    ['Jenis', uji.jenis_rapid_test],
    ['Parameter', uji.parameter],
    ['Kategori', kategoriLabels[uji.kategori]],
    ['Pangan', panganOf(uji)],
    ['Sampel', formatNumber(uji.jumlah_sampel), uji.kode_sampel && `kode ${uji.kode_sampel}`],
    [
      'Pasar',
      <AppLink key="pasar" to={`/pasar/admin/pasar/${uji.pasar_id}`}>
        {uji.nama_pasar}
      </AppLink>,
      uji.kota,
    ],
    ['Kios', kios],
    ['Pemasok', uji.pemasok, uji.asal_kota && `asal ${uji.asal_kota}`],
    kitFact(uji),
    ['Penguji', uji.penguji],
    ['Catatan', uji.catatan],
    ['Dicatat', formatDateTime(uji.created_at)],
  ]
}
