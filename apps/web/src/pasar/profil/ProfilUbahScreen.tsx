import type { VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import type { ProfilLengkap } from '@portal/domain/pasar/profil/profil.schema'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { profilCrumbs } from '#pasar/crumbs.ts'
import { HanyaBaca } from '#pasar/profil/HanyaBaca.tsx'
import { ProfilKotaForm, ProfilProvinsiForm } from '#pasar/profil/ProfilForm.tsx'
import { daftarProfil, kotaOf, profilName, profilTo, provinsiOfProfil } from '#pasar/profil/profil-form.ts'
import { useProfil, useRefreshProfil } from '#pasar/profil/use-profil.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

interface ProfilUbahScreenProps {
  varian: VarianProfil
  id: number
}

export function ProfilUbahScreen(props: ProfilUbahScreenProps) {
  const { role } = useSignedInUser()
  return hasPermission(role, 'pasar.kelola') ? <Memuat {...props} /> : <HanyaBaca title="Ubah profil" />
}

function Memuat({ varian, id }: ProfilUbahScreenProps) {
  return (
    <RecordLoader read={useProfil(varian, id)} noun="Profil" crumbs={profilCrumbs} back={daftarProfil}>
      {(profil) => <Ubah key={profil.id} profil={profil} />}
    </RecordLoader>
  )
}

function Ubah({ profil: shown }: { profil: ProfilLengkap }) {
  // As it was when the form was opened: what others write meanwhile is found out by its version.
  const [profil] = useState(shown)
  const { id, versi, varian } = profil
  const navigate = useNavigate()
  const refresh = useRefreshProfil()
  const home = profilTo(profil)

  function done({ message }: { message?: string | undefined }) {
    popup.success(message)
    void refresh()
    void navigate({ to: home })
  }

  const common = {
    draftKey: `profil-ubah:${id}:${versi}`,
    submitLabel: 'Simpan perubahan',
    extraActions: <BackButton to={home}>Kembali ke profil</BackButton>,
  }
  return (
    <>
      <PageHeader
        title={`Ubah profil ${profilName(profil)}`}
        crumbs={[...profilCrumbs, { label: profilName(profil), to: home }]}
      />
      {varian === 'kota' ? (
        <ProfilKotaForm
          {...common}
          initial={kotaOf(profil)}
          onSubmit={async (form) =>
            done(await call(profilCalls.kota.update, { body: { ...form, id, versi } }))
          }
        />
      ) : (
        <ProfilProvinsiForm
          {...common}
          initial={provinsiOfProfil(profil)}
          onSubmit={async (form) =>
            done(await call(profilCalls.provinsi.update, { body: { ...form, id, versi } }))
          }
        />
      )}
    </>
  )
}
