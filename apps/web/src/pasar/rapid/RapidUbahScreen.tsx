import { rapidPasarCalls } from '@portal/domain/pasar/rapid/rapid-pasar.contract'
import { panganOf, type RapidPasar, rapidPasarForm } from '@portal/domain/pasar/rapid/rapid-pasar.schema'
import { pictureKinds } from '@portal/domain/platform/files/files.contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type BahanUji, bacaKios, bacaUji, bahan } from '#pasar/lapangan/bahan.ts'
import { PasarField } from '#pasar/pasar/PasarField.tsx'
import { RapidFields } from '#pasar/rapid/RapidFields.tsx'
import { RapidLoader } from '#pasar/rapid/RapidLoader.tsx'
import { type Isian, isianOf, labels, type RapidField } from '#pasar/rapid/rapid-form.ts'
import { daftarRapid, rapidCrumbs, useRefreshRapid } from '#pasar/rapid/use-rapid.ts'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { usePrepared } from '#platform/offline/use-prepared.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

export function RapidUbahScreen({ id }: { id: number }) {
  const { data, error, refetch } = usePrepared(bahan.uji, bacaUji)
  if (error)
    return (
      <ErrorState title="Daftar pilihan belum dapat dimuat" error={error} onRetry={() => void refetch()} />
    )
  if (!data) return <LoadingRows />
  return <RapidLoader id={id}>{(uji) => <Ubah key={uji.id} uji={uji} pilihan={data} />}</RapidLoader>
}

function Ubah({ uji, pilihan }: { uji: RapidPasar; pilihan: BahanUji }) {
  // The version the form was filled from: a newer one that arrives meanwhile must be refused, not hidden.
  const [versi] = useState(uji.versi)
  const navigate = useNavigate()
  const refresh = useRefreshRapid()
  const home = `${daftarRapid}/${uji.id}`
  const form = useZodForm({
    schema: rapidPasarForm,
    initialValues: isianOf(uji),
    labels,
    draftKey: `rapid-pasar-ubah:${uji.id}:${versi}`,
    onSubmit: async (isian) => {
      const { message } = await call(rapidPasarCalls.update, { body: { ...isian, id: uji.id, versi } })
      popup.success(message)
      void navigate({ to: home })
      void refresh()
    },
  })
  const field = form.field as RapidField
  const values = form.form.values as Isian
  const chosen = Number(values.pasar_id) || uji.pasar_id
  const kios = usePrepared(bahan.kios(chosen), () => bacaKios(chosen))
  return (
    <>
      <PageHeader
        title={`Ubah rapid test ${panganOf(uji)}`}
        meta={uji.nama_pasar}
        crumbs={[...rapidCrumbs, { label: panganOf(uji), to: home }]}
      />
      <Form
        form={form}
        long
        submitLabel="Simpan perubahan"
        extraActions={<BackButton to={home}>Kembali ke rapid test</BackButton>}
      >
        <div>
          <RapidFields
            field={field}
            values={values}
            bahan={pilihan}
            kios={kios.data ?? []}
            pasar={<PasarField {...field('pasar_id')} />}
            foto={<FileField {...field('foto')} accept={pictureKinds} optional />}
          />
        </div>
      </Form>
    </>
  )
}
