import { Button } from '@mantine/core'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { getCeklisMaster } from '@portal/domain/psat/lapang/ceklis'
import { IconEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { CeklisMasterForm } from '#psat/lapang/master/CeklisMasterForm.tsx'
import classes from '#psat/lapang/master/ceklis-master.module.css'

/** Shows the current checklist. A change creates a new version, and audits in progress keep their version. */
export function CeklisMasterScreen() {
  const { role } = useSignedInUser()
  const [editing, setEditing] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: [getCeklisMaster.path],
    queryFn: async ({ signal }) => (await call(getCeklisMaster, { signal, fresh: true })).data,
    refetchOnWindowFocus: !editing,
  })
  const butir = data?.isi.reduce((sum, bagian) => sum + bagian.butir.length, 0) ?? 0
  return (
    <>
      <PageHeader
        title="Daftar periksa"
        meta={
          data
            ? `Versi ${data.versi}, berlaku sejak ${formatDate(data.dibuat)}. ${formatNumber(data.isi.length)} bagian, ${formatNumber(butir)} butir.`
            : 'Daftar periksa audit lapang.'
        }
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }, { label: 'Master data' }]}
        actions={
          data &&
          !editing &&
          hasPermission(role, 'psat.master.kelola') && (
            <Button leftSection={<Icon of={IconEdit} />} onClick={() => setEditing(true)}>
              Ubah daftar periksa
            </Button>
          )
        }
      />
      {error ? (
        <ErrorState title="Daftar periksa belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows rows={8} />
      ) : editing ? (
        <CeklisMasterForm ceklis={data} onClose={() => setEditing(false)} />
      ) : (
        <div className={classes.list}>
          {data.isi.map((bagian) => (
            <Section key={bagian.kode} title={`${bagian.kode}. ${bagian.judul}`}>
              <ul className={classes.items}>
                {bagian.butir.map(({ kode, uraian }) => (
                  <li key={kode}>
                    <span>{kode}</span> {uraian}
                  </li>
                ))}
              </ul>
            </Section>
          ))}
        </div>
      )}
    </>
  )
}
