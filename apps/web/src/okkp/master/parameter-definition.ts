import { type JenisParameter, jenisParameterLabels, parameters } from '@portal/domain/okkp/master.contract'
import {
  callMaster,
  type FormSchema,
  type MasterDefinition,
  type MasterRow,
} from '#okkp/master/master-definition.ts'

/** The parameters of one kind of test. */
export function parameterDefinition(type: JenisParameter): MasterDefinition {
  const params = { type }
  const body = parameters.add.body as unknown as FormSchema
  return {
    name: 'parameter',
    title: 'Parameter',
    noun: `parameter ${jenisParameterLabels[type].toLowerCase()}`,
    meta: 'Apa yang diukur pada tiap jenis uji, dengan satuannya.',
    queryKey: [parameters.list.path, type],
    staleKey: [parameters.list.path, type],
    load: async (signal) =>
      (await callMaster<{ data: MasterRow[] }>(parameters.list, { params, signal })).data,
    fields: [
      { key: 'nama', label: 'Nama', kind: 'teks' },
      { key: 'satuan', label: 'Satuan', kind: 'teks', optional: true, help: 'Misalnya mg/kg atau CFU/g.' },
    ],
    columns: [{ key: 'satuan', title: 'Satuan', sortable: true, render: ({ satuan }) => textOf(satuan) }],
    schema: { add: body, update: body },
    add: (values) => callMaster(parameters.add, { params, body: values }),
    update: (id, values) => callMaster(parameters.update, { params, body: { ...values, id } }),
    remove: (id) => callMaster(parameters.remove, { params, query: { id } }),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : '–'
}
