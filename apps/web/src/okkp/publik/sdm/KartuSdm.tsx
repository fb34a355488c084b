import { kategoriLabels } from '@portal/domain/okkp/sdm/kompetensi'
import type { SdmPublik } from '@portal/domain/okkp/sdm/sdm.schema'
import { formatDate } from '@portal/domain/platform/format'
import classes from '#okkp/publik/sdm/sdm-publik.module.css'
import { KeadaanBadge } from '#okkp/sdm/KeadaanBadge.tsx'

type Kompetensi = SdmPublik['kompetensi'][number]

function untilOf({ berlaku_sampai: akhir, keadaan }: Kompetensi): string {
  if (!akhir) return 'tanpa batas waktu'
  return keadaan === 'kedaluwarsa' ? `berakhir ${formatDate(akhir)}` : `sampai ${formatDate(akhir)}`
}

export function KartuSdm({ sdm }: { sdm: SdmPublik }) {
  const { nama_lengkap, jabatan, unit_kerja, kota, kompetensi } = sdm
  const place = kota && !unit_kerja?.includes(kota) ? kota : undefined
  return (
    <article className={classes.kartu}>
      <h3>{nama_lengkap}</h3>
      <p>{[jabatan, unit_kerja, place].filter(Boolean).join(' · ')}</p>
      {kompetensi.length > 0 && (
        <ul>
          {kompetensi.map((held) => (
            <li key={`${held.kategori}-${held.jenis}-${held.berlaku_sampai}`}>
              <b>{kategoriLabels[held.kategori]}</b>
              {held.jenis && <span>{held.jenis}</span>}
              <div className={classes.masa}>
                <KeadaanBadge keadaan={held.keadaan} />
                <span>{untilOf(held)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
