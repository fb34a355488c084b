import { nilaiPenilaian, penilaianLabels } from '@portal/domain/okkp/penilaian/penilaian'
import {
  addPenilaian,
  listPenilaian,
  penilaianForm,
  trenPenilaian,
} from '@portal/domain/okkp/penilaian/penilaian.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { panjangTelepon } from '@portal/domain/platform/forms/field-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import classes from '#okkp/penilaian/penilaian.module.css'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { PhoneField, TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { listKey } from '#platform/table/use-list.ts'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

const home = '/okkp/admin/feedback'
const labels = {
  ratings: 'Penilaian',
  tanggal: 'Tanggal formulir',
  nama: 'Nama',
  no_hp: 'No. HP',
  note: 'Catatan',
  title: 'Layanan yang dinilai',
}
const options = nilaiPenilaian.map((value) => ({ value, label: `${value} · ${penilaianLabels[value]}` }))

export function FeedbackKertasScreen() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const today = dayInJakarta(Date.now())
  const form = useZodForm({
    schema: penilaianForm,
    initialValues: {
      ratings: null,
      tanggal: today,
      nama: '',
      no_hp: '',
      note: '',
      title: '',
      type: 'umum',
      link: '',
      situs_web: null,
    },
    labels,
    onSubmit: async (isian) => {
      const { message } = await call(addPenilaian, { body: { ...isian, tanggal: isian.tanggal || today } })
      popup.success(message)
      void queryClient.invalidateQueries({ queryKey: listKey(listPenilaian) })
      void queryClient.invalidateQueries({ queryKey: [trenPenilaian.path] })
      void navigate({ to: home })
    },
  })
  return (
    <>
      <PageHeader
        title="Masukkan formulir kertas"
        crumbs={[
          { label: 'OKKP', to: '/okkp/admin' },
          { label: 'Feedback', to: home },
        ]}
        meta="Salin penilaian dari formulir kertas. Tidak ada isian yang wajib; yang tidak tertulis dikosongkan saja."
      />
      <div className={classes.form}>
        <Form
          form={form}
          submitLabel="Simpan feedback"
          extraActions={<BackButton to={home}>Kembali ke daftar</BackButton>}
        >
          <Section title="Isi formulir">
            <div className={classes.fields}>
              <SelectField {...form.field('ratings')} options={options} optional />
              <DateField {...form.field('tanggal')} maxDate={today} />
              <TextField {...form.field('nama')} maxLength={150} optional />
              <PhoneField {...form.field('no_hp')} min={panjangTelepon.min} optional />
              <TextField {...form.field('title')} maxLength={200} optional />
              <TextareaField {...form.field('note')} rows={4} optional />
            </div>
          </Section>
        </Form>
      </div>
    </>
  )
}
