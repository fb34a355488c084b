import { Drawer } from '@mantine/core'
import { listKolega } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { formatDate } from '@portal/domain/platform/format'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { Facts } from '#platform/page/Facts.tsx'
import { listKey } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { InviteForm } from '../../profil/InviteForm.tsx'
import { StatusAkun } from '../akun/StatusAkun.tsx'
import classes from './AkunPerusahaan.module.css'
import type { Perusahaan } from './perusahaan-form.ts'

interface AkunPerusahaanProps {
  /** The opened company. The drawer is closed if undefined. */
  uuid: string | undefined
  /** Row of the company, if the list currently shows it. */
  row: Perusahaan | undefined
  onClose: () => void
}

export function AkunPerusahaan({ uuid, row, onClose }: AkunPerusahaanProps) {
  return (
    <Drawer
      opened={uuid !== undefined}
      onClose={onClose}
      position="right"
      title={row?.nama_perseroan ?? 'Pelaku usaha'}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {row && (
        <Facts
          layout="lines"
          facts={[
            ['NIB', row.nib],
            ['NPWP', row.npwp_perseroan],
            ['Alamat', row.alamat_perseroan],
            ['Surel', row.email_perusahaan],
            ['No. telepon', row.telp],
          ]}
        />
      )}
      {uuid && <Kolega uuid={uuid} />}
    </Drawer>
  )
}

function Kolega({ uuid }: { uuid: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...listKey(listKolega), uuid],
    queryFn: async ({ signal }) => (await call(listKolega, { query: { perusahaan: uuid }, signal })).data,
    meta: { silent: true },
  })
  if (error)
    return <ErrorState title="Akun belum dapat dimuat" error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows rows={3} />
  return (
    <>
      {data.akun.length === 0 ? (
        <EmptyState title="Belum ada akun" text="Pelaku usaha ini belum memiliki akun yang dapat masuk." />
      ) : (
        <h3 className={classes.heading}>Akun</h3>
      )}
      <ul className={classes.people}>
        {data.akun.map((akun) => (
          <li key={akun.uuid}>
            <AppLink to={`/admin/user/${akun.uuid}`}>
              <b>{akun.nama}</b>
              <small>{akun.username}</small>
            </AppLink>
            <StatusAkun status={akun.status} />
          </li>
        ))}
      </ul>
      {data.undangan.length > 0 && (
        <>
          <h3 className={classes.heading}>Undangan yang belum diterima</h3>
          <ul className={classes.people}>
            {data.undangan.map((undangan) => (
              <li key={undangan.email}>
                <span>
                  <b>{undangan.nama}</b>
                  <small>
                    {undangan.email}, berlaku sampai {formatDate(undangan.berakhir)}
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={classes.heading}>Undang calon pemegang akun</h3>
      <InviteForm perusahaan={uuid} siapa="calon pemegang akun" />
    </>
  )
}
