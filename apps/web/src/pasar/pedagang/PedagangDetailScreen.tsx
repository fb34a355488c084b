import { zonaLabels } from '@portal/domain/pasar/pasar/pasar.labels'
import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import {
  caraSimpanLabels,
  frekuensiLabels,
  kategoriLabels,
  kelaminLabels,
  type Pedagang,
} from '@portal/domain/pasar/pedagang/pedagang.schema'
import { formatDate } from '@portal/domain/platform/format'
import { namaPedagang } from '#pasar/pedagang/pedagang-form.ts'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { useKelompok, usePedagang, useRefreshPedagang } from '#pasar/pedagang/use-pedagang.ts'
import { call } from '#platform/api/client.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import classes from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function PedagangDetailScreen({ ranah, id }: { ranah: Ranah; id: number }) {
  return (
    <RecordLoader read={usePedagang(id)} noun="Pedagang" crumbs={ranah.crumbs} back={ranah.list}>
      {(pedagang) => <Detail ranah={ranah} pedagang={pedagang} />}
    </RecordLoader>
  )
}

interface PartProps {
  ranah: Ranah
  pedagang: Pedagang
}

function Detail({ ranah, pedagang }: PartProps) {
  const { id, group_id, nama_pasar, kota, nomor_kios } = pedagang
  const refresh = useRefreshPedagang()
  return (
    <>
      <PageHeader
        title={namaPedagang(pedagang)}
        crumbs={ranah.crumbs}
        meta={`Kios ${nomor_kios} · ${nama_pasar}, ${kota}`}
        actions={
          <>
            <AddButton to={`${ranah.list}/add`} search={{ group: group_id }}>
              Pedagang berikutnya
            </AddButton>
            <ChangeButton to={`${ranah.list}/${id}/ubah`}>Ubah data</ChangeButton>
            <RemoveMenu
              noun="pedagang"
              nama={namaPedagang(pedagang)}
              text="Data kios, dagangan, dan data pribadinya hilang. Untuk pedagang yang berhenti, cukup tandai tidak lagi berdagang."
              remove={() => call(pedagangCalls.remove, { query: { pedagang_id: id } })}
              refresh={refresh}
              back={ranah.list}
            />
          </>
        }
      />
      {!pedagang.persetujuan && (
        <Callout>
          Pedagang ini tidak menyetujui penyimpanan data pribadinya, jadi hanya kiosnya yang dicatat.
        </Callout>
      )}
      <Dagangan ranah={ranah} pedagang={pedagang} />
      <Rincian pedagang={pedagang} />
      <Sekelompok ranah={ranah} pedagang={pedagang} />
    </>
  )
}

/** Each supplier leads on to everybody else it supplies. */
function Dagangan({ ranah, pedagang: { pasokan } }: PartProps) {
  return (
    <Section title="Barang dagangan dan pemasok">
      <ul className={classes.list}>
        {pasokan.map(({ komoditas_id, komoditas, pemasok_id, pemasok, asal_kota, frekuensi }) => (
          <li key={komoditas_id}>
            <span className={classes.name}>
              <b>{komoditas}</b>
              <small>
                {[pemasok ?? 'Pemasok belum diketahui', asal_kota, frekuensi && frekuensiLabels[frekuensi]]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {pemasok_id !== null && (
              <AppLink to={`${ranah.list}/telusur`} search={{ pemasok: pemasok_id }}>
                Telusuri pemasok
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Rincian({ pedagang }: { pedagang: Pedagang }) {
  const { zona, jenis_kelamin, cara_simpan, lama_usaha, tanggal_persetujuan } = pedagang
  return (
    <Section title="Rincian">
      <Facts
        facts={[
          ['Kategori', kategoriLabels[pedagang.kategori]],
          ['Zona', zona && zonaLabels[zona]],
          ['Keadaan', pedagang.aktif ? 'Masih berdagang' : 'Tidak lagi berdagang'],
          ['NIK', pedagang.nik_tersamar],
          ['Jenis kelamin', jenis_kelamin && kelaminLabels[jenis_kelamin]],
          ['No. HP', pedagang.hp],
          ['Persetujuan data', tanggal_persetujuan && `Sejak ${formatDate(tanggal_persetujuan)}`],
          ['Lama berdagang', lama_usaha !== null && `${lama_usaha} tahun`],
          ['Volume per hari', pedagang.volume_per_hari],
          ['Cara menyimpan', cara_simpan && caraSimpanLabels[cara_simpan]],
          ['NIB atau PDUK', pedagang.nib],
          ['Bimtek', pedagang.ikut_bimtek ? 'Pernah ikut' : 'Belum'],
          ['Didata', formatDate(pedagang.tanggal_pendataan)],
        ]}
      />
    </Section>
  )
}

const mostShown = 12

function Sekelompok({ ranah, pedagang: { group_id, id, kelompok } }: PartProps) {
  const others = (useKelompok(group_id).data?.pedagang ?? []).filter((each) => each.id !== id)
  if (others.length === 0) return null
  return (
    <Section title={`Pedagang lain di ${kelompok}`}>
      <ul className={classes.list}>
        {others.slice(0, mostShown).map((each) => (
          <li key={each.id}>
            <AppLink to={`${ranah.list}/${each.id}`}>{namaPedagang(each)}</AppLink>
            <span>Kios {each.nomor_kios}</span>
          </li>
        ))}
      </ul>
      {others.length > mostShown && <p>dan {others.length - mostShown} lagi.</p>}
    </Section>
  )
}
