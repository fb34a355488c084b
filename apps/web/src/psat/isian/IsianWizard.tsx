import type { Draf } from '@portal/domain/psat/draf/draf.contract'
import { type LangkahIsian, langkahIsianLabels } from '@portal/domain/psat/isian/isian.rules'
import { jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { useEffect, useRef, useState } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'
import classes from '#psat/isian/IsianWizard.module.css'
import { IsianTinjau } from '#psat/isian/langkah-isian/IsianTinjau.tsx'
import { LangkahIsianBar } from '#psat/isian/langkah-isian/LangkahIsianBar.tsx'
import { LangkahIsianNav } from '#psat/isian/langkah-isian/LangkahIsianNav.tsx'
import { LangkahIsianView } from '#psat/isian/langkah-isian/LangkahIsianView.tsx'
import { useLangkahIsian } from '#psat/isian/langkah-isian/use-langkah-isian.ts'
import { fieldId } from '#psat/isian/langkah-isian-props.ts'
import { Petunjuk } from '#psat/isian/Petunjuk.tsx'
import { pengantarLangkahIsian } from '#psat/isian/petunjuk.ts'
import { KeluarButton } from '#psat/isian/save/KeluarButton.tsx'
import { MasalahSimpan, StatusSimpan } from '#psat/isian/save/StatusSimpan.tsx'
import { useDraf } from '#psat/isian/save/use-draf.ts'
import { type Terkirim, useSend } from '#psat/isian/send/use-send.ts'
import { faultOf, useIsian } from '#psat/isian/use-isian.ts'

export interface IsianWizardProps {
  uuid: string
  onSent: (sent: Terkirim) => void
  keluar: { to: string }
}

/** Multi-step form for a draft. The draft names its company, so staff can use the form on behalf of a company. */
export function IsianWizard({ uuid, ...rest }: IsianWizardProps) {
  const draf = useDraf(uuid)
  if (draf.isPending) return <LoadingRows />
  // The server answers 400 for a truncated UUID. Such an address names no draft either.
  if (draf.error instanceof ApiError && [400, 404].includes(draf.error.status)) {
    return (
      <>
        <PageHeader title="Draf" />
        <EmptyState
          title="Draf tidak ditemukan"
          text="Draf ini sudah dikirim atau dibuang."
          action={<AppLink {...rest.keluar}>Kembali</AppLink>}
        />
      </>
    )
  }
  if (draf.isError) {
    return (
      <ErrorState title="Draf belum dapat dimuat" error={draf.error} onRetry={() => void draf.refetch()} />
    )
  }
  return <Wizard key={uuid} draf={draf.data} {...rest} />
}

function Wizard({ draf, onSent, keluar }: Omit<IsianWizardProps, 'uuid'> & { draf: Draf }) {
  const isian = useIsian(draf)
  const { kini, open } = useLangkahIsian(isian.langkah, isian.langkahTerakhir)
  const [diperiksa, setDiperiksa] = useState<ReadonlySet<LangkahIsian>>(new Set())
  const [pernyataan, setPernyataan] = useState(false)
  const fokus = useRef<string>(undefined)
  const judul = useRef<HTMLHeadingElement>(null)
  const pertama = useRef(true)
  const deliver = useSend(isian, onSent)
  const { data } = isian.data

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step
  useEffect(() => {
    const target = fokus.current ? document.getElementById(fieldId(fokus.current)) : judul.current
    fokus.current = undefined
    if (pertama.current) pertama.current = false
    else target?.focus()
  }, [kini])

  function moveTo(nama: LangkahIsian, field?: string) {
    // On the last step the user sees the missing fields of all steps.
    setDiperiksa(new Set([...diperiksa, kini, ...(nama === 'tinjau' || field ? isian.langkah : [])]))
    if (nama !== isian.langkahTerakhir) isian.penyimpan.edit((isi) => ({ ...isi, langkah: nama }))
    fokus.current = field
    open(nama)
  }

  return (
    <>
      <PageHeader
        title={`${jenisPengajuanLabels[draf.jenisPengajuan]} ${jenisIzinLabels[draf.auditType]}`}
        meta={draf.nama_perusahaan}
        actions={
          <>
            <StatusSimpan saving={isian.saving} />
            <KeluarButton saveAll={isian.saveAll} keluar={keluar} />
          </>
        }
      />
      <MasalahSimpan uuid={draf.uuid} {...isian} />
      <div className={classes.wizard}>
        <LangkahIsianNav
          langkah={isian.langkah}
          kini={kini}
          kurang={isian.kurang}
          diperiksa={diperiksa}
          onSelect={moveTo}
        />
        <section className={classes.step} aria-labelledby="judul-langkah">
          <h2 id="judul-langkah" ref={judul} tabIndex={-1}>
            {langkahIsianLabels[kini]}
          </h2>
          <p className={classes.lead}>{pengantarLangkahIsian[kini]}</p>
          {isian.data.isError && (
            <ErrorState
              title="Data usaha belum dapat dimuat"
              error={isian.data.error}
              onRetry={() => void isian.data.refetch()}
            />
          )}
          {!data && !isian.data.isError && <LoadingRows rows={4} />}
          {data && kini !== 'tinjau' && (
            <LangkahIsianView nama={kini} {...isian} data={data} kurang={faultOf(isian.kurang, diperiksa)} />
          )}
          {data && kini === 'tinjau' && (
            <IsianTinjau isian={isian} pernyataan={pernyataan} onPernyataan={setPernyataan} onOpen={moveTo} />
          )}
        </section>
        <Petunjuk langkah={kini} auditType={draf.auditType} />
      </div>
      <LangkahIsianBar
        isian={isian}
        kini={kini}
        onMove={moveTo}
        sending={deliver.sending}
        siap={pernyataan && isian.kurang.length === 0}
        onSend={() => void deliver.deliver()}
      />
    </>
  )
}
