import { Button, CopyButton } from '@mantine/core'
import { documentKinds } from '@portal/domain/platform/files/files.contract'
import { dayInJakarta, formatDate, formatRupiah } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { z } from 'zod'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Callout } from '#platform/page/Callout.tsx'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import type { LangkahTerbitProps } from '#psat/penerbitan/langkah-terbit.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { Tagihan } from '#psat/penerbitan/use-penerbitan.ts'
import { sendPembayaran } from '#psat/pnbp/tagihan/bayar.ts'
import { TagihanLinks } from '#psat/pnbp/tagihan/TagihanFacts.tsx'

const schema = z.object({
  bukti_pembayaran: z.string({ error: 'Unggah bukti pembayaran.' }).min(1, 'Unggah bukti pembayaran.'),
  tanggal_pembayaran: z.iso.date({ error: 'Pilih tanggal pembayaran.' }),
})

export function BuktiBayar({ berkas, penerbitan: { tagihan } }: LangkahTerbitProps) {
  return tagihan && <TagihanSaya berkas={berkas} tagihan={tagihan} />
}

function TagihanSaya({ berkas, tagihan }: { berkas: BerkasPengajuan; tagihan: Tagihan }) {
  const lewat = tagihan.tgl_expire < dayInJakarta(Date.now())
  return (
    <section className={classes.pay} aria-label="Tagihan PNBP">
      <div>
        <h3 data-step="1">Bayar dengan kode billing</h3>
        <div className={classes.due}>
          <dl>
            <div>
              <dt>Jumlah</dt>
              <dd className={classes.amount}>{formatRupiah(tagihan.nominal)}</dd>
            </div>
            <div>
              <dt>Kode billing</dt>
              <dd className={classes.code}>
                <Berkelompok kode={tagihan.kd_billing} />
              </dd>
            </div>
          </dl>
          <CopyButton value={tagihan.kd_billing}>
            {({ copied, copy }) => (
              <Button
                fullWidth
                size="lg"
                leftSection={<Icon of={copied ? IconCheck : IconCopy} />}
                onClick={copy}
              >
                {copied ? 'Kode billing tersalin' : 'Salin kode billing'}
              </Button>
            )}
          </CopyButton>
        </div>
        {lewat ? (
          <Callout tone="warn">
            Kode billing ini berakhir {formatDate(tagihan.tgl_expire)}. Bila belum membayar, tulis pesan
            kepada petugas untuk meminta kode baru.
          </Callout>
        ) : (
          <dl className={classes.terms}>
            <dt>Berlaku sampai</dt>
            <dd>{formatDate(tagihan.tgl_expire)}</dd>
            <dt>Bayar di</dt>
            <dd>Bank, kantor pos, dompet digital</dd>
          </dl>
        )}
        <TagihanLinks tagihan={tagihan} />
      </div>
      <div>
        <h3 data-step="2">Unggah bukti pembayaran</h3>
        {tagihan.alasan_ditolak && (
          <Callout tone="warn">
            <b>Bukti sebelumnya belum diterima.</b> {tagihan.alasan_ditolak}
          </Callout>
        )}
        <BuktiForm berkas={berkas} />
      </div>
    </section>
  )
}

/** Digits in groups of four for the eye. Between them is no space, so a selection copies the bare number. */
function Berkelompok({ kode }: { kode: string }) {
  const awal = Array.from({ length: Math.ceil(kode.length / 4) }, (_, index) => index * 4)
  return awal.map((dari) => <span key={dari}>{kode.slice(dari, dari + 4)}</span>)
}

function BuktiForm({ berkas }: { berkas: BerkasPengajuan }) {
  const take = useLangkah(berkas)
  const today = dayInJakarta(Date.now())
  const form = useZodForm({
    schema,
    initialValues: { bukti_pembayaran: null, tanggal_pembayaran: today },
    labels: { bukti_pembayaran: 'Bukti pembayaran', tanggal_pembayaran: 'Tanggal pembayaran' },
    onSubmit: (values) =>
      take(
        () => sendPembayaran(berkas, { proses: 'REVIEW', ...values }),
        () => undefined,
      ),
  })
  return (
    <Form
      form={form}
      submitLabel="Kirim bukti pembayaran"
      locked={kurang(form.form.values)}
      aria-label="Bukti pembayaran"
    >
      <FileField {...form.field('bukti_pembayaran')} accept={documentKinds} />
      <DateField {...form.field('tanggal_pembayaran')} maxDate={today} />
    </Form>
  )
}

function kurang({ bukti_pembayaran, tanggal_pembayaran }: Record<string, unknown>): string | undefined {
  if (bukti_pembayaran && tanggal_pembayaran) return undefined
  if (bukti_pembayaran) return 'Isi tanggal pembayarannya dahulu.'
  return tanggal_pembayaran
    ? 'Pilih berkas buktinya dahulu.'
    : 'Pilih berkas bukti dan isi tanggalnya dahulu.'
}
