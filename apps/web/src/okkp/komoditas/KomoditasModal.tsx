import { type Komoditas, komoditasForm } from '@portal/domain/okkp/komoditas/komoditas.schema'
import { komoditasWrites, useKelompokOptions } from '#okkp/komoditas/use-komoditas.ts'
import { SelectField, TagsField } from '#platform/forms/choice-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { RecordModal } from '#platform/record/RecordModal.tsx'

const blank = { nama: '', nama_inggris: '', nama_latin: '', kelompok_id: null, sub_kelompok: '', alias: [] }
const labels = {
  nama: 'Nama',
  kelompok_id: 'Kelompok',
  sub_kelompok: 'Subkelompok',
  nama_inggris: 'Nama Inggris',
  nama_latin: 'Nama Latin',
  alias: 'Nama lain',
}

export function KomoditasModal({ row, onClosed }: { row: Komoditas | undefined; onClosed: () => void }) {
  const kelompok = useKelompokOptions()
  return (
    <RecordModal
      calls={komoditasWrites}
      noun="komoditas"
      row={row}
      nameOf={({ nama }) => nama}
      schema={komoditasForm}
      initialValues={row ?? blank}
      labels={labels}
      onClosed={onClosed}
    >
      {(field) => (
        <>
          <TextField {...field('nama')} />
          <SelectField {...field('kelompok_id')} options={kelompok} />
          <TextField {...field('sub_kelompok')} optional />
          <TextField {...field('nama_inggris')} optional />
          <TextField {...field('nama_latin')} optional />
          <TagsField
            {...field('alias')}
            optional
            help="Nama daerah atau nama dagang. Tekan Enter setelah tiap nama."
          />
        </>
      )}
    </RecordModal>
  )
}
