import { formatFileSize, formatNumber } from '@portal/domain/platform/format'
import { type PenilaianDokumen, penilaianDokumenLabels } from '@portal/domain/psat/audit/penilaian'
import type { DokumenBerkas } from '@portal/domain/psat/isian/bidang'
import { IconFileText, IconFileTypePdf, IconPhoto, IconTable } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { kindOf } from '#platform/viewer/document-kind.ts'
import classes from '#psat/berkas/isi/DocumentList.module.css'
import { penilaianIcons } from '#psat/berkas/penilaian-icons.ts'

interface DocumentListProps {
  dokumen: readonly DokumenBerkas[]
  selected?: string | undefined
  onSelect: (dokumen: DokumenBerkas) => void
  countTemuan?: ((dokumen: DokumenBerkas) => number) | undefined
  /** Set for officers who check the documents. */
  penilaianOf?: ((dokumen: DokumenBerkas) => PenilaianDokumen) | undefined
}

const icons = { pdf: IconFileTypePdf, gambar: IconPhoto, excel: IconTable, lain: IconFileText } as const

export function DocumentList({ dokumen, selected, onSelect, countTemuan, penilaianOf }: DocumentListProps) {
  const groups = Map.groupBy(dokumen, ({ kelompok }) => kelompok)
  return (
    <div>
      {[...groups].map(([kelompok, files]) => (
        <section key={kelompok} aria-label={kelompok}>
          {groups.size > 1 && <h3 className={classes.group}>{kelompok}</h3>}
          <ul>
            {files.map((file) => {
              const findings = countTemuan?.(file) ?? 0
              const penilaian = penilaianOf?.(file) ?? (findings > 0 ? 'ada_temuan' : undefined)
              const icon = penilaian ? penilaianIcons[penilaian] : icons[kindOf(file.kunci)]
              const isSelected = file.kunci === selected
              return (
                <li key={file.bidang}>
                  <button
                    type="button"
                    className={classes.item}
                    data-on={isSelected || undefined}
                    aria-pressed={isSelected}
                    onClick={() => onSelect(file)}
                  >
                    <Icon of={icon} data-penilaian={penilaian} />
                    <span>
                      <span className={classes.label}>{file.label}</span>
                      <span className={classes.meta}>
                        {penilaian && penilaianOf && (
                          <b data-penilaian={penilaian}>{penilaianDokumenLabels[penilaian]} · </b>
                        )}
                        {findings > 0 && `${formatNumber(findings)} temuan · `}
                        {file.ukuran === null ? file.nama : formatFileSize(file.ukuran)}
                      </span>
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
