import { Button } from '@mantine/core'
import { formatDateTime, formatNumber } from '@portal/domain/platform/format'
import type { ReactNode } from 'react'
import { HasilImporCard } from '#platform/impor/HasilImporCard.tsx'
import { ImporForm } from '#platform/impor/ImporForm.tsx'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { RiwayatImpor } from '#platform/impor/RiwayatImpor.tsx'
import { useCheckedImpor, useSendImpor } from '#platform/impor/use-impor.ts'
import { Callout } from '#platform/page/Callout.tsx'
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
  const open = (started: string) => void change({ impor: started }, { stay: true })
  const { kirim, check, forget } = useSendImpor(look, open)
  const waiting = useCheckedImpor(look)

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
      {!uuid && waiting && (
        <Callout
          role="note"
          title={`${waiting.nama_berkas} sudah diperiksa dan belum disimpan`}
          actions={
            <Button variant="default" onClick={() => open(waiting.uuid)}>
              Lanjutkan
            </Button>
          }
        >
          <p>
            {formatNumber(waiting.tersimpan)} baris benar, diperiksa {formatDateTime(waiting.dibuat)}. Server
            menyimpan berkasnya sehari.
          </p>
        </Callout>
      )}
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
          onTry={(chosen) => void check({ ...chosen, fields })}
          onTouched={onTouched}
        />
      </Section>
      {uuid && (
        <HasilImporCard
          key={uuid}
          look={look}
          uuid={uuid}
          onClose={() => void change({ impor: undefined }, { stay: true })}
          onStored={open}
        />
      )}
      <RiwayatImpor look={look} shown={uuid} />
    </>
  )
}
