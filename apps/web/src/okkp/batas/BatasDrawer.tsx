import { previewBatas } from '@portal/domain/okkp/batas/batas.contract'
import {
  type BatasCemaran,
  batasForm,
  bentukBatas,
  bentukBatasLabels,
  hasSatuan,
  ubahBatasForm,
} from '@portal/domain/okkp/batas/batas.schema'
import { satuanPilihan } from '@portal/domain/okkp/batas/satuan'
import { jenisParameter, jenisParameterLabels } from '@portal/domain/okkp/master/master.contract'
import type { Result } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { useState } from 'react'
import { z } from 'zod'
import { namaBatas } from '#okkp/batas/batas-columns.tsx'
import { PratinjauBatas } from '#okkp/batas/PratinjauBatas.tsx'
import { batasWrites, useIstilahOptions, useParameterOptions } from '#okkp/batas/use-batas.ts'
import { call } from '#platform/api/client.ts'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormDrawer } from '#platform/forms/FormDrawer.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { NumberField } from '#platform/forms/NumberField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { useRefresh } from '#platform/record/use-record-writes.ts'
import { useModal } from '#platform/ui/use-modal.ts'

const labels = {
  jenis: 'Jenis parameter',
  parameter_id: 'Parameter',
  istilah_id: 'Pangan menurut peraturan',
  bentuk: 'Bentuk batas',
  nilai: 'Batas maksimum',
  satuan: 'Satuan',
  n: 'n (jumlah sampel)',
  c: 'c (yang boleh di atas m)',
  m: 'm',
  m_besar: 'M',
  regulasi: 'Peraturan',
  metode: 'Metode uji',
  catatan: 'Catatan',
  berlaku_dari: 'Berlaku mulai',
  penyesuaian_sampai: 'Masa penyesuaian sampai',
}

const larangan =
  'Hasil laboratorium yang terdeteksi dinilai TMS, yang tidak terdeteksi MS. Rapid test tetap penapisan tanpa putusan.'

const today = () => dayInJakarta(Date.now())

function valuesOf(row: BatasCemaran | undefined) {
  return {
    jenis: row?.jenis_parameter ?? ('pestisida' as const),
    parameter_id: row?.parameter_id ?? null,
    istilah_id: row?.istilah_id ?? null,
    bentuk: bentukBatas.find((each) => each === row?.bentuk) ?? ('maksimum' as const),
    nilai: row?.nilai ?? null,
    satuan: row?.satuan ?? 'mg/kg',
    n: row?.n ?? null,
    c: row?.c ?? null,
    m: row?.m ?? null,
    m_besar: row?.m_besar ?? null,
    regulasi: row?.regulasi ?? '',
    metode: row?.metode ?? '',
    catatan: row?.catatan ?? '',
    berlaku_dari: row && row.berlaku_dari > today() ? row.berlaku_dari : today(),
    penyesuaian_sampai: null,
  }
}

const jenis = z.enum(jenisParameter)
// The default of a regulation has no parameter, but a new limit must name one.
const menambah = batasForm.safeExtend({ jenis })
const mengubah = ubahBatasForm.safeExtend({ jenis })

/**
 * The first submit shows the effect on stored results, the second one saves. Any edit in between requires a new
 * preview.
 */
export function BatasDrawer({ row, onClosed }: { row: BatasCemaran | undefined; onClosed: () => void }) {
  const { close, modal } = useModal(onClosed)
  const [dilihat, setDilihat] = useState<{ isian: string; data: Result<typeof previewBatas>['data'] }>()
  const refresh = useRefresh(batasWrites.staleKey)
  const istilah = useIstilahOptions()
  const form = useZodForm({
    schema: row ? mengubah : menambah,
    initialValues: valuesOf(row),
    labels,
    draftKey: `okkp/batas/${row ? `${row.id}/${row.versi}` : 'baru'}`,
    // `jenis` only filters the parameter choices and is not stored.
    onSubmit: async ({ jenis: _, ...values }) => {
      const isian = JSON.stringify(form.form.getValues())
      if (dilihat?.isian !== isian) {
        const { data } = await call(previewBatas, { body: { ...values, id: row?.id ?? null } })
        setDilihat({ isian, data })
        return false
      }
      const { message } = row ? await batasWrites.update(row, values) : await batasWrites.add(values)
      close()
      popup.success(message)
      await refresh()
      return true
    },
  })
  const values = form.form.getValues()
  const parameter = useParameterOptions(values.jenis ?? 'pestisida')
  const jenisField = form.field('jenis')
  const seen = dilihat?.isian === JSON.stringify(values)
  const sampel = values.bentuk === 'negatif' || values.bentuk === 'rencana'
  return (
    <FormDrawer
      title={row ? `Ubah batas ${namaBatas(row)}` : 'Tambah batas'}
      form={form}
      submitLabel={seen ? 'Simpan batas' : 'Periksa dampaknya'}
      {...modal}
    >
      {!row && (
        <>
          <SelectField
            {...jenisField}
            options={jenisParameter.map((value) => ({ value, label: jenisParameterLabels[value] }))}
            onChange={(next) => {
              jenisField.onChange(next)
              form.form.setFieldValue('parameter_id', null)
            }}
          />
          <SelectField {...form.field('parameter_id')} options={parameter} />
          <SelectField
            {...form.field('istilah_id')}
            options={istilah}
            help="Pangan yang belum ada di daftar ditambahkan di tab Istilah pangan."
          />
        </>
      )}
      <SelectField
        {...form.field('bentuk')}
        options={bentukBatas.map((value) => ({ value, label: bentukBatasLabels[value] }))}
        {...(values.bentuk === 'dilarang' ? { help: larangan } : {})}
      />
      {values.bentuk === 'maksimum' && <NumberField {...form.field('nilai')} decimals={6} min={0} />}
      {sampel && <NumberField {...form.field('n')} min={1} max={60} />}
      {sampel && <NumberField {...form.field('c')} min={0} max={60} />}
      {values.bentuk === 'rencana' && <NumberField {...form.field('m')} decimals={4} min={0} />}
      {values.bentuk === 'rencana' && (
        <NumberField {...form.field('m_besar')} decimals={4} min={0} optional />
      )}
      {hasSatuan(values.bentuk) && (
        <SelectField
          {...form.field('satuan')}
          options={satuanPilihan.map((value) => ({ value, label: value }))}
        />
      )}
      <DateField
        {...form.field('berlaku_dari')}
        {...(row ? { help: 'Sampai sehari sebelumnya batas yang lama tetap berlaku.' } : {})}
      />
      <DateField {...form.field('penyesuaian_sampai')} optional />
      <TextField {...form.field('regulasi')} placeholder="Mis. Perbadan 15/2024" />
      <TextField {...form.field('metode')} optional />
      <TextField {...form.field('catatan')} optional />
      {seen && dilihat && <PratinjauBatas {...dilihat.data} berlakuDari={values.berlaku_dari ?? today()} />}
    </FormDrawer>
  )
}
