import { formatNumber } from '@portal/domain/platform/format'
import {
  countNilai,
  type NilaiDokumen,
  nilaiDokumenLabels,
  nilaiOfDokumen,
} from '@portal/domain/psat/audit/penilaian'
import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Icon } from '#platform/icon/Icon.tsx'
import { nilaiIcons } from '#psat/berkas/nilai-icons.ts'
import classes from '#psat/temuan/meja/KemajuanDokumen.module.css'

const order = ['sesuai', 'ada_temuan', 'belum'] as const satisfies NilaiDokumen[]

/** Shows one segment per document, and the same numbers as text. */
export function KemajuanDokumen({ berkas }: { berkas: BerkasPengajuan }) {
  const dokumen = dokumenSalinan(berkas.salinan)
  const counts = countNilai(dokumen, berkas)
  const segments = dokumen
    .map((one) => ({ bidang: one.bidang, nilai: nilaiOfDokumen(one, berkas) }))
    .toSorted((a, b) => order.indexOf(a.nilai) - order.indexOf(b.nilai))
  return (
    <div className={classes.progress}>
      <span className={classes.segments} aria-hidden="true">
        {segments.map(({ bidang, nilai }) => (
          <i key={bidang} data-nilai={nilai} />
        ))}
      </span>
      <ul className={classes.words} aria-label="Kemajuan pemeriksaan dokumen">
        {order
          .filter((nilai) => counts[nilai] > 0)
          .map((nilai) => {
            const icon = nilaiIcons[nilai]
            return (
              <li key={nilai} data-nilai={nilai}>
                <Icon of={icon} size={17} />
                {formatNumber(counts[nilai])} {nilaiDokumenLabels[nilai].toLowerCase()}
              </li>
            )
          })}
      </ul>
    </div>
  )
}
