import { dayInJakarta } from '@portal/domain/platform/format'
import { panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import { useRef } from 'react'
import { type BahanUji, bahan, readPasar, readUji } from '#pasar/lapangan/bahan.ts'
import { keepPasarHariIni, readPasarHariIni } from '#pasar/lapangan/pasar-hari-ini.ts'
import { type EntriPedagang, type IsianLapangan, labels, salahIsian } from '#pasar/pedagang/entri-pedagang.ts'
import { PemasokField } from '#pasar/pedagang/PasokanFields.tsx'
import { PersetujuanSection } from '#pasar/pedagang/PersetujuanSection.tsx'
import { pilihan } from '#pasar/pedagang/pedagang-form.ts'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { MultiSelectField, SelectField } from '#platform/forms/choice-fields.tsx'
import classes from '#platform/forms/Form.module.css'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { EntryNotices } from '#platform/offline/EntryNotices.tsx'
import { EntryRound, useEntryRound } from '#platform/offline/EntryRound.tsx'
import { FieldDataLoader } from '#platform/offline/FieldDataLoader.tsx'
import { useEntryDraft } from '#platform/offline/use-entry-draft.ts'
import { useEntryFields } from '#platform/offline/use-entry-fields.ts'
import { useFieldData } from '#platform/offline/use-field-data.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

/** Records traders in the market, stall by stall, online or offline. */
export function PedagangLapanganScreen({ ranah }: { ranah: Ranah }) {
  const pasar = useFieldData(bahan.pasar, readPasar)
  const uji = useFieldData(bahan.uji, readUji)
  return (
    <FieldDataLoader
      title="Data pedagang di lapangan"
      crumbs={ranah.crumbs}
      noun="Lembar pendataan"
      reads={[pasar, uji]}
    >
      {() => pasar.data && uji.data && <Catat ranah={ranah} pasar={pasar.data} bahanUji={uji.data} />}
    </FieldDataLoader>
  )
}

interface CatatProps {
  ranah: Ranah
  pasar: Awaited<ReturnType<typeof readPasar>>
  bahanUji: BahanUji
}

const personal = ['nama', 'jenis_kelamin', 'hp'] as const

function Catat({ ranah, pasar, bahanUji }: CatatProps) {
  const { isOkkp, list, crumbs } = ranah
  const before = useRef<IsianLapangan>({})
  const daganganOf = ({ komoditas }: IsianLapangan) =>
    bahanUji.komoditas
      .filter(({ id }) => Array.isArray(komoditas) && komoditas.includes(id))
      .map(({ nama }) => nama)
      .join(', ')
  const namaOf = (id: unknown) => pasar.find((each) => each.id === id)?.nama ?? ''
  const draft = useEntryDraft<EntriPedagang>({
    kind: 'pedagang-lapangan',
    shape: 1,
    matches: ({ is_okkp = false }) => is_okkp === isOkkp,
    blank: () => {
      // Officers usually continue in the same block, so the next entry keeps market and group.
      const { pasar_id = readPasarHariIni(), kelompok = null, kategori = 'PSAT' } = before.current
      const isian = { pasar_id, kelompok, kategori, komoditas: [], persetujuan: false }
      return { nama_pasar: namaOf(pasar_id), tanggal: dayInJakarta(Date.now()), isian, is_okkp: isOkkp }
    },
    titleOf: ({ nama_pasar, isian }) =>
      ['Pedagang', isian.nomor_kios && `kios ${isian.nomor_kios}`, daganganOf(isian), nama_pasar]
        .filter(Boolean)
        .join(', '),
    href: `${list}/lapangan`,
  })
  const { entry } = draft
  const content = entry?.content
  const salah = content ? salahIsian(content) : {}
  const round = useEntryRound({
    faults: salah,
    prefix: 'pedagang',
    labels,
    finish() {
      before.current = content?.isian ?? {}
      return draft.finish()
    },
    said: 'Pedagang tersimpan dan dikirim begitu ada sinyal. Silakan kios berikutnya.',
  })
  const field = useEntryFields({
    values: content?.isian ?? {},
    change: (isian) =>
      content && void draft.change({ ...content, isian, nama_pasar: namaOf(isian.pasar_id) }),
    labels,
    faults: round.told,
    prefix: 'pedagang',
  })
  if (!entry || !content) return <LoadingRows rows={8} />
  const market = field('pasar_id')

  return (
    <>
      <PageHeader
        title="Data pedagang di lapangan"
        meta="Kios demi kios, juga tanpa sinyal. Pasar dan kelompok tetap untuk kios berikutnya."
        crumbs={crumbs}
      />
      <Callout>
        NIK tidak pernah disimpan di ponsel, jadi tidak ditanyakan di sini. Bila perlu, isi NIK pada data
        pedagangnya setelah terkirim.
      </Callout>
      <EntryNotices noun="Data" message={entry.message} fault={draft.fault} opened={draft.opened} />
      <EntryRound round={round} label="Simpan, lanjut kios berikutnya">
        <Section title="Kios dan dagangan">
          <div className={classes.fields}>
            <SelectField
              {...market}
              onChange={(next) => {
                market.onChange(next)
                if (typeof next === 'number') keepPasarHariIni(next)
              }}
              options={pasar.map(({ id, nama, kota }) => ({ value: id, label: `${nama}, ${kota}` }))}
              placeholder="Pilih atau ketik nama pasar"
            />
            <TextField
              {...field('kelompok')}
              maxLength={150}
              help="Misalnya Blok A. Kelompok yang sudah ada dipakai lagi."
            />
            <TextField {...field('nomor_kios')} maxLength={40} />
            <SelectField {...field('kategori')} options={pilihan.kategori} />
            <MultiSelectField
              {...field('komoditas')}
              options={bahanUji.komoditas.map(({ id, nama }) => ({ value: id, label: nama }))}
            />
            <PemasokField {...field('pemasok')} />
            {content.isian.pemasok ? (
              <SelectField
                {...field('asal_kota_id')}
                options={bahanUji.kota ?? []}
                placeholder="Pilih atau ketik nama"
                optional
              />
            ) : null}
          </div>
        </Section>
        <PersetujuanSection
          field={field}
          pribadi={personal}
          isian={
            <>
              <TextField {...field('nama')} maxLength={150} />
              <SelectField {...field('jenis_kelamin')} options={pilihan.kelamin} optional />
              <PhoneField {...field('hp')} min={panjangTelepon.min} optional />
            </>
          }
        />
      </EntryRound>
    </>
  )
}
