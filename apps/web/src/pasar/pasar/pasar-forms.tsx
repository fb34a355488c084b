import { pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import type { Pasar } from '@portal/domain/pasar/pasar/pasar.schema'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { PasarForm } from '#pasar/pasar/PasarForm.tsx'
import { blankPasar, type IsianPasar, isianOf } from '#pasar/pasar/pasar-form.ts'
import { pasarRecord } from '#pasar/pasar/use-pasar.ts'
import { call } from '#platform/api/client.ts'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

export const addPasar: AddForm<Pasar, IsianPasar> = {
  record: pasarRecord,
  title: 'Tambah pasar',
  meta: 'Cukup nama dan tempatnya dahulu; yang lain dapat dilengkapi kemudian.',
  submitLabel: 'Simpan pasar',
  initial: (_from, user) => blankPasar(scopeOf(user)),
  draftKey: () => 'pasar-baru',
  save: (body) => call(pasarCalls.add, { body }),
  form: (props) => <PasarForm {...props} />,
}

export const changePasar: ChangeForm<Pasar, IsianPasar> = {
  record: pasarRecord,
  title: ({ nama }) => `Ubah ${nama}`,
  crumb: ({ nama }) => nama,
  back: 'Kembali ke pasar',
  initial: isianOf,
  draftKey: ({ id, versi }) => `pasar-ubah:${id}:${versi}`,
  save: (form, { id, versi }) => call(pasarCalls.update, { body: { ...form, id, versi } }),
  form: (props) => <PasarForm {...props} />,
}
