import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { dayInJakarta, formatRupiah } from '@portal/domain/platform/format'
import { dataPnbp } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { z } from 'zod'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import type { LangkahTerbitProps } from '#psat/penerbitan/langkah-terbit.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { Tagihan } from '#psat/penerbitan/use-penerbitan.ts'
import { replaceTagihan, sendPembayaran } from '#psat/pnbp/tagihan/bayar.ts'

const schema = z.object({ data_pnbp: dataPnbp, keterangan: z.string().trim().max(4000).nullish() })

interface Props {
  berkas: BerkasPengajuan
  tarif: number
  lama?: Tagihan | undefined
}

export function TagihanForm({ berkas, penerbitan: { tarif } }: LangkahTerbitProps) {
  return <Isian berkas={berkas} tarif={tarif} />
}

export function GantiTagihanForm({ berkas, penerbitan: { tarif, tagihan } }: LangkahTerbitProps) {
  return tagihan && <Isian key={tagihan.kd_billing} berkas={berkas} tarif={tarif} lama={tagihan} />
}

/** Records the bill from the payment system. The operator sees the bill at once. */
function Isian({ berkas, tarif, lama }: Props) {
  const take = useLangkah(berkas)
  const today = dayInJakarta(Date.now())
  const form = useZodForm({
    schema,
    initialValues: {
      data_pnbp: {
        kd_akun: lama?.kd_akun ?? '',
        kd_penerimaan: lama?.kd_penerimaan ?? '',
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
    draftKey: `tagihan-${berkas.uuid}${lama ? `-${lama.kd_billing}` : ''}`,
    onSubmit: ({ data_pnbp, keterangan }) =>
      take(
        () =>
          lama
            ? replaceTagihan(berkas, { data_pnbp, keterangan })
            : sendPembayaran(berkas, { proses: 'REVIEW', data_pnbp, keterangan }),
        () => undefined,
      ),
  })
  const judul = lama ? 'Ganti tagihan PNBP' : 'Tagihan PNBP'
  const text = lama
    ? 'Bila kode billing kedaluwarsa atau salah, isi tagihan penggantinya. Pemohon diberi tahu dan mendapat waktu pembayaran baru; tagihan lama tetap tercatat di riwayat.'
    : `Tarif permohonan ini ${formatRupiah(tarif)}. Salin data tagihan dari sistem pembayaran; jam layanan berhenti sampai bukti bayar masuk.`
  return (
    <Section title={judul} text={text}>
      <Form form={form} submitLabel={lama ? 'Ganti tagihan' : 'Terbitkan tagihan'} aria-label={judul}>
        <div className={classes.pair}>
          <TextField {...form.field('data_pnbp.kd_billing')} maxLength={50} />
          <NumberField {...form.field('data_pnbp.nominal')} help={`Sesuai tarif, ${formatRupiah(tarif)}.`} />
          <TextField {...form.field('data_pnbp.kd_akun')} maxLength={50} />
          <TextField {...form.field('data_pnbp.kd_penerimaan')} maxLength={50} />
          <DateField {...form.field('data_pnbp.tgl_billing')} />
          <DateField {...form.field('data_pnbp.tgl_expire')} minDate={today} />
        </div>
        <FileField {...form.field('data_pnbp.dokumen')} accept={documentKinds} optional />
        <TextField {...form.field('data_pnbp.url_dokumen')} type="url" placeholder="https://" optional />
        <TextareaField {...form.field('keterangan')} optional />
      </Form>
    </Section>
  )
}
