import { ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import type { UjiMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { lembagaOf } from '#okkp/pengujian/lembaga.ts'
import { UjiMutuForm } from '#okkp/uji-mutu/UjiMutuForm.tsx'
import { type IsianMutu, isianMutu } from '#okkp/uji-mutu/uji-mutu-form.ts'
import { mutuRecord } from '#okkp/uji-mutu/use-uji-mutu.ts'
import { call } from '#platform/api/client.ts'
import type { Blank } from '#platform/forms/use-zod-form.ts'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

export const addMutu: AddForm<UjiMutu, IsianMutu, Blank<IsianMutu>> = {
  record: mutuRecord,
  title: 'Tambah uji mutu',
  submitLabel: 'Simpan uji mutu',
  initial: (_from, user) => isianMutu(undefined, lembagaOf(user)),
  draftKey: () => 'uji-mutu-baru',
  save: (body) => call(ujiMutuCalls.add, { body }),
  form: (props) => <UjiMutuForm {...props} />,
}

export const changeMutu: ChangeForm<UjiMutu, IsianMutu, Blank<IsianMutu>> = {
  record: mutuRecord,
  title: ({ komoditas }) => `Ubah uji mutu ${komoditas}`,
  crumb: ({ komoditas }) => komoditas,
  back: 'Kembali ke uji mutu',
  initial: (record) => isianMutu(record, null),
  draftKey: ({ id, versi }) => `uji-mutu-ubah:${id}:${versi}`,
  save: (isian, { id, versi }) => call(ujiMutuCalls.update, { body: { ...isian, id, versi } }),
  form: (props) => <UjiMutuForm {...props} />,
}
