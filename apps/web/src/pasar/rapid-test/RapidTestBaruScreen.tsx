import { Input } from '@mantine/core'
import { useRef } from 'react'
import { type BahanUji, bahan, readKios, readPasar, readUji } from '#pasar/lapangan/bahan.ts'
import { keepPasarHariIni, readPasarHariIni } from '#pasar/lapangan/pasar-hari-ini.ts'
import type { EntriRapid } from '#pasar/rapid-test/entri-rapid-test.ts'
import { RapidTestFields } from '#pasar/rapid-test/RapidTestFields.tsx'
import {
  type Isian,
  isianBaru,
  isianLanjutan,
  labels,
  salahIsian,
} from '#pasar/rapid-test/rapid-test-form.ts'
import { titleOfRapid } from '#pasar/rapid-test/title-of-uji.ts'
import { daftarRapid, rapidCrumbs } from '#pasar/rapid-test/use-rapid-test.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { EntryNotices } from '#platform/offline/EntryNotices.tsx'
import { FotoButir, FotoLuring } from '#platform/offline/EntryPhotos.tsx'
import { EntryRound, useEntryRound } from '#platform/offline/EntryRound.tsx'
import { FieldDataLoader } from '#platform/offline/FieldDataLoader.tsx'
import { shrinkFoto } from '#platform/offline/shrink-foto.ts'
import { useEntryDraft } from '#platform/offline/use-entry-draft.ts'
import { useEntryFields } from '#platform/offline/use-entry-fields.ts'
import { useFieldData } from '#platform/offline/use-field-data.ts'
import { useEntries } from '#platform/offline/use-queue.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

type Pasar = Awaited<ReturnType<typeof readPasar>>

/** Records tests in the market, sample by sample, online or offline. */
export function RapidTestBaruScreen({ pasarId }: { pasarId: number | undefined }) {
  const pasar = useFieldData(bahan.pasar, readPasar)
  const uji = useFieldData(bahan.uji, readUji)
  return (
    <FieldDataLoader title="Catat rapid test" crumbs={rapidCrumbs} noun="Lembar uji" reads={[pasar, uji]}>
      {() => pasar.data && uji.data && <Catat pasar={pasar.data} uji={uji.data} pasarId={pasarId} />}
    </FieldDataLoader>
  )
}

interface CatatProps {
  pasar: Pasar
  uji: BahanUji
  pasarId: number | undefined
}

function Catat({ pasar, uji, pasarId }: CatatProps) {
  const before = useRef<Isian>({ ...isianBaru(), pasar_id: pasarId ?? readPasarHariIni() })
  const { waiting } = useEntries()
  const namaOf = (id: unknown) => pasar.find((each) => each.id === id)?.nama ?? ''
  const draft = useEntryDraft<EntriRapid>({
    kind: 'rapid-pasar',
    shape: 1,
    matches: () => true,
    blank: () => ({
      nama_pasar: namaOf(before.current.pasar_id),
      isian: isianLanjutan(before.current),
      foto: null,
    }),
    titleOf: ({ nama_pasar, isian }): string =>
      titleOfRapid(isian, nama_pasar, { uji, kios: kios.data ?? [] }),
    href: `${daftarRapid}/add`,
  })
  const { entry } = draft
  const content = entry?.content
  const salah = content ? salahIsian(content.isian) : {}
  const round = useEntryRound({
    faults: salah,
    prefix: 'uji',
    labels,
    finish() {
      if (content) before.current = content.isian
      return draft.finish()
    },
    said: 'Hasil uji tersimpan dan dikirim begitu ada sinyal. Silakan sampel berikutnya.',
  })
  const field = useEntryFields({
    values: content?.isian ?? {},
    change: (isian) =>
      content && void draft.change({ ...content, isian, nama_pasar: namaOf(isian.pasar_id) }),
    labels,
    faults: round.told,
    prefix: 'uji',
  })
  const chosen = Number(content?.isian.pasar_id) || 0
  const kios = useFieldData(bahan.kios(chosen), () => (chosen === 0 ? Promise.resolve([]) : readKios(chosen)))
  if (!entry || !content) return <LoadingRows rows={8} />
  const market = field('pasar_id')
  const { foto } = content

  const addFoto = (file: File) =>
    draft.addPhoto('hasil', shrinkFoto(file), (now) => ({
      ...now,
      foto: 'hasil',
    }))

  const menunggu = waiting.filter(({ kind }) => kind === 'rapid-pasar').length
  return (
    <>
      <PageHeader
        title="Catat rapid test"
        meta={`Satu sampel setelah yang lain, juga tanpa sinyal. Pasar, hari, dan kit tetap untuk sampel berikutnya.${menunggu > 0 ? ` ${menunggu} hasil menunggu dikirim.` : ''}`}
        crumbs={rapidCrumbs}
      />
      <EntryNotices noun="Hasil uji" message={entry.message} fault={draft.fault} opened={draft.opened} />
      <EntryRound round={round} label="Simpan, lanjut sampel berikutnya">
        <RapidTestFields
          field={field}
          values={content.isian}
          bahan={uji}
          kios={kios.data ?? []}
          pasar={
            <SelectField
              {...market}
              options={pasar.map(({ id, nama, kota }) => ({ value: id, label: `${nama}, ${kota}` }))}
              placeholder="Pilih atau ketik nama pasar"
              onChange={(next) => {
                market.onChange(next)
                if (typeof next === 'number') keepPasarHariIni(next)
                // A stall belongs to one market, so a new market clears the stall.
                field('pedagang_id').onChange(null)
              }}
            />
          }
          foto={
            <Input.Wrapper label="Foto hasil (bila ada)">
              <FotoButir
                kode="hasil"
                label="foto hasil"
                most={1}
                jumlah={foto === null ? 0 : 1}
                onAmbil={addFoto}
              >
                {foto !== null && (
                  <FotoLuring
                    key={entry.changed}
                    entri={entry.id}
                    nama={foto}
                    label="Foto hasil"
                    onHapus={() => {
                      void draft.change({ ...content, foto: null })
                      void draft.removePhoto(foto)
                    }}
                  />
                )}
              </FotoButir>
            </Input.Wrapper>
          }
        />
      </EntryRound>
      <p>
        <BackButton to={daftarRapid}>Kembali ke daftar</BackButton>
      </p>
    </>
  )
}
