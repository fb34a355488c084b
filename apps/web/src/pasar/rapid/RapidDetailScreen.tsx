import { Button } from '@mantine/core'
import { kategoriLabels } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { bukaTindakLanjutPasar, rapidPasarCalls } from '@portal/domain/pasar/rapid/rapid-pasar.contract'
import { panganOf, type RapidPasar, tempatOf } from '@portal/domain/pasar/rapid/rapid-pasar.schema'
import { formatDate, formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { IconEye, IconPrinter, IconRoute } from '@tabler/icons-react'
import { TindakLanjutOf } from '#okkp/index.ts'
import { ranahOkkp, ranahPasar } from '#pasar/pedagang/ranah.ts'
import { LembarHasil } from '#pasar/rapid/LembarHasil.tsx'
import { RapidLoader } from '#pasar/rapid/RapidLoader.tsx'
import { daftarRapid, rapidCrumbs, useRefreshRapid } from '#pasar/rapid/use-rapid.ts'
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
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function RapidDetailScreen({ id }: { id: number }) {
  return <RapidLoader id={id}>{(uji) => <Detail uji={uji} />}</RapidLoader>
}

function Detail({ uji }: { uji: RapidPasar }) {
  const { id, foto } = uji
  const refresh = useRefreshRapid()
  return (
    <>
      <PageHeader
        title={`${uji.parameter} pada ${panganOf(uji)}`}
        crumbs={rapidCrumbs}
        badge={<HasilSaringan keadaan={uji.keadaan} />}
        meta={`${tempatOf(uji)} · ${formatDate(uji.tanggal)}`}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              Cetak untuk kios
            </Button>
            <ChangeButton to={`${daftarRapid}/${id}/ubah`}>Ubah</ChangeButton>
            <RemoveMenu
              noun="rapid test"
              nama={panganOf(uji)}
              text="Hanya untuk data yang keliru dicatat. Tindak lanjut yang belum dijawab ikut terhapus."
              remove={() => call(rapidPasarCalls.remove, { query: { id } })}
              refresh={refresh}
              back={daftarRapid}
            />
          </>
        }
      />
      {uji.tindak_lanjut_id !== null ? (
        <TindakLanjutOf of={{ rapid_pasar_id: id }} />
      ) : (
        uji.hasil_uji === 'Positif' && <BukaCallout id={id} />
      )}
      <Section
        title="Rincian"
        actions={
          <>
            {(uji.pemasok_id !== null || uji.pedagang_id !== null) && (
              <Button
                component={AppLink}
                to={`${daftarRapid}/${id}/telusur`}
                variant="default"
                leftSection={<IconRoute size={18} stroke={1.75} aria-hidden="true" />}
              >
                Telusuri pemasoknya
              </Button>
            )}
            {foto && (
              <Button
                variant="default"
                leftSection={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => openStored(foto)}
              >
                Lihat foto
              </Button>
            )}
          </>
        }
      >
        <Facts facts={factsOf(uji)} empty="Belum diisi" />
      </Section>
      <LembarHasil uji={uji} />
    </>
  )
}

/** An old positive opens nothing by itself. */
function BukaCallout({ id }: { id: number }) {
  const { run, button } = useAction(useRefreshRapid())
  const open = () =>
    run(async () => popup.success((await call(bukaTindakLanjutPasar, { body: { id } })).message))
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

function factsOf(uji: RapidPasar): readonly Fact[] {
  const kit = [uji.kit_merek, uji.kit_lot && `lot ${uji.kit_lot}`].filter(Boolean).join(', ')
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
    ['Kit', kit, uji.kit_kedaluwarsa && `berlaku sampai ${formatDate(uji.kit_kedaluwarsa)}`],
    ['Penguji', uji.penguji],
    ['Catatan', uji.catatan],
    ['Dicatat', formatDateTime(uji.created_at)],
  ]
}
