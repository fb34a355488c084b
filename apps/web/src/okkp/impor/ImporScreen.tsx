import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { HasilImporCard } from '#okkp/impor/HasilImporCard.tsx'
import { ImporForm } from '#okkp/impor/ImporForm.tsx'
import { RiwayatImpor } from '#okkp/impor/RiwayatImpor.tsx'
import { type IsianImpor, useSendImpor } from '#okkp/impor/use-impor.ts'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { Section } from '#platform/ui/Section.tsx'

interface ImporScreenProps {
  jenisId: number | undefined
  /** The import whose result is shown. */
  uuid: string | undefined
}

/** Try a workbook, store its good rows, take a batch back. Kind and shown import stand in the address. */
export function ImporScreen({ jenisId, uuid }: ImporScreenProps) {
  const router = useRouter()
  const [tried, setTried] = useState<{ uuid: string; isian: IsianImpor }>()

  function go(change: { jenis?: string | undefined; impor?: string | undefined }, replace = false) {
    const now = router.state.location.search as Record<string, unknown>
    void router.navigate({ to: '.', search: { ...now, ...change } as never, replace, resetScroll: false })
  }

  const { kirim, send, forget } = useSendImpor((started, isian) => {
    setTried({ uuid: started, isian })
    go({ impor: started })
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
            go({ jenis: next === undefined ? undefined : String(next), impor: undefined }, true)
          }}
          kirim={kirim}
          onTry={(isian) => void send(isian, { ujiCoba: true })}
          onTouched={() => {
            // The result below is of what was chosen before; its rows must not be stored by mistake.
            forget()
            go({ impor: undefined }, true)
          }}
        />
      </Section>
      {uuid && (
        <HasilImporCard
          key={uuid}
          uuid={uuid}
          onClose={() => go({ impor: undefined })}
          isSending={kirim.state === 'mengunggah'}
          {...(tried?.uuid === uuid ? { onStore: () => void send(tried.isian, { ujiCoba: false }) } : {})}
        />
      )}
      <RiwayatImpor shown={uuid} />
    </>
  )
}
