import { dayInJakarta } from '@portal/domain/platform/format'
import {
  type BerkasPengajuan,
  type Temuan,
  tingkatTemuan,
} from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { z } from 'zod'
import { ChoiceField } from '#platform/forms/ChoiceButtons.tsx'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FormDrawer } from '#platform/forms/FormDrawer.tsx'
import { PhotoField } from '#platform/forms/files/PhotoField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { useModal } from '#platform/ui/use-modal.ts'
import { useCeklis } from '#psat/lapang/use-ceklis.ts'
import type { Sasaran } from '#psat/temuan/meja/alamat-temuan.ts'
import { temuanTingkat } from '#psat/temuan/temuan-status.ts'
import { useSaveTemuan } from '#psat/temuan/use-save-temuan.ts'

interface TemuanLapangDrawerProps {
  berkas: BerkasPengajuan
  /** The checklist item of a new finding, or the finding to edit. */
  target: Sasaran | Temuan
  onClosed: () => void
}

const schema = z.object({
  bidang: z.string({ error: 'Pilih butir yang dimaksud.' }).min(1, 'Pilih butir yang dimaksud.'),
  tingkat: z.enum(tingkatTemuan, { error: 'Pilih tingkat temuan.' }),
  uraian: z.string().trim().min(5, 'Jelaskan temuannya.').max(2000),
  foto: z.string().nullish(),
  tenggat: z.iso.date().nullish(),
})
const tingkat = tingkatTemuan.map((value) => ({ value, label: value, ...temuanTingkat[value] }))
const duaMinggu = 14 * 24 * 60 * 60 * 1000

export function TemuanLapangDrawer({ berkas, target, onClosed }: TemuanLapangDrawerProps) {
  const { close, modal } = useModal(onClosed)
  const { data } = useCeklis(berkas.uuid)
  const stored = 'id' in target ? target : undefined
  const save = useSaveTemuan(berkas.uuid, stored, close)
  const asal = 'id' in target ? undefined : target.lapangan
  // A finding that starts from an item belongs to it. Otherwise the auditor chooses the item.
  const butir = asal
    ? data?.isi.flatMap((bagian) => bagian.butir).find(({ kode }) => kode === target.bidang)
    : undefined
  const options = (data?.isi ?? []).flatMap(({ butir }) =>
    butir.map(({ kode, uraian }) => ({ value: kode, label: `${kode} ${uraian}` })),
  )
  const form = useZodForm({
    schema,
    initialValues: {
      bidang: target.bidang || null,
      tingkat: stored?.tingkat ?? 'Minor',
      uraian: stored?.uraian ?? (asal?.uraian || ''),
      foto: stored?.foto ?? asal?.foto ?? null,
      tenggat: stored ? stored.tenggat : dayInJakarta(Date.now() + duaMinggu),
    },
    labels: {
      bidang: 'Butir daftar periksa',
      tingkat: 'Tingkat temuan',
      uraian: 'Yang Anda lihat',
      foto: 'Foto',
      tenggat: 'Diperbaiki paling lambat',
    },
    draftKey: `temuan-${berkas.uuid}-${stored ? `${stored.id}-${stored.versi}` : `lapang-${target.bidang}`}`,
    onSubmit: (values) => save({ sasaran: 'lapangan', ...values }),
  })
  return (
    <FormDrawer
      title={stored ? 'Ubah temuan' : butir ? `Temuan pada butir ${butir.kode}` : 'Tambah temuan lapang'}
      about={butir?.uraian ?? `${berkas.nama} · ${berkas.nomorPermohonan}`}
      sheet
      form={form}
      submitLabel="Simpan temuan"
      {...modal}
    >
      {!butir && <SelectField {...form.field('bidang')} options={options} />}
      <ChoiceField {...form.field('tingkat')} choices={tingkat} stacked />
      <TextareaField
        {...form.field('uraian')}
        help="Apa yang ditemukan, di mana, dan apa yang perlu dilakukan pemohon."
      />
      <PhotoField {...form.field('foto')} optional />
      <DateField {...form.field('tenggat')} minDate={dayInJakarta(Date.now())} optional />
    </FormDrawer>
  )
}
