import type { VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import type { ProfilLengkap } from '@portal/domain/pasar/profil/profil.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { useNavigate } from '@tanstack/react-router'
import { profilCrumbs } from '#pasar/crumbs.ts'
import { HanyaBaca } from '#pasar/profil/HanyaBaca.tsx'
import { ProfilKotaForm, ProfilProvinsiForm } from '#pasar/profil/ProfilForm.tsx'
import { blankKota, blankProvinsi, daftarProfil, profilTo } from '#pasar/profil/profil-form.ts'
import { useRefreshProfil } from '#pasar/profil/use-profil.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { BackButton } from '#platform/ui/link/BackButton.tsx'
import { provinsiOf } from '#platform/wilayah/use-wilayah-options.ts'

interface ProfilBaruScreenProps {
  varian: VarianProfil
  pasarId: number | undefined
}

export function ProfilBaruScreen(props: ProfilBaruScreenProps) {
  const { role } = useSignedInUser()
  return hasPermission(role, 'pasar.kelola') ? <Baru {...props} /> : <HanyaBaca title="Tambah profil" />
}

function Baru({ varian, pasarId }: ProfilBaruScreenProps) {
  const scope = scopeOf(useSignedInUser())
  const navigate = useNavigate()
  const refresh = useRefreshProfil()
  const tahun = Number(dayInJakarta(new Date()).slice(0, 4))

  function done({ data, message }: { data: ProfilLengkap; message?: string | undefined }) {
    popup.success(message)
    void refresh()
    void navigate({ to: profilTo(data) })
  }

  const buttons = {
    submitLabel: 'Simpan profil',
    extraActions: <BackButton to={daftarProfil}>Kembali ke daftar</BackButton>,
  }
  const to = '/pasar/admin/profil/add'
  return (
    <>
      <PageHeader
        title="Tambah profil"
        meta="Dokumen yang belum ada boleh menyusul: kelengkapannya dihitung dari yang berstatus Ada."
        crumbs={profilCrumbs}
      />
      {scope.jenis !== 'kota' && (
        <LinkTabs
          label="Varian profil"
          tabs={[
            { label: 'Pasar (kabupaten/kota)', to, current: varian === 'kota' },
            { label: 'Provinsi', to, search: { varian: 'provinsi' }, current: varian === 'provinsi' },
          ]}
        />
      )}
      {varian === 'kota' ? (
        <ProfilKotaForm
          {...buttons}
          key="kota"
          initial={blankKota(tahun, pasarId ?? null)}
          draftKey={`profil-kota-baru:${pasarId ?? ''}`}
          onSubmit={async (body) => done(await call(profilCalls.kota.add, { body }))}
        />
      ) : (
        <ProfilProvinsiForm
          {...buttons}
          key="provinsi"
          initial={blankProvinsi(tahun, provinsiOf(scope) ?? null)}
          draftKey="profil-provinsi-baru"
          onSubmit={async (body) => done(await call(profilCalls.provinsi.add, { body }))}
        />
      )}
    </>
  )
}
