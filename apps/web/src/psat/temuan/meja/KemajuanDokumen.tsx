import { formatNumber } from '@portal/domain/platform/format'
import {
  countPenilaian,
  type PenilaianDokumen,
  penilaianDokumenLabels,
  penilaianOf,
} from '@portal/domain/psat/audit/penilaian'
import { dokumenSalinan } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Icon } from '#platform/icon/Icon.tsx'
import { penilaianIcons } from '#psat/berkas/penilaian-icons.ts'
import classes from '#psat/temuan/meja/KemajuanDokumen.module.css'

const order = ['sesuai', 'ada_temuan', 'belum'] as const satisfies PenilaianDokumen[]

/** Shows one segment per document, and the same numbers as text. */
export function KemajuanDokumen({ berkas }: { berkas: BerkasPengajuan }) {
  const dokumen = dokumenSalinan(berkas.salinan)
  const counts = countPenilaian(dokumen, berkas)
  const segments = dokumen
    .map((one) => ({ bidang: one.bidang, penilaian: penilaianOf(one, berkas) }))
    .toSorted((a, b) => order.indexOf(a.penilaian) - order.indexOf(b.penilaian))
  return (
    <div className={classes.progress}>
      <span className={classes.segments} aria-hidden="true">
        {segments.map(({ bidang, penilaian }) => (
          <i key={bidang} data-penilaian={penilaian} />
        ))}
      </span>
      <ul className={classes.words} aria-label="Kemajuan pemeriksaan dokumen">
        {order
          .filter((penilaian) => counts[penilaian] > 0)
          .map((penilaian) => {
            const icon = penilaianIcons[penilaian]
            return (
              <li key={penilaian} data-penilaian={penilaian}>
                <Icon of={icon} size={17} />
                {formatNumber(counts[penilaian])} {penilaianDokumenLabels[penilaian].toLowerCase()}
              </li>
            )
          })}
      </ul>
    </div>
  )
}
