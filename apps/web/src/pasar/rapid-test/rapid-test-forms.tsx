import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { rapidPasarCalls } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { panganOf, type RapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { JawabanKasusCallout, kasusPage } from '#okkp/index.ts'
import { RapidTestForm } from '#pasar/rapid-test/RapidTestForm.tsx'
import { type IsianRapid, isianKasus, isianOf } from '#pasar/rapid-test/rapid-test-form.ts'
import { rapidRecord } from '#pasar/rapid-test/use-rapid-test.ts'
import { call } from '#platform/api/client.ts'
import type { Blank } from '#platform/forms/use-zod-form.ts'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

/** Test of a stall that a case asks for. Unlike samples of a market round it is entered online, because it answers the case. */
export const addUjiUlang: AddForm<RapidPasar, IsianRapid, Blank<IsianRapid>, RincianKasus> = {
  record: rapidRecord,
  title: 'Catat rapid test',
  submitLabel: 'Simpan rapid test',
  initial: isianKasus,
  draftKey: ({ id }) => `rapid-pasar-kasus:${id}`,
  save: (isian, { id, versi }) =>
    call(rapidPasarCalls.add, { body: { ...isian, tindak_lanjut: { id, versi } } }),
  next: (_added, { id }) => kasusPage(id),
  above: (kasus) => <JawabanKasusCallout kasus={kasus} />,
  form: (props) => <RapidTestForm {...props} />,
}

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
