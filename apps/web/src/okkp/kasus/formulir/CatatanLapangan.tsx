import { binaKasus, catatKunjunganKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { type FormulirProps, useLangkah } from '#okkp/kasus/formulir/use-langkah.ts'
import { judulKasus } from '#okkp/kasus/kata-kasus.ts'
import { call } from '#platform/api/client.ts'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormDrawer } from '#platform/forms/FormDrawer.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'

interface CatatanLapanganProps extends FormulirProps {
  contract: typeof catatKunjunganKasus | typeof binaKasus
  kata: { title: string; submitLabel: string; catatan: string; help: string }
}

/** Form of a visit and of guidance: a day, what happened, and evidence. */
function CatatanLapangan({ kasus, aksi, onClosed, contract, kata }: CatatanLapanganProps) {
  const { save, close, modal } = useLangkah(onClosed)
  const { id, versi } = kasus
  const form = useZodForm({
    schema: contract.body,
    initialValues: { id, versi, tanggal: dayInJakarta(Date.now()), catatan: '', bukti: null },
    labels: { tanggal: 'Tanggal', catatan: kata.catatan, bukti: 'Foto atau berita acara' },
    draftKey: `kasus-${id}-${aksi.nama}`,
    draftOmit: ['id', 'versi'],
    onSubmit: (values) => save(call(contract, { body: { ...values, id, versi } })),
  })
  return (
    <FormDrawer
      title={kata.title}
      about={judulKasus(kasus)}
      form={form}
      submitLabel={kata.submitLabel}
      {...modal}
      onClose={close}
    >
      <DateField {...form.field('tanggal')} maxDate={dayInJakarta(Date.now())} />
      <TextareaField {...form.field('catatan')} rows={5} help={kata.help} />
      <FileField {...form.field('bukti')} accept={documentKinds} optional />
    </FormDrawer>
  )
}

const kunjungan = {
  title: 'Catat kunjungan',
  submitLabel: 'Simpan kunjungan',
  catatan: 'Yang ditemukan',
  help: 'Siapa yang ditemui dan apa yang terlihat. Bila laporannya tidak terbukti, kasus dapat ditutup sesudahnya.',
}
export const KunjunganDrawer = (props: FormulirProps) => (
  <CatatanLapangan {...props} contract={catatKunjunganKasus} kata={kunjungan} />
)

const pembinaan = {
  title: 'Catat pembinaan',
  submitLabel: 'Simpan pembinaan',
  catatan: 'Pembinaan yang diberikan',
  help: 'Apa yang dijelaskan kepada pedagangnya dan apa yang ia janjikan.',
}
export const PembinaanDrawer = (props: FormulirProps) => (
  <CatatanLapangan {...props} contract={binaKasus} kata={pembinaan} />
)
