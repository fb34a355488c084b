import { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import type { Sdm } from '@portal/domain/okkp/sdm/sdm.schema'
import { SdmForm } from '#okkp/sdm/form/SdmForm.tsx'
import { blankSdm, type IsianSdm, isianOf } from '#okkp/sdm/form/sdm-form.ts'
import { sdmRecord } from '#okkp/sdm/use-sdm.ts'
import { call } from '#platform/api/client.ts'
import type { Blank } from '#platform/forms/use-zod-form.ts'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

export const addSdm: AddForm<Sdm, IsianSdm, Blank<IsianSdm>> = {
  record: sdmRecord,
  title: 'Tambah SDM',
  meta: 'Catat seorang petugas dan kompetensinya. Nama, jabatan, dan kompetensinya tampil di halaman publik; NIP, kontak, dan berkasnya tidak.',
  submitLabel: 'Simpan SDM',
  initial: () => blankSdm,
  save: (body) => call(sdmCalls.add, { body }),
  form: (props) => <SdmForm {...props} />,
}

export const changeSdm: ChangeForm<Sdm, IsianSdm, Blank<IsianSdm>> = {
  record: sdmRecord,
  title: ({ nama_lengkap }) => `Ubah ${nama_lengkap}`,
  crumb: ({ nama_lengkap }) => nama_lengkap,
  back: 'Kembali ke data SDM',
  initial: isianOf,
  save: (isian, { id, versi }) => call(sdmCalls.update, { body: { ...isian, id, versi } }),
  form: (props) => <SdmForm {...props} />,
}
