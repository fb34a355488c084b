import { provinsiWrites } from '@portal/domain/okkp/master/master.contract'
import {
  type IsiWilayah,
  listProvinsi,
  type Provinsi,
} from '@portal/domain/platform/wilayah/wilayah.contract'
import { permissions } from '@portal/domain/portal/permissions'
import { masterCrumbs } from '#okkp/master/okkp-master.ts'
import { callAny } from '#platform/api/client.ts'
import {
  type FormSchema,
  type MasterDefinition,
  type MasterRow,
  namaField,
} from '#platform/master/master-definition.ts'

const address = '/okkp/admin/data/provinsi'

interface Level {
  noun: string
  contoh: string
  rowsOf: (answer: Provinsi[] | IsiWilayah) => MasterRow[]
}

const levels: readonly [Level, Level, Level] = [
  { noun: 'provinsi', contoh: '32', rowsOf: (answer) => (Array.isArray(answer) ? answer : []) },
  {
    noun: 'kabupaten/kota',
    contoh: '32.73',
    rowsOf: (answer) => (Array.isArray(answer) ? [] : answer.kota),
  },
  {
    noun: 'kecamatan',
    contoh: '32.73.01',
    rowsOf: (answer) => (Array.isArray(answer) ? [] : answer.kecamatan),
  },
]

/** Regions within one region (official code `32` or `32.73`), or all provinces. */
export function wilayahDefinition(
  kode: string | undefined,
  parents: readonly { kode: string; nama: string }[],
): MasterDefinition {
  const depth = kode === undefined ? 0 : kode.split('.').length
  const level = levels[depth] ?? levels[2]
  const kodeField = {
    key: 'kode',
    label: 'Kode wilayah',
    addOnly: true,
    initial: kode ? `${kode}.` : '',
    help: `Kode resmi Kementerian Dalam Negeri, mis. ${level.contoh}. Tidak dapat diubah sesudah disimpan.`,
  } as const
  const here = parents.at(-1)
  return {
    name: `wilayah-${depth}`,
    title: here?.nama ?? 'Provinsi',
    noun: level.noun,
    meta: here
      ? `Daftar ${level.noun} di ${here.nama}.`
      : 'Wilayah menurut kode resmi. Buka sebuah provinsi untuk melihat kabupaten dan kotanya.',
    writers: permissions['master.kelola'],
    crumbs: [
      ...masterCrumbs,
      ...(here ? [{ label: 'Provinsi', to: address }] : []),
      ...parents.slice(0, -1).map(({ nama, kode }) => ({ label: nama, to: `${address}/${kode}` })),
    ],
    queryKey: [listProvinsi.path, 'master', kode ?? ''],
    load: async (signal) => {
      const answer = await callAny<{ data: Provinsi[] | IsiWilayah }>(listProvinsi, {
        query: { kode },
        signal,
        fresh: true,
      })
      return level.rowsOf(answer.data)
    },
    fields: [kodeField, namaField],
    columns: [{ key: 'kode', title: 'Kode', sortable: true, render: (row) => String(row.kode) }],
    ...(depth < 2 ? { rowLink: (row) => ({ to: `${address}/${String(row.kode)}` }) } : {}),
    schema: {
      add: provinsiWrites.add.body as FormSchema,
      update: provinsiWrites.update.body.omit({ id: true }) as FormSchema,
    },
    calls: {
      // Region pickers on other screens use the same cache.
      staleKey: [listProvinsi.path],
      add: (body) => callAny(provinsiWrites.add, { body }),
      update: ({ id }, values) => callAny(provinsiWrites.update, { body: { ...values, id } }),
      remove: ({ id }) => callAny(provinsiWrites.remove, { query: { id } }),
    },
  }
}
