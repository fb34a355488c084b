import { addUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { useNavigate } from '@tanstack/react-router'
import { UjiLabForm } from '#okkp/uji-lab/UjiLabForm.tsx'
import { type IsianUjiLab, isianBaru } from '#okkp/uji-lab/uji-lab-form.ts'
import { daftarUjiLab, ujiLabCrumbs, useRefreshUjiLab } from '#okkp/uji-lab/use-uji-lab.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/BackButton.tsx'

export function UjiLabBaruScreen({ jenisId }: { jenisId: number | undefined }) {
  const navigate = useNavigate()
  const refresh = useRefreshUjiLab()

  async function save(body: IsianUjiLab) {
    const { data, message } = await call(addUjiLab, { body })
    popup.success(message)
    void refresh()
    void navigate({ to: '/okkp/admin/lab/uji/$id', params: { id: String(data.id) } })
  }

  return (
    <>
      <PageHeader
        title="Tambah hasil uji laboratorium"
        meta="Salin dari laporan hasil uji (LHU). Putusan tiap parameter diusulkan dari batas yang berlaku."
        crumbs={ujiLabCrumbs}
      />
      <UjiLabForm
        initial={isianBaru(jenisId)}
        correcting={false}
        draftKey="uji-lab-baru"
        submitLabel="Simpan hasil uji"
        onSubmit={save}
        extraActions={<BackButton to={daftarUjiLab}>Kembali ke daftar</BackButton>}
      />
    </>
  )
}
