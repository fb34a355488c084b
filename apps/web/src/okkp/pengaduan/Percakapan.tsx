import {
  catatanForm,
  catatPengaduan,
  jawabForm,
  jawabPengaduan,
  type RincianPengaduan,
} from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { useState } from 'react'
import { FotoPengaduan } from '#okkp/pengaduan/FotoPengaduan.tsx'
import classes from '#okkp/pengaduan/pengaduan.module.css'
import { useRefreshPengaduan } from '#okkp/pengaduan/use-pengaduan.ts'
import { call } from '#platform/api/client.ts'
import { CheckboxField } from '#platform/forms/choice-fields.tsx'
import { Form } from '#platform/forms/Form.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { popup } from '#platform/notices/popup.ts'
import { Section } from '#platform/page/Section.tsx'
import { PanelTabs } from '#platform/page/TabBar.tsx'

type Pesan = RincianPengaduan['pesan'][number]

const writerOf = ({ jenis, penulis }: Pesan) =>
  jenis === 'pelapor' ? 'Pelapor' : jenis === 'catatan' ? `Catatan dalam: ${penulis}` : (penulis ?? 'Petugas')

const panels = [
  { name: 'jawab', label: 'Jawab pelapor' },
  { name: 'catat', label: 'Catatan dalam' },
] as const

export function Percakapan({ laporan }: { laporan: RincianPengaduan }) {
  const [panel, setPanel] = useState<'jawab' | 'catat'>('jawab')
  return (
    <Section title="Percakapan" text="Catatan dalam hanya dilihat petugas.">
      {laporan.pesan.length === 0 ? (
        <p className={classes.kosong}>Belum ada yang ditulis.</p>
      ) : (
        <ol className={classes.pesan}>
          {laporan.pesan.map((pesan) => (
            <li key={pesan.id} data-jenis={pesan.jenis}>
              <p className={classes.pesanTop}>
                <b>{writerOf(pesan)}</b> <time dateTime={pesan.waktu}>{formatDateTime(pesan.waktu)}</time>
              </p>
              <p className={classes.uraian}>{pesan.isi}</p>
              <FotoPengaduan foto={pesan.foto} />
            </li>
          ))}
        </ol>
      )}
      {laporan.status !== 'selesai' && (
        <>
          <PanelTabs label="Tulis" tabs={panels} current={panel} onOpen={setPanel} panel="tulis" />
          <div id="tulis" className={classes.tulis} role="tabpanel" aria-labelledby={`tab-${panel}`}>
            {panel === 'jawab' ? <Jawab laporan={laporan} /> : <Catat laporan={laporan} />}
          </div>
        </>
      )}
    </Section>
  )
}

function Jawab({ laporan: { id, versi } }: { laporan: RincianPengaduan }) {
  const refresh = useRefreshPengaduan()
  const form = useZodForm({
    schema: jawabForm,
    initialValues: { isi: '', tanya: false },
    labels: { isi: 'Jawaban untuk pelapor', tanya: 'Ini pertanyaan: tunggu balasan pelapor' },
    draftKey: `pengaduan-${id}-jawab`,
    onSubmit: async (values) => {
      const { message } = await call(jawabPengaduan, { body: { ...values, id, versi } })
      popup.success(message)
      form.reset()
      await refresh()
    },
  })
  return (
    <Form form={form} submitLabel="Kirim jawaban" aria-label="Jawab pelapor">
      <TextareaField {...form.field('isi')} rows={4} />
      <CheckboxField {...form.field('tanya')} />
    </Form>
  )
}

function Catat({ laporan: { id, versi } }: { laporan: RincianPengaduan }) {
  const refresh = useRefreshPengaduan()
  const form = useZodForm({
    schema: catatanForm,
    initialValues: { isi: '' },
    labels: { isi: 'Catatan dalam' },
    draftKey: `pengaduan-${id}-catat`,
    onSubmit: async (values) => {
      const { message } = await call(catatPengaduan, { body: { ...values, id, versi } })
      popup.success(message)
      form.reset()
      await refresh()
    },
  })
  return (
    <Form form={form} submitLabel="Simpan catatan" aria-label="Catatan dalam">
      <TextareaField {...form.field('isi')} rows={4} />
    </Form>
  )
}
