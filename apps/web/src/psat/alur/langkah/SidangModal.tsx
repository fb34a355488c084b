import { Checkbox, Input } from '@mantine/core'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { getAnggotaKomtek } from '@portal/domain/psat/sekretariat/sekretariat.contract'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '#platform/api/client.ts'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormModal } from '#platform/forms/FormModal.tsx'
import { type CommonField, inputProps, TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { useModal } from '#platform/ui/use-modal.ts'
import classes from '#psat/alur/langkah/langkah.module.css'
import type { LangkahModalProps } from '#psat/alur/langkah/langkah-props.ts'
import { sendLangkah } from '#psat/alur/langkah/send-langkah.ts'
import timClasses from '#psat/alur/langkah/tim.module.css'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import { CatatanField } from '#psat/master/teks/CatatanField.tsx'

const note = z.string().trim().max(4000)
const isi = {
  tanggal: z.iso.date({ error: 'Pilih tanggal sidang.' }),
  tempat: z.string().trim().min(3, 'Isi tempat sidang.').max(200),
  hadir: z.array(z.number()),
  hasil: z.string().nullish(),
}
const schemas = {
  revision: z.object({ ...isi, keterangan: note.min(5, 'Tulis apa yang perlu diperbaiki.') }),
  accept: z.object({ ...isi, keterangan: note.nullish() }),
}

interface Anggota {
  id: number
  nama: string
}

/** Records the decision of the committee and the members present. The portal writes the minutes. */
export function SidangModal({ berkas, aksi, onClosed }: LangkahModalProps) {
  const { close, modal } = useModal(onClosed)
  const take = useLangkah(berkas)
  const revision = aksi.membawa_temuan
  const { data, error, refetch } = useQuery({
    queryKey: [getAnggotaKomtek.path],
    queryFn: async ({ signal }) => (await call(getAnggotaKomtek, { signal, quiet: true })).data,
    meta: { silent: true },
  })
  const form = useZodForm({
    schema: revision ? schemas.revision : schemas.accept,
    initialValues: {
      tanggal: dayInJakarta(Date.now()),
      tempat: '',
      hadir: [],
      keterangan: '',
      hasil: null,
    },
    labels: {
      tanggal: 'Tanggal sidang',
      tempat: 'Tempat',
      hadir: 'Anggota yang hadir',
      keterangan: revision ? 'Yang perlu diperbaiki' : 'Pertimbangan komisi',
      hasil: 'Notulen bertanda tangan',
    },
    draftKey: `sidang-${berkas.uuid}-${aksi.proses}`,
    onSubmit: ({ hasil, ...rest }) =>
      take(() => sendLangkah(berkas, aksi, { ...rest, hasil_audit: hasil }), close),
  })
  return (
    <FormModal
      title={`Sidang komisi teknis: ${aksi.label.toLowerCase()}`}
      form={form}
      submitLabel={aksi.label}
      size="lg"
      {...modal}
    >
      <DateField {...form.field('tanggal')} />
      <TextField {...form.field('tempat')} />
      {error ? (
        <ErrorState title="Anggota komisi belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows rows={3} />
      ) : (
        <HadirField {...form.field('hadir')} anggota={data.anggota} kuorum={data.kuorum} />
      )}
      <CatatanField
        {...form.field('keterangan')}
        optional={!revision}
        untuk={revision ? 'perbaikan' : 'putusan'}
        berkas={berkas}
      />
      <FileField {...form.field('hasil')} accept={documentKinds} optional />
      <p className={classes.hint}>
        Portal membuat berita acara PDF dari isian ini dan menyimpannya di riwayat.
      </p>
    </FormModal>
  )
}

interface HadirFieldProps extends CommonField {
  anggota: readonly Anggota[]
  kuorum: number
}

function HadirField({ anggota, kuorum, ...field }: HadirFieldProps) {
  const chosen = Array.isArray(field.value) ? (field.value as number[]) : []
  const { label, error } = inputProps(field)
  const enough = chosen.length >= kuorum
  return (
    <fieldset className={timClasses.people} id={field.id} tabIndex={-1}>
      <legend>{label}</legend>
      <p className={classes.hint}>
        {`Hadir ${formatNumber(chosen.length)} dari ${formatNumber(anggota.length)}; kuorum ${formatNumber(kuorum)}${enough ? ' terpenuhi' : ' belum terpenuhi'}.`}
      </p>
      <ul>
        {anggota.map(({ id, nama }) => (
          <li key={id} data-on={chosen.includes(id) || undefined}>
            <Checkbox
              label={nama}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                field.onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  )
}
