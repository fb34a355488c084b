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
import { pedagangRecord, useKelompok } from '#pasar/pedagang/use-pedagang.ts'
import { call } from '#platform/api/client.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import classes from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export const pedagangDetail = (ranah: Ranah): RecordDetail<Pedagang> => ({
  record: pedagangRecord(ranah),
  title: namaPedagang,
  meta: ({ nomor_kios, nama_pasar, kota }) => `Kios ${nomor_kios} · ${nama_pasar}, ${kota}`,
  actions: ({ group_id }) => (
    <AddButton to={`${ranah.list}/add`} search={{ group: group_id }}>
      Pedagang berikutnya
    </AddButton>
  ),
  change: 'Ubah data',
  remove: {
    noun: 'pedagang',
    nameOf: namaPedagang,
    text: 'Data kios, dagangan, dan data pribadinya hilang. Untuk pedagang yang berhenti, cukup tandai tidak lagi berdagang.',
    call: ({ id }) => call(pedagangCalls.remove, { query: { pedagang_id: id } }),
  },
  body: (pedagang) => (
    <>
      {!pedagang.persetujuan && (
        <Callout>
          Pedagang ini tidak menyetujui penyimpanan data pribadinya, jadi hanya kiosnya yang dicatat.
        </Callout>
      )}
      <Dagangan ranah={ranah} pedagang={pedagang} />
      <Rincian pedagang={pedagang} />
      <Sekelompok ranah={ranah} pedagang={pedagang} />
    </>
  ),
})

interface PartProps {
  ranah: Ranah
  pedagang: Pedagang
}

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
