import { userDetail } from '@portal/domain/akun/pengguna/pengguna.contract'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { peranDiwakili } from '@portal/domain/akun/wakil/wakil'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { popup, successText } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { listKey } from '#platform/table/use-list.ts'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { WakilCard } from '../../wakil/WakilCard.tsx'
import { AkunActions } from './AkunActions.tsx'
import classes from './AkunScreen.module.css'
import { AkunForm } from './form/AkunForm.tsx'
import { accountOf, type FormAkun, isianOf } from './form/akun-form.ts'
import { RingkasanAkun } from './form/RingkasanAkun.tsx'
import { wilayahOf } from './form/wilayah-akun.ts'
import type { KelompokAkun } from './kelompok-akun.ts'
import { SandiSekaliHost } from './SandiSekaliHost.tsx'
import { StatusAkun } from './StatusAkun.tsx'
import { useRefreshAkun } from './use-akun-actions.ts'

export function AkunScreen({ kelompok, uuid }: { kelompok: KelompokAkun; uuid: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...listKey(userDetail), uuid],
    queryFn: async ({ signal }) => (await call(userDetail, { params: { uuid }, signal })).data,
    meta: { silent: true },
  })
  const crumbs = [...kelompok.crumbs, { label: kelompok.homeTitle, to: kelompok.home }]
  if (error && !data) {
    return (
      <>
        <PageHeader title="Akun" crumbs={crumbs} />
        <ErrorState title="Akun belum dapat dibuka" error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  if (!data) return <LoadingRows />
  if (kelompok.name !== 'akun' && !kelompok.roles.includes(data.role)) {
    return (
      <>
        <PageHeader title="Akun" crumbs={crumbs} />
        <EmptyState title={`Akun ini bukan ${kelompok.noun}`} text="Pilih akun lain dari daftar." />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={data.nama}
        crumbs={crumbs}
        badge={<StatusAkun status={data.status} />}
        meta={[data.username, roleLabels[data.role], wilayahOf(data)].join(' · ')}
        actions={<AkunActions akun={data} kelompok={kelompok} />}
      />
      <div className={classes.columns}>
        <Ubah key={data.uuid} akun={data} kelompok={kelompok} />
        <div>
          <RingkasanAkun akun={data} />
          {peranDiwakili.includes(data.role) && <WakilCard akun={data} />}
        </div>
      </div>
      <SandiSekaliHost />
    </>
  )
}

function Ubah({ akun, kelompok }: { akun: Pengguna; kelompok: KelompokAkun }) {
  const refresh = useRefreshAkun()

  async function save(form: FormAkun) {
    await kelompok.edit({ ...accountOf(form), id_user: akun.id, status: akun.status })
    await refresh()
    popup.success(successText.diubah)
  }

  return (
    <AkunForm
      initial={isianOf(akun)}
      // An operator belongs to a company, so its role cannot change.
      roles={akun.role === 'PELAKU_USAHA' ? [akun.role] : kelompok.roles}
      submitLabel="Simpan perubahan"
      onSubmit={save}
    />
  )
}
