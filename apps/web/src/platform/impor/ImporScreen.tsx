import { type ReactNode, useState } from 'react'
import { HasilImporCard } from '#platform/impor/HasilImporCard.tsx'
import { ImporForm } from '#platform/impor/ImporForm.tsx'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { RiwayatImpor } from '#platform/impor/RiwayatImpor.tsx'
import { type IsianImpor, useSendImpor } from '#platform/impor/use-impor.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSearchChange } from '#platform/routing/use-search-change.ts'

interface ImporScreenProps {
  look: ImportLook
  jenis: readonly { id: number; nama: string }[]
  /** Form fields sent along with the file and its kind. */
  fields: Readonly<Record<string, string>>
  /** Further inputs. They call `onTouched` when a value changes. */
  choices?: (state: { onTouched: () => void; disabled: boolean }) => ReactNode
  jenisId: number | undefined
  uuid: string | undefined
}

/**
 * A screen to check a workbook in a dry run, store its valid rows and undo a batch. The URL holds the kind and the
 * shown import.
 */
export function ImporScreen({ look, jenis, fields, choices, jenisId, uuid }: ImporScreenProps) {
  const change = useSearchChange()
  const [tried, setTried] = useState<{ uuid: string; isian: IsianImpor }>()

  const { kirim, send, forget } = useSendImpor(look, (started, isian) => {
    setTried({ uuid: started, isian })
    void change({ impor: started }, { stay: true })
  })

  const isSending = kirim.state === 'mengunggah'

  /**
   * Hides the result when an input changes: it belongs to the old input, and the user must not store its rows by
   * mistake.
   */
  function onTouched() {
    forget()
    void change({ impor: undefined }, { replace: true, stay: true })
  }

  return (
    <>
      <PageHeader
        title={`Impor ${look.noun}`}
        meta="Berkas diperiksa dahulu baris demi baris. Anda yang memutuskan kapan baris yang benar disimpan."
        crumbs={look.crumbs}
      />
      <Section title="Siapkan dan periksa berkas">
        <ImporForm
          look={look}
          jenis={jenis}
          choices={choices?.({ onTouched, disabled: isSending })}
          jenisId={jenisId}
          onJenis={(next) => {
            forget()
            void change({ jenis: next, impor: undefined }, { replace: true, stay: true })
          }}
          kirim={kirim}
          onTry={(chosen) => void send({ ...chosen, fields }, { ujiCoba: true })}
          onTouched={onTouched}
        />
      </Section>
      {uuid && (
        <HasilImporCard
          key={uuid}
          look={look}
          uuid={uuid}
          onClose={() => void change({ impor: undefined }, { stay: true })}
          isSending={isSending}
          {...(tried?.uuid === uuid ? { onStore: () => void send(tried.isian, { ujiCoba: false }) } : {})}
        />
      )}
      <RiwayatImpor look={look} shown={uuid} />
    </>
  )
}
