import { formatDate } from '@portal/domain/platform/format'
import { type CalonAuditor, listCalonAuditor } from '@portal/domain/psat/audit/penunjukan.contract'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { DrawerForm, DrawerShell } from '#platform/forms/FormDrawer.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { useModal } from '#platform/ui/use-modal.ts'
import type { LangkahModalProps } from '#psat/alur/langkah/langkah-props.ts'
import { sendLangkah } from '#psat/alur/langkah/send-langkah.ts'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import { TimFields } from '#psat/audit/tim/TimFields.tsx'
import {
  gantiPasanganForm,
  gantiTimForm,
  pasanganForm,
  timForm,
  timKosong,
  timLabels,
} from '#psat/audit/tim/tim-form.ts'

/** Appoints the team of one file. On track `berkas` the team is one auditor and one lead auditor. */
export function TimDrawer({ berkas, aksi, onClosed }: LangkahModalProps) {
  const { close, modal } = useModal(onClosed)
  const { data, error, refetch } = useQuery({
    queryKey: [listCalonAuditor.path, berkas.uuid],
    queryFn: async ({ signal }) =>
      (await call(listCalonAuditor, { params: { uuid: berkas.uuid }, signal, quiet: true })).data,
    meta: { silent: true },
  })
  return (
    <DrawerShell title={aksi.label} about={tentang(berkas)} wide {...modal}>
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
  const pasangan = aksi.form === 'pilihAuditor'
  const take = useLangkah(berkas)
  const form = useZodForm({
    schema: schemaOf(ganti, pasangan),
    initialValues: {
      ...timKosong(),
      ...(berkas.tim
        ? { lead_auditor: [berkas.tim.lead.id], tim_auditor: berkas.tim.auditor.map(({ id }) => id) }
        : {}),
    },
    labels: { ...timLabels, ...(ganti ? { keterangan: 'Alasan penggantian' } : {}) },
    draftKey: `tim-${ganti ? 'ganti' : 'tunjuk'}-${berkas.uuid}`,
    onSubmit: (values) => take(() => sendLangkah(berkas, aksi, isiOf(values, pasangan)), onClose),
  })
  return (
    <DrawerForm form={form} submitLabel={pasangan ? aksi.label : 'Tetapkan tim audit'} onClose={onClose}>
      <TimFields berkas={berkas} calon={calon} field={form.field} ganti={ganti} pasangan={pasangan} />
    </DrawerForm>
  )
}

function schemaOf(ganti: boolean, pasangan: boolean) {
  if (pasangan) return ganti ? gantiPasanganForm : pasanganForm
  return ganti ? gantiTimForm : timForm
}

type Isian = z.output<typeof timForm | typeof pasanganForm>

/** Maps the form to the field names of the call, which differ between the tracks. */
function isiOf(values: Isian, pasangan: boolean) {
  if (!pasangan) return values
  const { lead_auditor, tim_auditor, alasan_benturan, keterangan } = values
  return {
    leadAuditorUserId: lead_auditor[0],
    auditorUserId: tim_auditor[0],
    alasan_benturan,
    keterangan,
  }
}
