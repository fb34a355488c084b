import { bagianLabels, dokumenSalinan, labelBidang } from '@portal/domain/psat/isian/bidang'
import {
  type BerkasPengajuan,
  type Temuan,
  tingkatTemuan,
} from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { z } from 'zod'
import { type Option, SelectField } from '#platform/forms/choice-fields.tsx'
import { FormDrawer } from '#platform/forms/FormDrawer.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { useModal } from '#platform/ui/use-modal.ts'
import { CatatanField } from '#psat/master/teks/CatatanField.tsx'
import type { Sasaran } from '#psat/temuan/meja/alamat-temuan.ts'
import classes from '#psat/temuan/meja/meja.module.css'
import { useSaveTemuan } from '#psat/temuan/use-save-temuan.ts'

interface TemuanDrawerProps {
  berkas: BerkasPengajuan
  /** The place of a new finding, or the finding to edit. */
  target: Sasaran | Temuan
  onClosed: () => void
}

const schema = z.object({
  bidang: z.string({ error: 'Pilih bagian yang dimaksud.' }).min(1, 'Pilih bagian yang dimaksud.'),
  tingkat: z.enum(tingkatTemuan).nullish(),
  uraian: z.string().trim().min(5, 'Jelaskan temuannya.').max(2000),
})

export function TemuanDrawer({ berkas, target, onClosed }: TemuanDrawerProps) {
  const { close, modal } = useModal(onClosed)
  const stored = 'id' in target ? target : undefined
  const save = useSaveTemuan(berkas.uuid, stored, close)
  const place = placeOf(target)
  const form = useZodForm({
    schema,
    initialValues: {
      bidang: target.bidang || null,
      tingkat: stored?.tingkat ?? null,
      uraian: stored?.uraian ?? '',
    },
    labels: { bidang: 'Bagian', tingkat: 'Tingkat', uraian: 'Temuan' },
    draftKey: kunciDraf(berkas, target),
    onSubmit: (values) => {
      const { bidang } = values
      // A page position is valid only for the document on which it was marked.
      const here = bidang === target.bidang ? place : noPlace
      const dokumen = dokumenSalinan(berkas.salinan).some((file) => file.bidang === bidang)
      return save({
        sasaran: dokumen ? 'dokumen' : 'isian',
        ...values,
        ...here,
        foto: stored?.foto,
        tenggat: stored?.tenggat,
      })
    },
  })
  return (
    <FormDrawer
      title={stored ? 'Ubah temuan' : 'Tambah temuan'}
      about={`${berkas.nama} · ${berkas.nomorPermohonan}`}
      form={form}
      submitLabel="Simpan temuan"
      {...modal}
    >
      {place.halaman === null ? (
        <SelectField {...form.field('bidang')} options={bidangOptions(berkas, target.bidang)} />
      ) : (
        <p className={classes.place}>
          {labelBidang(target.bidang, berkas.salinan)}, halaman {place.halaman}
        </p>
      )}
      <CatatanField
        {...form.field('uraian')}
        untuk="temuan"
        berkas={berkas}
        help="Apa yang kurang, dan apa yang perlu dilakukan pemohon."
      />
      <SelectField
        {...form.field('tingkat')}
        optional
        options={tingkatTemuan.map((value) => ({ value, label: value }))}
      />
    </FormDrawer>
  )
}

/** Each place has its own draft key, so that an unfinished finding returns only at its own place. */
function kunciDraf({ uuid }: BerkasPengajuan, target: Sasaran | Temuan): string {
  if ('id' in target) return `temuan-${uuid}-${target.id}-${target.versi}`
  const { halaman } = placeOf(target)
  return `temuan-${uuid}-${target.bidang}${halaman === null ? '' : `-${halaman}`}`
}

const noPlace = { berkas: null, halaman: null, x: null, y: null }

function placeOf(target: Sasaran | Temuan) {
  if ('id' in target) return { berkas: target.berkas, halaman: target.halaman, x: target.x, y: target.y }
  const { berkas = null, place } = target
  return { berkas, halaman: place?.halaman ?? null, x: place?.x ?? null, y: place?.y ?? null }
}

const daftar = ['unit_produksi', 'ruang_lingkup', 'info_produk', 'pemasok', 'pelanggan'] as const
const tunggal = ['izin_asal', 'perubahan', 'pemilik_baru'] as const

/** Returns the documents first, then the filled parts of the form with their rows. */
function bidangOptions({ salinan }: BerkasPengajuan, current: string): Option[] {
  const options: Option[] = dokumenSalinan(salinan).map(({ bidang }) => ({
    value: bidang,
    label: labelBidang(bidang, salinan),
  }))
  const add = (value: string, label: string) => options.push({ value, label })
  add('perusahaan', bagianLabels.perusahaan)
  for (const bagian of tunggal) if (salinan[bagian]) add(bagian, bagianLabels[bagian])
  for (const bagian of daftar) {
    if (salinan[bagian].length === 0) continue
    add(bagian, bagianLabels[bagian])
    for (const { id } of salinan[bagian]) {
      add(`${bagian}.${id}`, `${bagianLabels[bagian]}: ${labelBidang(`${bagian}.${id}`, salinan)}`)
    }
  }
  if (current && !options.some(({ value }) => value === current)) {
    add(current, labelBidang(current, salinan))
  }
  return options
}
