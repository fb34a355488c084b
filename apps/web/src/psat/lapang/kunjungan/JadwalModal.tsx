import { Checkbox, Input } from '@mantine/core'
import { dayInJakarta } from '@portal/domain/platform/format'
import {
  addUsulKunjungan,
  type KunjunganBerkas,
  moveKunjungan,
  pindahKunjungan,
  usulKunjungan,
} from '@portal/domain/psat/lapang/kunjungan.contract'
import { call } from '#platform/api/client.ts'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { type CommonField, inputProps, TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { useModal } from '#platform/ui/use-modal.ts'
import classes from '#psat/lapang/kunjungan/Kunjungan.module.css'
import { useLangkahKunjungan } from '#psat/lapang/kunjungan/use-kunjungan.ts'

interface JadwalModalProps {
  uuid: string
  kunjungan: KunjunganBerkas
  onClosed: () => void
}

const labels = {
  tanggal_mulai: 'Hari pertama',
  tanggal_selesai: 'Hari terakhir',
  jam: 'Jam mulai',
  petugas: 'Yang berangkat',
  alasan: 'Alasan',
}

function waktuAwal({ kini }: KunjunganBerkas) {
  return {
    tanggal_mulai: kini?.tanggal_mulai ?? null,
    tanggal_selesai: kini?.tanggal_selesai ?? null,
    jam: (kini?.jam ?? '09:00').replace(':', '.'),
  }
}

export function UsulModal({ uuid, kunjungan, onClosed }: JadwalModalProps) {
  const { close, modal } = useModal(onClosed)
  const take = useLangkahKunjungan(uuid)
  const { kini, calon, usul_beralasan } = kunjungan
  const form = useZodForm({
    schema: usulKunjungan.omit({ versi: true }),
    initialValues: {
      ...waktuAwal(kunjungan),
      petugas: (kini?.petugas ?? calon)
        .map(({ id }) => id)
        .filter((id) => calon.some((one) => one.id === id)),
      alasan: '',
    },
    labels,
    onSubmit: (values) =>
      take(
        () =>
          call(addUsulKunjungan, {
            params: { uuid },
            body: { ...values, ...(kini ? { versi: kini.versi } : {}) },
          }),
        close,
      ),
  })
  return (
    <FormModal
      size="lg"
      title={kini ? 'Usulkan jadwal lain' : 'Usulkan jadwal kunjungan'}
      submitLabel="Kirim usulan"
      form={form}
      {...modal}
    >
      <p className={classes.quiet}>
        Pemohon mendapat pemberitahuan, lalu mengonfirmasi atau mengusulkan waktu lain.
      </p>
      <WaktuFields field={form.field} />
      <PetugasField {...form.field('petugas')} calon={calon} />
      <TextareaField {...form.field('alasan')} optional={!usul_beralasan} />
    </FormModal>
  )
}

export function PindahModal({ uuid, kunjungan, onClosed }: JadwalModalProps) {
  const { close, modal } = useModal(onClosed)
  const take = useLangkahKunjungan(uuid)
  const versi = kunjungan.kini?.versi ?? 0
  const form = useZodForm({
    schema: pindahKunjungan.omit({ versi: true }),
    initialValues: { ...waktuAwal(kunjungan), alasan: '' },
    labels,
    onSubmit: (values) =>
      take(() => call(moveKunjungan, { params: { uuid }, body: { ...values, versi } }), close),
  })
  return (
    <FormModal size="lg" title="Usulkan waktu lain" submitLabel="Kirim usulan" form={form} {...modal}>
      <p className={classes.quiet}>Tim audit menyetujui waktu Anda, atau mengusulkan lagi.</p>
      <WaktuFields field={form.field} />
      <TextareaField {...form.field('alasan')} />
    </FormModal>
  )
}

function WaktuFields({
  field,
}: {
  field: (name: 'tanggal_mulai' | 'tanggal_selesai' | 'jam') => CommonField
}) {
  const today = dayInJakarta(Date.now())
  const { value, onChange, ...mulai } = field('tanggal_mulai')
  const selesai = field('tanggal_selesai')
  return (
    <div className={classes.when}>
      <DateField
        {...mulai}
        value={value}
        minDate={today}
        onChange={(next) => {
          onChange(next)
          // Most visits take one day, so the end date follows the start date.
          const last = typeof selesai.value === 'string' ? selesai.value : ''
          if (typeof next === 'string' && (last === '' || last === value || last < next))
            selesai.onChange(next)
        }}
      />
      <DateField {...selesai} minDate={today} />
      <TextField {...field('jam')} placeholder="09.00" maxLength={5} />
    </div>
  )
}

function PetugasField({ calon, ...field }: CommonField & { calon: KunjunganBerkas['calon'] }) {
  const chosen = Array.isArray(field.value) ? (field.value as number[]) : []
  const { label, error } = inputProps(field)
  return (
    <fieldset className={classes.people} id={field.id} tabIndex={-1}>
      <legend>{label}</legend>
      {calon.map(({ id, nama, tugas }) => (
        <Checkbox
          key={id}
          label={nama}
          description={tugas}
          checked={chosen.includes(id)}
          onChange={(event) =>
            field.onChange(
              event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
            )
          }
        />
      ))}
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  )
}
