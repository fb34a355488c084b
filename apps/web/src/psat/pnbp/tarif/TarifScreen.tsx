import { ActionIcon } from '@mantine/core'
import { formatRupiah } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { jenisIzin, jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { listTarif } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { IconEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { type Tarif, TarifModal } from '#psat/pnbp/tarif/TarifModal.tsx'
import classes from '#psat/pnbp/tarif/tarif.module.css'

/** PNBP tariffs by licence kind and submission. A file keeps its tariff once the committee has recommended it. */
export function TarifScreen() {
  const { role } = useSignedInUser()
  const mayWrite = hasPermission(role, 'psat.master.kelola')
  const [form, setForm] = useState<Tarif>()
  const { data, error, refetch } = useQuery({
    queryKey: [listTarif.path],
    queryFn: async ({ signal }) => (await call(listTarif, { signal })).data,
  })
  return (
    <>
      <PageHeader
        title="Tarif PNBP"
        meta="Tarif Rp0 berarti tanpa tagihan. Perubahan berlaku bagi berkas yang direkomendasikan sesudahnya."
        crumbs={[{ label: 'Perizinan PSAT', to: '/psat/admin' }, { label: 'Master data' }]}
      />
      {error ? (
        <ErrorState title="Tarif belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows />
      ) : (
        <div className={classes.kinds}>
          {jenisIzin.map((jenis) => (
            <Section key={jenis} title={jenisIzinLabels[jenis]}>
              <ul className={classes.rates}>
                {data
                  .filter(({ auditType }) => auditType === jenis)
                  .map((tarif) => (
                    <li key={tarif.jenisPengajuan}>
                      <span>{jenisPengajuanLabels[tarif.jenisPengajuan]}</span>
                      <b>{formatRupiah(tarif.nominal)}</b>
                      {mayWrite && (
                        <ActionIcon
                          aria-label={`Ubah tarif ${jenisPengajuanLabels[tarif.jenisPengajuan]} ${jenisIzinLabels[jenis]}`}
                          onClick={() => setForm(tarif)}
                        >
                          <Icon of={IconEdit} size={20} />
                        </ActionIcon>
                      )}
                    </li>
                  ))}
              </ul>
            </Section>
          ))}
        </div>
      )}
      {form && <TarifModal tarif={form} onClosed={() => setForm(undefined)} />}
    </>
  )
}
