import { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { panganUji, type RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { lembagaOf } from '#okkp/pengujian/lembaga.ts'
import { RapidTestForm } from '#okkp/rapid-test/RapidTestForm.tsx'
import { type IsianRapid, isianRapid, rapidBaru } from '#okkp/rapid-test/rapid-test-form.ts'
import { rapidRecord } from '#okkp/rapid-test/use-rapid-test.ts'
import { call } from '#platform/api/client.ts'
import type { Blank } from '#platform/forms/use-zod-form.ts'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

/** Starts with the kind that the list shows. */
export const addRapid: AddForm<RapidTest, IsianRapid, Blank<IsianRapid>, { jenis?: number | undefined }> = {
  record: rapidRecord,
  title: 'Tambah rapid test',
  submitLabel: 'Simpan rapid test',
  initial: ({ jenis }, user) => rapidBaru({ jenisId: jenis, lembaga: lembagaOf(user) }),
  draftKey: () => 'rapid-test-baru',
  save: (body) => call(rapidTestCalls.add, { body }),
  form: (props) => <RapidTestForm {...props} />,
}

export const changeRapid: ChangeForm<RapidTest, IsianRapid, Blank<IsianRapid>> = {
  record: rapidRecord,
  title: (record) => `Ubah rapid test ${panganUji(record)}`,
  crumb: panganUji,
  back: 'Kembali ke rapid test',
  initial: isianRapid,
  draftKey: ({ id, versi }) => `rapid-test-ubah:${id}:${versi}`,
  save: (isian, { id, versi }) => call(rapidTestCalls.update, { body: { ...isian, id, versi } }),
  form: (props) => <RapidTestForm {...props} />,
}
