import { useState } from 'react'
import { HasilImporCard } from '#okkp/impor/HasilImporCard.tsx'
import { ImporForm } from '#okkp/impor/ImporForm.tsx'
import { RiwayatImpor } from '#okkp/impor/RiwayatImpor.tsx'
import { type IsianImpor, useSendImpor } from '#okkp/impor/use-impor.ts'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { Section } from '#platform/ui/Section.tsx'

interface ImporScreenProps {
  jenisId: number | undefined
  /** The import whose result is shown. */
  uuid: string | undefined
}

/** Try a workbook, store its good rows, take a batch back. Kind and shown import stand in the address. */
export function ImporScreen({ jenisId, uuid }: ImporScreenProps) {
  const change = useSearchChange<'/okkp/admin/registrasi/impor'>()
  const [tried, setTried] = useState<{ uuid: string; isian: IsianImpor }>()

  const { kirim, send, forget } = useSendImpor((started, isian) => {
    setTried({ uuid: started, isian })
    void change({ impor: started }, { stay: true })
  })

  return (
    <>
      <PageHeader
        title="Impor registrasi"
        meta="Berkas diperiksa dahulu baris demi baris. Anda yang memutuskan kapan baris yang benar disimpan."
        crumbs={[
          { label: 'OKKP', to: '/okkp/admin' },
          { label: 'Registrasi & Sertifikat', to: '/okkp/admin/registrasi' },
        ]}
      />
      <Section title="Siapkan dan periksa berkas">
        <ImporForm
          jenisId={jenisId}
          onJenis={(next) => {
            forget()
            void change({ jenis: next, impor: undefined }, { replace: true, stay: true })
          }}
          kirim={kirim}
          onTry={(isian) => void send(isian, { ujiCoba: true })}
          onTouched={() => {
            // The result below is of what was chosen before; its rows must not be stored by mistake.
            forget()
            void change({ impor: undefined }, { replace: true, stay: true })
          }}
        />
      </Section>
      {uuid && (
        <HasilImporCard
          key={uuid}
          uuid={uuid}
          onClose={() => void change({ impor: undefined }, { stay: true })}
          isSending={kirim.state === 'mengunggah'}
          {...(tried?.uuid === uuid ? { onStore: () => void send(tried.isian, { ujiCoba: false }) } : {})}
        />
      )}
      <RiwayatImpor shown={uuid} />
    </>
  )
}
