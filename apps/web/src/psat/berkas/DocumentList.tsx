import { formatFileSize, formatNumber } from '@portal/domain/platform/format'
import type { DokumenBerkas } from '@portal/domain/psat/isian/bidang'
import { IconAlertCircle, IconFileText, IconFileTypePdf, IconPhoto, IconTable } from '@tabler/icons-react'
import { kindOf } from '#platform/viewer/document-kind.ts'
import classes from '#psat/berkas/DocumentList.module.css'

interface DocumentListProps {
  dokumen: readonly DokumenBerkas[]
  /** Key of the file that is shown. */
  selected?: string | undefined
  onSelect: (dokumen: DokumenBerkas) => void
  /** Findings on it that are not settled. */
  tandai?: ((dokumen: DokumenBerkas) => number) | undefined
}

const icons = { pdf: IconFileTypePdf, gambar: IconPhoto, excel: IconTable, lain: IconFileText } as const

export function DocumentList({ dokumen, selected, onSelect, tandai }: DocumentListProps) {
  const groups = Map.groupBy(dokumen, ({ kelompok }) => kelompok)
  return (
    <div>
      {[...groups].map(([kelompok, files]) => (
        <section key={kelompok} aria-label={kelompok}>
          {groups.size > 1 && <h3 className={classes.group}>{kelompok}</h3>}
          <ul>
            {files.map((file) => {
              const Icon = icons[kindOf(file.kunci)]
              const findings = tandai?.(file) ?? 0
              const on = file.kunci === selected
              return (
                <li key={file.bidang}>
                  <button
                    type="button"
                    className={classes.item}
                    data-on={on || undefined}
                    aria-pressed={on}
                    onClick={() => onSelect(file)}
                  >
                    {findings > 0 ? (
                      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" className={classes.warn} />
                    ) : (
                      <Icon size={18} stroke={1.75} aria-hidden="true" />
                    )}
                    <span>
                      <span className={classes.label}>{file.label}</span>
                      <span className={classes.meta}>
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
