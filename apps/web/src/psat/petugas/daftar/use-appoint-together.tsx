import { Button } from '@mantine/core'
import { hasPermission } from '@portal/domain/portal/permissions'
import { berkasSekaligus } from '@portal/domain/psat/audit/penunjukan.contract'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { lazy, Suspense, useState } from 'react'
import { useOpen } from '#platform/routing/use-open.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import type { BulkActions } from '#platform/table/column.ts'

const TunjukBersamaDrawer = lazy(async () => ({
  default: (await import('#psat/langkah/tim/TunjukBersamaDrawer.tsx')).TunjukBersamaDrawer,
}))
const awalan = 'tim-'

/** One team for several files of the list, for whoever may appoint; which files it is for, the address says. */
export function useAppointTogether(rows: readonly RingkasanPengajuan[]) {
  const { role } = useSignedInUser()
  const { buka, open, close } = useOpen()
  // As they were when it was opened: what is done here takes them off the list behind.
  const [kept, setKept] = useState<{ buka: string; berkas: RingkasanPengajuan[] }>()
  if (!hasPermission(role, 'psat.tunjuk')) return { bulk: undefined, drawer: null }
  const bulk: BulkActions<RingkasanPengajuan> = {
    nameOf: ({ nama, nomorPermohonan }) => `${nama}, ${nomorPermohonan}`,
    selectable: ({ menunggu_tim }) => menunggu_tim,
    reason: () => 'menunggu tim audit',
    actions: (chosen) => (
      <Button
        variant="default"
        onClick={() =>
          open(
            `${awalan}${chosen
              .slice(0, berkasSekaligus)
              .map(({ id }) => id)
              .join('-')}`,
          )
        }
      >
        Tunjuk tim audit
      </Button>
    ),
  }
  const asked = buka?.startsWith(awalan) ? buka.slice(awalan.length).split('-').map(Number) : []
  const found = rows.filter(({ id }) => asked.includes(id))
  if (buka && found.length > 0 && kept?.buka !== buka) setKept({ buka, berkas: found })
  const berkas = kept && kept.buka === buka ? kept.berkas : []
  const drawer = berkas.length > 0 && (
    <Suspense>
      <TunjukBersamaDrawer key={buka} berkas={berkas} onClosed={close} />
    </Suspense>
  )
  return { bulk, drawer }
}
