import { ActionIcon, Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { alurLabels } from '@portal/domain/psat/alur/alur'
import { jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import classes from '#psat/master/master.module.css'
import { type HariKerja, TenggatModal } from '#psat/master/TenggatModal.tsx'
import { useHariKerja } from '#psat/master/use-master-psat.ts'

/** Working days of every budget. Running budgets keep the days that they were given. */
export function TenggatScreen() {
  const { role } = useSignedInUser()
  const mayWrite = hasPermission(role, 'psat.master.kelola')
  const [form, setForm] = useState<HariKerja>()
  const { data, error, refetch } = useHariKerja()
  return (
    <>
      <PageHeader
        title="Tenggat"
        meta="Hari kerja untuk tiap tahap. Perubahan berlaku bagi tahap yang dimulai sesudahnya."
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }, { label: 'Master data' }]}
        actions={
          <Button component={AppLink} to="/psat/admin/data/teks-baku" variant="default">
            Teks baku catatan
          </Button>
        }
      />
      <Section>
        {error ? (
          <ErrorState title="Tenggat belum dapat dimuat" error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <LoadingRows />
        ) : (
          <div className={classes.scroll}>
            <table className={classes.table}>
              <caption className="visually-hidden">Hari kerja per tahap dan jenis izin</caption>
              <thead>
                <tr>
                  <th scope="col">Tahap</th>
                  {jenisIzin.map((jenis) => (
                    <th key={jenis} scope="col" className={classes.number}>
                      {jenisIzinLabels[jenis]}
                    </th>
                  ))}
                  {mayWrite && (
                    <th scope="col">
                      <span className="visually-hidden">Tindakan</span>
                    </th>
                  )}
                </tr>
              </thead>
              {[...Map.groupBy(data, ({ alur }) => alur)].map(([alur, rows], _, tracks) => (
                <tbody key={alur}>
                  {tracks.length > 1 && (
                    <tr>
                      <th scope="rowgroup" colSpan={jenisIzin.length + 1 + Number(mayWrite)}>
                        Alur {alurLabels[alur]}
                      </th>
                    </tr>
                  )}
                  {rows.map((row) => (
                    <tr key={row.anggaran}>
                      <th scope="row">{row.label}</th>
                      {jenisIzin.map((jenis) => (
                        <td key={jenis} className={classes.number} data-label={jenisIzinLabels[jenis]}>
                          {row[jenis] === 0 ? '–' : `${formatNumber(row[jenis])} hari`}
                        </td>
                      ))}
                      {mayWrite && (
                        <td className={classes.last}>
                          <ActionIcon
                            variant="subtle"
                            color="gray"
                            aria-label={`Ubah ${row.label}`}
                            onClick={() => setForm(row)}
                          >
                            <Icon of={IconEdit} size={20} />
                          </ActionIcon>
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </div>
        )}
      </Section>
      {form && <TenggatModal row={form} onClosed={() => setForm(undefined)} />}
    </>
  )
}
