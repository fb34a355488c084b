import { Input } from '@mantine/core'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { useRef } from 'react'
import { lembagaOf } from '#okkp/pengujian/lembaga.ts'
import { type BahanRapid, bahanRapid, readBahanRapid } from '#okkp/rapid-test/bahan-uji.ts'
import type { EntriRapidOkkp } from '#okkp/rapid-test/lapangan/entri-uji-okkp.ts'
import {
  type Isian,
  isianLanjutan,
  salahIsian,
  titleOfRapid,
} from '#okkp/rapid-test/lapangan/isian-lapangan.ts'
import { LetakLapangan } from '#okkp/rapid-test/lapangan/LetakLapangan.tsx'
import { RapidTestFields } from '#okkp/rapid-test/RapidTestFields.tsx'
import { rapidBaru, rapidLabels } from '#okkp/rapid-test/rapid-test-form.ts'
import { rapidRecord } from '#okkp/rapid-test/use-rapid-test.ts'
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
import { useSignedInUser } from '#platform/session/use-session.ts'
import { BackButton } from '#platform/ui/link/BackButton.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

const title = 'Rapid test di lapangan'
const kind = 'rapid-okkp'

/** Records tests outside of markets, sample by sample, online or offline. */
export function RapidTestLapanganScreen() {
  const bahan = useFieldData(bahanRapid, readBahanRapid)
  return (
    <FieldDataLoader title={title} crumbs={rapidRecord.crumbs} noun="Lembar uji" reads={[bahan]}>
      {() => bahan.data && <Catat bahan={bahan.data} />}
    </FieldDataLoader>
  )
}

function Catat({ bahan }: { bahan: BahanRapid }) {
  const user = useSignedInUser()
  const before = useRef<Isian>({})
  const { waiting } = useEntries()
  const draft = useEntryDraft<EntriRapidOkkp>({
    kind,
    shape: 1,
    matches: () => true,
    blank: () => ({
      isian: isianLanjutan(rapidBaru({ lembaga: lembagaOf(user) }), before.current),
      foto: null,
    }),
    titleOf: ({ isian }) => titleOfRapid(isian, bahan),
    href: `${rapidRecord.list}/lapangan`,
  })
  const { entry } = draft
  const content = entry?.content
  const round = useEntryRound({
    faults: content ? salahIsian(content.isian, scopeOf(user)) : {},
    prefix: 'uji',
    labels: rapidLabels,
    finish() {
      before.current = content?.isian ?? {}
      return draft.finish()
    },
    said: 'Hasil uji tersimpan dan dikirim begitu ada sinyal. Silakan sampel berikutnya.',
  })
  const field = useEntryFields<string>({
    values: content?.isian ?? {},
    change: (isian) => content && void draft.change({ ...content, isian }),
    labels: rapidLabels,
    faults: round.told,
    prefix: 'uji',
  })
  if (!entry || !content) return <LoadingRows rows={8} />
  const { foto } = content
  const menunggu = waiting.filter((one) => one.kind === kind).length
  return (
    <>
      <PageHeader
        title={title}
        meta={`Satu sampel setelah yang lain, juga tanpa sinyal. Lokasi, hari, dan kit tetap untuk sampel berikutnya.${menunggu > 0 ? ` ${menunggu} hasil menunggu dikirim.` : ''}`}
        crumbs={rapidRecord.crumbs}
      />
      <EntryNotices noun="Hasil uji" message={entry.message} fault={draft.fault} opened={draft.opened} />
      <EntryRound round={round} label="Simpan, lanjut sampel berikutnya">
        <RapidTestFields
          field={field}
          values={content.isian}
          bahan={bahan}
          letak={<LetakLapangan provinsi={field('provinsi_id')} kota={field('kota_id')} bahan={bahan} />}
          foto={
            <Input.Wrapper label="Foto hasil (bila ada)">
              <FotoButir
                kode="hasil"
                label="foto hasil"
                most={1}
                jumlah={foto === null ? 0 : 1}
                onAmbil={(file) =>
                  draft.addPhoto('hasil', shrinkFoto(file), (now) => ({ ...now, foto: 'hasil' }))
                }
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
        <BackButton to={rapidRecord.list}>Kembali ke daftar</BackButton>
      </p>
    </>
  )
}
