import { roleLabels } from '@portal/domain/platform/role-labels'
import { peranBeban } from '@portal/domain/psat/dasbor/dasbor.contract'
import { useSearch } from '@tanstack/react-router'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import { AngkaDasbor } from '#psat/petugas/dasbor/AngkaDasbor.tsx'
import { GrafikDasbor } from '#psat/petugas/dasbor/GrafikDasbor.tsx'
import { GrafikLayanan } from '#psat/petugas/dasbor/GrafikLayanan.tsx'
import { SaringanFigur } from '#psat/petugas/dasbor/SaringanFigur.tsx'
import { useSaringanDasbor } from '#psat/petugas/dasbor/saringan-dasbor.ts'
import { useDasbor } from '#psat/petugas/dasbor/use-dasbor.ts'

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
