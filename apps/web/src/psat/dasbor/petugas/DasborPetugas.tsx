import { roleLabels } from '@portal/domain/platform/role-labels'
import { peranBeban } from '@portal/domain/psat/dasbor/dasbor.contract'
import { useSearch } from '@tanstack/react-router'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import { AngkaDasbor } from '#psat/dasbor/petugas/AngkaDasbor.tsx'
import { GrafikDasbor } from '#psat/dasbor/petugas/GrafikDasbor.tsx'
import { GrafikLayanan } from '#psat/dasbor/petugas/GrafikLayanan.tsx'
import { SaringanFigur } from '#psat/dasbor/petugas/SaringanFigur.tsx'
import { useSaringanDasbor } from '#psat/dasbor/petugas/saringan-dasbor.ts'
import { useDasbor } from '#psat/dasbor/petugas/use-dasbor.ts'

/** Shows figures of all files that the account may count. An auditor sees only the auditor's own files. */
export function DasborPetugas() {
  const { saringan, set } = useSaringanDasbor()
  const { peran } = useSearch({ from: '/psat/admin/' })
  const dasbor = useDasbor(saringan, peran)
  return (
    <>
      <SaringanFigur {...{ saringan, set }} action="/psat/admin">
        <PilihanDasbor
          label="Beban kerja peran"
          name="peran"
          value={peran ?? ''}
          semua="Semua peran"
          options={peranBeban.map((id) => ({ id, nama: roleLabels[id] }))}
          onChange={(value) => set({ peran: value })}
        />
      </SaringanFigur>
      <AngkaDasbor {...{ saringan, dasbor }} />
      <GrafikDasbor {...{ saringan, dasbor }} />
      <GrafikLayanan layanan={dasbor.layanan} saringan={saringan} />
    </>
  )
}
