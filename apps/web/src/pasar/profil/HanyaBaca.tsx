import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { profilCrumbs } from '#pasar/crumbs.ts'
import { daftarProfil } from '#pasar/profil/profil-form.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

export function HanyaBaca({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} crumbs={profilCrumbs.slice(1)} />
      <EmptyState
        icon={IconLock}
        title="Profil pasar hanya untuk dibaca"
        text="Peran Anda membaca profil pasar. Hubungi OKKP kabupaten/kota atau provinsi bila ada isian yang perlu diperbaiki."
        action={
          <Button component={AppLink} to={daftarProfil} variant="default">
            Lihat profil pasar
          </Button>
        }
      />
    </>
  )
}
