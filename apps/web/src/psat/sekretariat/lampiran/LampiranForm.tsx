import { Button, Switch } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { SertifikatDicetak } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { addInfoPsat, addLampiran } from '@portal/domain/psat/sekretariat/lampiran.contract'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { Form } from '#platform/forms/Form.tsx'
import { type Blank, useZodForm } from '#platform/forms/use-zod-form.ts'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { CetakFields } from '#psat/penerbitan/sertifikat/CetakFields.tsx'
import {
  awalCetak,
  type FormCetak,
  formCetak,
  isianOf,
  labelCetak,
} from '#psat/penerbitan/sertifikat/isian-cetak.ts'
import { Pratinjau } from '#psat/penerbitan/sertifikat/Pratinjau.tsx'
import { NomorIzinField } from '#psat/sekretariat/lampiran/NomorIzinField.tsx'
import { type Lampiran, usePratinjauLampiran } from '#psat/sekretariat/lampiran/use-lampiran.ts'

interface LampiranFormProps {
  berkas: BerkasPengajuan
  lampiran: Lampiran
  awal: SertifikatDicetak
}

const close = () => undefined

/** Form for the printed fields of the attachment. The user can save them or send the attachment for approval. */
export function LampiranForm({ berkas, lampiran, awal }: LampiranFormProps) {
  const { id: auditId, auditType, versi } = berkas
  const take = useLangkah(berkas)
  const { run, button } = useAction()
  const berlevel = awal.baris.some(({ kunci }) => kunci === 'level')
  const bodyOf = (from: Partial<Blank<FormCetak>>) => ({
    auditId,
    auditType,
    versi,
    ...isianOf(from, awal),
    nomorIzin: from.nomorIzin,
    isOldTemplete: from.templatLama === true,
  })
  const form = useZodForm({
    schema: formCetak({ berlevel, ulang: false, bernomor: true }),
    initialValues: {
      ...awalCetak(berkas, awal),
      koreksi: lampiran.isian.koreksi,
      lewati_lampiran: lampiran.isian.lewati_lampiran,
      nomorIzin: berkas.nomor ?? '',
      templatLama: lampiran.isOldTemplete,
      alasan: '',
    },
    labels: { ...labelCetak(awal), nomorIzin: 'Nomor izin', templatLama: 'Templat lama' },
    draftKey: `lampiran-${berkas.uuid}`,
    onSubmit: (values) => take(() => call(addLampiran, { body: bodyOf(values) }), close),
  })
  const { values } = form.form
  const { auditId: _, auditType: __, versi: ___, ...typed } = bodyOf(values)
  const [isian] = useDebouncedValue(typed, 900)
  const pratinjau = usePratinjauLampiran(berkas, isian)
  return (
    <div className={classes.beside}>
      <Section
        title="Lampiran teknis"
        text="Isinya dari berkas yang dimasukkan. Lengkapi yang belum ada, periksa pratinjaunya, lalu kirim untuk disetujui."
      >
        {berkas.catatan && (
          <NoteBox title="Catatan petugas sebelumnya" className={classes.note}>
            {berkas.catatan}
          </NoteBox>
        )}
        <Form
          form={form}
          submitLabel="Kirim untuk disetujui"
          aria-label="Lampiran teknis"
          extraActions={
            <Button
              size="lg"
              variant="default"
              {...button}
              onClick={() => {
                const { isOldTemplete: ____, ...info } = bodyOf(values)
                void run(() => take(() => call(addInfoPsat, { body: info }), close))
              }}
            >
              Simpan dahulu
            </Button>
          }
        >
          <NomorIzinField {...form.field('nomorIzin')} auditType={auditType} berkas={berkas} />
          <CetakFields hal="lampiran" berkas={berkas} form={form} baris={(pratinjau.data ?? awal).baris} />
          <Switch
            label="Pakai templat lama"
            checked={values.templatLama === true}
            onChange={(event) => form.form.setFieldValue('templatLama', event.currentTarget.checked)}
          />
        </Form>
      </Section>
      <Pratinjau pratinjau={pratinjau} hal="lampiran" />
    </div>
  )
}
