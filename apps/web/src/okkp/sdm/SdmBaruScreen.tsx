import { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { useNavigate } from '@tanstack/react-router'
import { SdmForm } from '#okkp/sdm/form/SdmForm.tsx'
import { blankSdm, type IsianSdm } from '#okkp/sdm/form/sdm-form.ts'
import { sdmCrumbs, useRefreshSdm } from '#okkp/sdm/use-sdm.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

export function SdmBaruScreen() {
  const navigate = useNavigate()
  const refresh = useRefreshSdm()

  async function save(body: IsianSdm) {
    const { data, message } = await call(sdmCalls.add, { body })
    popup.success(message)
    void refresh()
    void navigate({ to: '/okkp/admin/sdm/$id', params: { id: String(data.id) } })
  }

  return (
    <>
      <PageHeader
        title="Tambah SDM"
        crumbs={sdmCrumbs}
        meta="Catat seorang petugas dan kompetensinya. Nama, jabatan, dan kompetensinya tampil di halaman publik; NIP, kontak, dan berkasnya tidak."
      />
      <SdmForm
        initial={blankSdm}
        submitLabel="Simpan SDM"
        onSubmit={save}
        extraActions={<BackButton to="/okkp/admin/sdm">Kembali ke daftar</BackButton>}
      />
    </>
  )
}
