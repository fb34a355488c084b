import { importRegistrasi, okkpImpor } from '@portal/domain/okkp/impor/impor.contract'
import { kolomPedagang } from '@portal/domain/pasar/impor/impor-pedagang.rules'
import { listPasarPilihan } from '@portal/domain/pasar/pasar/pasar.contract'
import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { ImporScreen } from '#platform/impor/ImporScreen.tsx'
import type { ImportLook } from '#platform/impor/import-look.ts'
import { useRecord } from '#platform/record/use-record.ts'

const lookOf = ({ isOkkp, list, crumbs }: Ranah): ImportLook => ({
  jenis: isOkkp ? 'pedagang-okkp' : 'pedagang',
  noun: 'pedagang',
  to: `${list}/impor`,
  crumbs,
  calls: okkpImpor,
  upload: importRegistrasi,
  lists: [pedagangCalls.list],
  kind: { label: 'Pasar', field: 'pasar_id' },
  templateOf: () => 'pedagang',
  headersOf: () => kolomPedagang.map(({ title }) => title),
  storedLink: ({ id }) => ({ to: list, search: { batch_id: String(id) } }),
  recordLink: (id) => `${list}/${id}`,
  keptText: 'Pedagang yang sudah diubah sesudahnya tidak ikut dihapus dan akan disebutkan.',
})

interface PedagangImporScreenProps {
  ranah: Ranah
  jenisId: number | undefined
  uuid: string | undefined
}

export function PedagangImporScreen({ ranah, ...props }: PedagangImporScreenProps) {
  const { data: pasar = [] } = useRecord(listPasarPilihan, {})
  const jenis = pasar.map(({ id, nama, kota }) => ({ id, nama: `${nama}, ${kota}` }))
  return (
    <ImporScreen {...props} look={lookOf(ranah)} jenis={jenis} fields={{ is_okkp: String(ranah.isOkkp) }} />
  )
}
