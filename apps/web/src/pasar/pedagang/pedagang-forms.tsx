import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import type { KelompokPedagang, Pedagang } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { KelompokForm, PedagangForm } from '#pasar/pedagang/PedagangForm.tsx'
import {
  blankPedagang,
  type IsianKelompok,
  type IsianPedagang,
  isianOf,
  namaPedagang,
} from '#pasar/pedagang/pedagang-form.ts'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { pedagangRecord } from '#pasar/pedagang/use-pedagang.ts'
import { call } from '#platform/api/client.ts'
import type { AddForm, ChangeForm } from '#platform/record/record-definition.ts'

interface From {
  pasarId: number | undefined
}

/** Adds a group with its first trader. */
export const addKelompok = (ranah: Ranah): AddForm<Pedagang, IsianKelompok, IsianKelompok, From> => ({
  record: pedagangRecord(ranah),
  title: 'Tambah pedagang',
  meta: 'Beri nama kelompoknya sekali; pedagang berikutnya ditambahkan dari halaman pedagang ini.',
  submitLabel: 'Simpan pedagang',
  initial: ({ pasarId = null }) => ({ ...blankPedagang(), pasar_id: pasarId as number, kelompok: '' }),
  draftKey: () => `pedagang-baru:${ranah.isOkkp}`,
  save: async ({ pasar_id, kelompok, ...trader }) => {
    const body = { pasar_id, kelompok, is_okkp: ranah.isOkkp, pedagang: [trader] }
    const { data, message } = await call(pedagangCalls.create, { body })
    return { message, data: { id: data.pedagang[0]?.id ?? 0 } }
  },
  form: (props) => <KelompokForm {...props} />,
})

export const addPedagang = (
  ranah: Ranah,
): AddForm<Pedagang, IsianPedagang, IsianPedagang, KelompokPedagang> => ({
  record: pedagangRecord(ranah),
  title: ({ kelompok }) => `Tambah pedagang ${kelompok}`,
  meta: ({ nama_pasar }) => nama_pasar,
  submitLabel: 'Simpan pedagang',
  initial: blankPedagang,
  draftKey: ({ group_id }) => `pedagang-kelompok:${group_id}`,
  save: (trader, { group_id }) => call(pedagangCalls.addPedagang, { body: { ...trader, group_id } }),
  form: (props) => <PedagangForm {...props} />,
})

export const changePedagang = (ranah: Ranah): ChangeForm<Pedagang, IsianPedagang> => ({
  record: pedagangRecord(ranah),
  title: (pedagang) => `Ubah ${namaPedagang(pedagang)}`,
  meta: ({ nama_pasar, kelompok }) => `${nama_pasar}, ${kelompok}`,
  crumb: namaPedagang,
  back: 'Kembali ke pedagang',
  initial: isianOf,
  save: (values, { id, versi }) =>
    call(pedagangCalls.update, { body: { ...values, pedagang_id: id, versi } }),
  form: (props, before) => <PedagangForm {...props} before={before} />,
})
