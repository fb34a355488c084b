import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { popup, successText } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { AkunForm } from './form/AkunForm.tsx'
import { accountOf, type FormAkun, newIsian } from './form/akun-form.ts'
import type { KelompokAkun } from './kelompok-akun.ts'
import { SandiSekaliHost } from './SandiSekaliHost.tsx'
import { showSandiSekali } from './sandi-sekali.ts'
import { useRefreshAkun } from './use-akun-actions.ts'

export function AkunBaruScreen({ kelompok }: { kelompok: KelompokAkun }) {
  const navigate = useNavigate()
  const refresh = useRefreshAkun()
  // The list starts at A, so the search shows the account that the person has just added.
  const goTo = (username: string) =>
    void navigate({ to: kelompok.home as '/admin/settings', search: { search: username } })

  async function save(form: FormAkun) {
    const { nama, username, newPassword } = (await kelompok.create(accountOf(form))).data
    void refresh()
    if (!newPassword) {
      popup.success(successText.ditambahkan)
      return goTo(username)
    }
    void showSandiSekali({ title: 'Akun telah dibuat', nama, username, sandi: newPassword }).then(() =>
      goTo(username),
    )
  }

  return (
    <>
      <PageHeader
        title={`Tambah ${kelompok.noun}`}
        crumbs={[...kelompok.crumbs, { label: kelompok.homeTitle, to: kelompok.home }]}
      />
      <AkunForm
        initial={newIsian(kelompok.roles)}
        roles={kelompok.roles}
        draftKey={`akun-baru:${kelompok.name}`}
        submitLabel={`Simpan ${kelompok.noun}`}
        onSubmit={save}
        extraActions={
          <Button component={AppLink} to={kelompok.home} variant="default" size="lg">
            Kembali ke daftar
          </Button>
        }
      />
      <SandiSekaliHost />
    </>
  )
}
