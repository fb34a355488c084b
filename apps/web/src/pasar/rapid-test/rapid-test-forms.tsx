import { rapidPasarCalls } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { panganOf, type RapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { RapidTestForm } from '#pasar/rapid-test/RapidTestForm.tsx'
import { type IsianRapid, isianOf } from '#pasar/rapid-test/rapid-test-form.ts'
import { rapidRecord } from '#pasar/rapid-test/use-rapid-test.ts'
import { call } from '#platform/api/client.ts'
import type { Blank } from '#platform/forms/use-zod-form.ts'
import type { ChangeForm } from '#platform/record/record-definition.ts'

export const changeRapid: ChangeForm<RapidPasar, IsianRapid, Blank<IsianRapid>> = {
  record: rapidRecord,
  title: (uji) => `Ubah rapid test ${panganOf(uji)}`,
  meta: ({ nama_pasar }) => nama_pasar,
  crumb: panganOf,
  back: 'Kembali ke rapid test',
  initial: isianOf,
  draftKey: ({ id, versi }) => `rapid-pasar-ubah:${id}:${versi}`,
  save: (isian, { id, versi }) => call(rapidPasarCalls.update, { body: { ...isian, id, versi } }),
  form: (props) => <RapidTestForm {...props} />,
}
