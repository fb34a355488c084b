import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { addPengawasan, updatePengawasan } from '@portal/domain/okkp/pengawasan/pengawasan.contract'
import { pengawasanBaru } from '@portal/domain/okkp/pengawasan/pengawasan.schema'
import {
  jenisPengawasan,
  jenisPengawasanLabels,
  type Pengawasan,
} from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { kasusPage, useRefreshKasus } from '#okkp/kasus/use-kasus.ts'
import { AspekField } from '#okkp/pengawasan/AspekField.tsx'
import { HasilFields } from '#okkp/pengawasan/HasilFields.tsx'
import { PetugasField } from '#okkp/pengawasan/PetugasField.tsx'
import { type IsianPengawasan, isianAwal, pengawasanLabels } from '#okkp/pengawasan/pengawasan-form.ts'
import { agreeToSanction } from '#okkp/pengawasan/sanksi-confirm.ts'
import { TemuanFields } from '#okkp/pengawasan/TemuanFields.tsx'
import fields from '#okkp/registrasi/form/form.module.css'
import { useRefreshRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { Section } from '#platform/page/Section.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

interface PengawasanFormProps {
  registrasi: Registrasi
  record: Pengawasan | undefined
  /** Case that the new record answers. */
  kasus?: RincianKasus | undefined
}

export function PengawasanForm({ registrasi, record, kasus }: PengawasanFormProps) {
  const navigate = useNavigate()
  const refresh = useRefreshRegistrasi()
  const refreshKasus = useRefreshKasus()
  // Keeps the version of the time of opening, so that the server refuses the save if somebody else has changed the
  // record.
  const [before] = useState(record)

  /** Asks for confirmation only after the form is valid. */
  async function save(body: IsianPengawasan) {
    const asked = { nomor: registrasi.no_registration, before, after: body.sanksi }
    if (!(await agreeToSanction(asked))) return false
    const { message } = before
      ? await call(updatePengawasan, { body: { ...body, id: before.id, versi: before.versi } })
      : await call(addPengawasan, { body })
    popup.success(message)
    void navigate(
      kasus
        ? { to: kasusPage(kasus.id) as '/' }
        : { to: '/okkp/admin/registrasi/$id', params: { id: String(registrasi.id) } },
    )
    void refresh()
    void refreshKasus()
  }

  const form = useZodForm({
    schema: pengawasanBaru,
    initialValues: isianAwal(registrasi.id, before, kasus),
    labels: pengawasanLabels,
    draftKey: before
      ? `pengawasan-ubah:${before.id}:${before.versi}`
      : `pengawasan-baru:${registrasi.id}:${kasus?.id ?? ''}`,
    draftOmit: ['registrasi_id', 'tindak_lanjut'],
    onSubmit: save,
  })

  return (
    <Form
      form={form}
      long
      submitLabel="Simpan pengawasan"
      extraActions={
        <BackButton to={`/okkp/admin/registrasi/${registrasi.id}`}>Kembali ke registrasi</BackButton>
      }
    >
      <div>
        <Section title="Pelaksanaan">
          <div className={fields.fields}>
            <SelectField
              {...form.field('jenis')}
              options={jenisPengawasan.map((value) => ({ value, label: jenisPengawasanLabels[value] }))}
            />
            <DateField {...form.field('tanggal')} maxDate={dayInJakarta(new Date())} />
            <PetugasField {...form.field('petugas')} registrasi={registrasi} />
            <TextField {...form.field('surat_tugas')} optional maxLength={100} />
            <AspekField {...form.field('aspek')} />
          </div>
        </Section>
        <Section title="Temuan" text="Satu temuan satu kartu, dengan tindak lanjut dan batas waktunya.">
          <TemuanFields form={form} />
        </Section>
        <Section title="Hasil dan sanksi">
          <HasilFields form={form} />
        </Section>
      </div>
    </Form>
  )
}
