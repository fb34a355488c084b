import { useDisclosure } from '@mantine/hooks'
import { formatDate } from '@portal/domain/platform/format'
import { type CalonAuditor, listCalonAuditor } from '@portal/domain/psat/audit/penunjukan.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { DrawerForm, DrawerShell } from '#platform/forms/FormDrawer.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import type { LangkahModalProps } from '#psat/langkah/langkah-props.ts'
import { sendLangkah } from '#psat/langkah/send-langkah.ts'
import { TimFields } from '#psat/langkah/tim/TimFields.tsx'
import { gantiTimForm, timForm, timKosong, timLabels } from '#psat/langkah/tim/tim-form.ts'
import { useLangkah } from '#psat/langkah/use-langkah.ts'

/** Appoints the team of one file. */
export function TimDrawer({ berkas, aksi, onClosed }: LangkahModalProps) {
  const [opened, { close }] = useDisclosure(true)
  const { data, error, refetch } = useQuery({
    queryKey: [listCalonAuditor.path, berkas.uuid],
    queryFn: async ({ signal }) =>
      (await call(listCalonAuditor, { params: { uuid: berkas.uuid }, signal, quiet: true })).data,
    meta: { silent: true },
  })
  return (
    <DrawerShell
      title={aksi.label}
      about={tentang(berkas)}
      wide
      opened={opened}
      onClose={close}
      onClosed={onClosed}
    >
      {error ? (
        <ErrorState title="Calon auditor belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Isi berkas={berkas} aksi={aksi} calon={data} onClose={close} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </DrawerShell>
  )
}

function tentang({ nama, nomorPermohonan, tenggat }: LangkahModalProps['berkas']): string {
  const due = tenggat ? ` · tenggat ${formatDate(tenggat)}` : ''
  return `${nama} · ${nomorPermohonan}${due}`
}

interface IsiProps extends Pick<LangkahModalProps, 'berkas' | 'aksi'> {
  calon: readonly CalonAuditor[]
  onClose: () => void
}

function Isi({ berkas, aksi, calon, onClose }: IsiProps) {
  const ganti = aksi.wajib_catatan
  const take = useLangkah(berkas)
  const form = useZodForm({
    schema: ganti ? gantiTimForm : timForm,
    initialValues: {
      ...timKosong(),
      ...(berkas.tim
        ? { lead_auditor: [berkas.tim.lead.id], tim_auditor: berkas.tim.auditor.map(({ id }) => id) }
        : {}),
    },
    labels: { ...timLabels, ...(ganti ? { keterangan: 'Alasan penggantian' } : {}) },
    draftKey: `tim-${ganti ? 'ganti' : 'tunjuk'}-${berkas.uuid}`,
    onSubmit: (values) => take(() => sendLangkah(berkas, aksi, values), onClose),
  })
  return (
    <DrawerForm form={form} submitLabel="Tetapkan tim audit" onClose={onClose}>
      <TimFields calon={calon} field={form.field} ganti={ganti} />
    </DrawerForm>
  )
}
