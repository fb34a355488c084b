import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { DaftarDraf } from '#psat/pengajuan/DaftarDraf.tsx'
import { DaftarPengajuan } from '#psat/pengajuan/DaftarPengajuan.tsx'
import { IzinTerbit } from '#psat/pengajuan/IzinTerbit.tsx'
import classes from '#psat/pengajuan/Pelaku.module.css'

/** Izin edar area, for operators who hold an SPPB. */
export function EdarScreen() {
  const applyLink = (
    <Button
      component={AppLink}
      to="/psat/pengajuan/baru"
      search={{ izin: 'izin_edar_pl' }}
      leftSection={<Icon of={IconPlus} />}
    >
      Ajukan izin edar
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Izin Edar"
        meta="Izin mengedarkan pangan segar dari luar negeri (PSAT-PL), dengan unit yang sudah ber-SPPB."
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat' }]}
        actions={applyLink}
      />
      <div className={classes.stack}>
        <DaftarDraf auditType="izin_edar_pl" />
        <DaftarPengajuan auditType="izin_edar_pl" to="/perizinan/edar" action={applyLink} />
        <IzinTerbit auditType="izin_edar_pl" />
      </div>
    </>
  )
}
