import { Button } from '@mantine/core'
import type { Permission } from '@portal/domain/platform/permissions'
import type { Role } from '@portal/domain/platform/roles'
import { hasPermission } from '@portal/domain/portal/permissions'
import type { LangkahBersama } from '@portal/domain/psat/alur/form-langkah'
import { berkasSekaligus } from '@portal/domain/psat/audit/bersama'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useOpen } from '#platform/routing/use-open.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import type { BulkActions } from '#platform/table/column.ts'

interface Bersama {
  untuk: Permission
  label: string
  reason: string
  Drawer: ComponentType<{ berkas: readonly RingkasanPengajuan[]; onClosed: () => void }>
}

/** Steps for several files at once, each with the permission that it needs. */
const semua: Record<LangkahBersama, Bersama> = {
  tim: {
    untuk: 'psat.tunjuk',
    label: 'Tunjuk tim audit',
    reason: 'menunggu tim audit',
    Drawer: lazy(async () => ({
      default: (await import('#psat/audit/tim/TunjukBersamaDrawer.tsx')).TunjukBersamaDrawer,
    })),
  },
  tandaTangan: {
    untuk: 'psat.terbitkan',
    label: 'Tanda tangani lampiran',
    reason: 'menunggu tanda tangan',
    Drawer: lazy(async () => ({
      default: (await import('#psat/sekretariat/lampiran/TandaBersamaDrawer.tsx')).TandaBersamaDrawer,
    })),
  },
}
const milik = (role: Role) =>
  (Object.keys(semua) as LangkahBersama[]).find((langkah) => hasPermission(role, semua[langkah].untuk))

/** Offers one step for several files, if the role may take it. The URL names the chosen files. */
export function useTogether(rows: readonly RingkasanPengajuan[]) {
  const { role } = useSignedInUser()
  const { buka, open, close } = useOpen()
  // Keeps the files from the moment of opening, because the step removes them from the list behind the drawer.
  const [kept, setKept] = useState<{ buka: string; berkas: RingkasanPengajuan[] }>()
  const langkah = milik(role)
  if (!langkah) return { bulk: undefined, drawer: null }
  const { label, reason, Drawer } = semua[langkah]
  const awalan = `${langkah}-`
  const bulk: BulkActions<RingkasanPengajuan> = {
    nameOf: ({ nama, nomorPermohonan }) => `${nama}, ${nomorPermohonan}`,
    selectable: ({ bersama }) => bersama === langkah,
    reason: () => reason,
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
        {label}
      </Button>
    ),
  }
  const asked = buka?.startsWith(awalan) ? buka.slice(awalan.length).split('-').map(Number) : []
  const found = rows.filter(({ id }) => asked.includes(id))
  if (buka && found.length > 0 && kept?.buka !== buka) setKept({ buka, berkas: found })
  const berkas = kept && kept.buka === buka ? kept.berkas : []
  const drawer = berkas.length > 0 && (
    <Suspense>
      <Drawer key={buka} berkas={berkas} onClosed={close} />
    </Suspense>
  )
  return { bulk, drawer }
}
