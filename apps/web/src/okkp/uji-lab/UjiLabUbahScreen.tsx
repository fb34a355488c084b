import { detailUjiLab, type UjiLabLengkap, updateUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { UjiLabForm } from '#okkp/uji-lab/UjiLabForm.tsx'
import { type IsianUjiLab, isianOf } from '#okkp/uji-lab/uji-lab-form.ts'
import { daftarUjiLab, ujiLabCrumbs, useRefreshUjiLab } from '#okkp/uji-lab/use-uji-lab.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function UjiLabUbahScreen({ id }: { id: number }) {
  const read = useRecord(detailUjiLab, { uji_lab_id: id })
  return (
    <RecordLoader read={read} noun="Uji laboratorium" crumbs={ujiLabCrumbs} back={daftarUjiLab}>
      {(uji) => <Ubah key={uji.id} uji={uji} />}
    </RecordLoader>
  )
}

function Ubah({ uji }: { uji: UjiLabLengkap }) {
  // As it was when the form was filled: a newer version must be refused by the server, not overwritten.
  const [before] = useState(uji)
  const { id, versi, kode_sampel } = before
  const navigate = useNavigate()
  const refresh = useRefreshUjiLab()
  const home = `${daftarUjiLab}/${id}`

  async function save(isian: IsianUjiLab) {
    const { message } = await call(updateUjiLab, { body: { ...isian, id, versi } })
    popup.success(message)
    void navigate({ to: '/okkp/admin/lab/uji/$id', params: { id: String(id) } })
    void refresh()
  }

  return (
    <>
      <PageHeader
        title={`Perbaiki hasil uji ${kode_sampel}`}
        meta="Yang lama tetap tersimpan di riwayat. Putusan dihitung ulang menurut batas pada tanggal uji."
        crumbs={[...ujiLabCrumbs, { label: kode_sampel, to: home }]}
      />
      <UjiLabForm
        initial={isianOf(before)}
        correcting
        draftKey={`uji-lab-ubah:${id}:${versi}`}
        submitLabel="Simpan perbaikan"
        onSubmit={save}
        extraActions={<BackButton to={home}>Kembali ke hasil uji</BackButton>}
      />
    </>
  )
}
