import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import type { HasilBersama as Hasil } from '@portal/domain/psat/audit/bersama'
import {
  appointTeams,
  type CalonAuditor,
  listCalonBersama,
} from '@portal/domain/psat/audit/penunjukan.contract'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { DrawerForm, DrawerShell } from '#platform/forms/FormDrawer.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { useModal } from '#platform/ui/use-modal.ts'
import { HasilBersama } from '#psat/alur/langkah/HasilBersama.tsx'
import { TimFields } from '#psat/audit/tim/TimFields.tsx'
import { timForm, timKosong, timLabels } from '#psat/audit/tim/tim-form.ts'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'

interface TunjukBersamaDrawerProps {
  berkas: readonly RingkasanPengajuan[]
  onClosed: () => void
}

/** Appoints one team for several files. The server reports a result for each file. */
export function TunjukBersamaDrawer({ berkas: diminta, onClosed }: TunjukBersamaDrawerProps) {
  const { close, modal } = useModal(onClosed)
  // Keeps the files from the moment of opening, because the list behind the drawer reloads after each appointment.
  const [berkas] = useState(diminta)
  const [hasil, setHasil] = useState<readonly Hasil[]>()
  const uuids = berkas.map(({ uuid }) => uuid).join(',')
  const { data, error, refetch } = useQuery({
    queryKey: [listCalonBersama.path, uuids],
    queryFn: async ({ signal }) =>
      (await call(listCalonBersama, { query: { berkas: uuids }, signal, quiet: true })).data,
    meta: { silent: true },
  })
  return (
    <DrawerShell
      title={`Tunjuk tim audit bagi ${formatNumber(berkas.length)} berkas`}
      about={berkas.map(({ nomorPermohonan }) => nomorPermohonan).join(', ')}
      wide
      {...modal}
    >
      {hasil ? (
        <HasilBersama
          berkas={berkas}
          hasil={hasil}
          judul={(banyak) => `Tim audit ditetapkan bagi ${banyak} berkas`}
          kata={{ berhasil: 'Tim ditetapkan', sudah: 'Sudah bertim ini' }}
        >
          <Button size="lg" onClick={close} data-autofocus>
            Kembali ke daftar
          </Button>
        </HasilBersama>
      ) : error ? (
        <ErrorState title="Calon auditor belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Isi berkas={berkas} calon={data} onClose={close} onHasil={setHasil} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </DrawerShell>
  )
}

interface IsiProps {
  berkas: readonly RingkasanPengajuan[]
  calon: readonly CalonAuditor[]
  onClose: () => void
  onHasil: (hasil: readonly Hasil[]) => void
}

function Isi({ berkas, calon, onClose, onHasil }: IsiProps) {
  const refresh = useBerkasRefresh()
  const form = useZodForm({
    schema: timForm,
    initialValues: timKosong(),
    labels: timLabels,
    draftKey: `tim-bersama-${berkas.map(({ id }) => id).join('-')}`,
    onSubmit: async (values) => {
      const asked = berkas.map(({ uuid, versi }) => ({ uuid, versi }))
      const { data } = await call(appointTeams, { body: { ...values, berkas: asked } })
      onHasil(data)
      await refresh()
    },
  })
  return (
    <DrawerForm
      form={form}
      submitLabel={`Tetapkan bagi ${formatNumber(berkas.length)} berkas`}
      onClose={onClose}
    >
      <TimFields calon={calon} field={form.field} beberapa={berkas} />
    </DrawerForm>
  )
}
