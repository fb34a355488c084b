import { dayInJakarta, formatRupiah } from '@portal/domain/platform/format'
import { dataPnbp } from '@portal/domain/psat/penerbitan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan.schema'
import { z } from 'zod'
import { DateField } from '#platform/forms/date-fields.tsx'
import { FileField } from '#platform/forms/FileField.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { NumberField, TextareaField, TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/ui/Section.tsx'
import { kirimPembayaran } from '#psat/penerbitan/bayar.ts'
import { buktiKinds } from '#psat/penerbitan/bukti-kinds.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { useLangkah } from '#psat/petugas/langkah/use-langkah.ts'

const schema = z.object({ data_pnbp: dataPnbp, keterangan: z.string().trim().max(4000).nullish() })

/** The bill as the payment system has given it out; the operator sees it at once. */
export function TagihanForm({ berkas, tarif }: { berkas: BerkasPengajuan; tarif: number }) {
  const take = useLangkah(berkas)
  const today = dayInJakarta(Date.now())
  const form = useZodForm({
    schema,
    initialValues: {
      data_pnbp: {
        kd_akun: '',
        kd_penerimaan: '',
        kd_billing: '',
        tgl_billing: today,
        tgl_expire: '',
        nominal: tarif,
        url_dokumen: '',
        dokumen: null,
      },
      keterangan: '',
    },
    labels: {
      'data_pnbp.kd_akun': 'Kode akun',
      'data_pnbp.kd_penerimaan': 'Kode penerimaan',
      'data_pnbp.kd_billing': 'Kode billing',
      'data_pnbp.tgl_billing': 'Tanggal billing',
      'data_pnbp.tgl_expire': 'Berlaku sampai',
      'data_pnbp.nominal': 'Nominal (Rp)',
      'data_pnbp.url_dokumen': 'Tautan surat tagihan',
      'data_pnbp.dokumen': 'Surat tagihan',
      keterangan: 'Catatan untuk pemohon',
    },
    draftKey: `tagihan-${berkas.uuid}`,
    onSubmit: ({ data_pnbp, keterangan }) =>
      take(
        () => kirimPembayaran(berkas, { proses: 'REVIEW', data_pnbp, keterangan }),
        () => undefined,
      ),
  })
  return (
    <Section
      title="Tagihan PNBP"
      text={`Tarif pengajuan ini ${formatRupiah(tarif)}. Salin data tagihan dari sistem pembayaran; jam layanan berhenti sampai bukti bayar masuk.`}
    >
      <Form form={form} submitLabel="Terbitkan tagihan" aria-label="Tagihan PNBP">
        <div className={classes.pair}>
          <TextField {...form.field('data_pnbp.kd_billing')} maxLength={50} />
          <NumberField {...form.field('data_pnbp.nominal')} help={`Sesuai tarif, ${formatRupiah(tarif)}.`} />
          <TextField {...form.field('data_pnbp.kd_akun')} maxLength={50} />
          <TextField {...form.field('data_pnbp.kd_penerimaan')} maxLength={50} />
          <DateField {...form.field('data_pnbp.tgl_billing')} />
          <DateField {...form.field('data_pnbp.tgl_expire')} minDate={today} />
        </div>
        <FileField {...form.field('data_pnbp.dokumen')} accept={buktiKinds} optional />
        <TextField {...form.field('data_pnbp.url_dokumen')} type="url" placeholder="https://" optional />
        <TextareaField {...form.field('keterangan')} optional />
      </Form>
    </Section>
  )
}
