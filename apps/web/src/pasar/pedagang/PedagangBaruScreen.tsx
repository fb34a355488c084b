import { addKelompok, addPedagang } from '#pasar/pedagang/pedagang-forms.tsx'
import type { Ranah } from '#pasar/pedagang/ranah.ts'
import { useKelompok } from '#pasar/pedagang/use-pedagang.ts'
import { AddScreen } from '#platform/record/AddScreen.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'

interface PedagangBaruScreenProps {
  ranah: Ranah
  /** The group of the new trader. If undefined, the form creates a group. */
  groupId: number | undefined
  pasarId: number | undefined
}

export function PedagangBaruScreen({ ranah, groupId, pasarId }: PedagangBaruScreenProps) {
  const kelompok = useKelompok(groupId)
  if (groupId === undefined) return <AddScreen of={addKelompok(ranah)} from={{ pasarId }} />
  return (
    <RecordLoader read={kelompok} noun="Kelompok pedagang" crumbs={ranah.crumbs} back={ranah.list}>
      {(group) => <AddScreen of={addPedagang(ranah)} from={group} />}
    </RecordLoader>
  )
}
