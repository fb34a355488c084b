import { formatFileSize, formatNumber } from '@portal/domain/platform/format'
import { type NilaiDokumen, nilaiDokumenLabels } from '@portal/domain/psat/audit/penilaian'
import type { DokumenBerkas } from '@portal/domain/psat/isian/bidang'
import { IconFileText, IconFileTypePdf, IconPhoto, IconTable } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { kindOf } from '#platform/viewer/document-kind.ts'
import classes from '#psat/berkas/isi/DocumentList.module.css'
import { nilaiIcons } from '#psat/berkas/nilai-icons.ts'

interface DocumentListProps {
  dokumen: readonly DokumenBerkas[]
  selected?: string | undefined
  onSelect: (dokumen: DokumenBerkas) => void
  tandai?: ((dokumen: DokumenBerkas) => number) | undefined
  nilai?: ((dokumen: DokumenBerkas) => NilaiDokumen) | undefined
}

const icons = { pdf: IconFileTypePdf, gambar: IconPhoto, excel: IconTable, lain: IconFileText } as const

export function DocumentList({ dokumen, selected, onSelect, tandai, nilai }: DocumentListProps) {
  const groups = Map.groupBy(dokumen, ({ kelompok }) => kelompok)
  return (
    <div>
      {[...groups].map(([kelompok, files]) => (
        <section key={kelompok} aria-label={kelompok}>
          {groups.size > 1 && <h3 className={classes.group}>{kelompok}</h3>}
          <ul>
            {files.map((file) => {
              const findings = tandai?.(file) ?? 0
              const verdict = nilai?.(file) ?? (findings > 0 ? 'ada_temuan' : undefined)
              const icon = verdict ? nilaiIcons[verdict] : icons[kindOf(file.kunci)]
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
                    <Icon of={icon} data-nilai={verdict} />
                    <span>
                      <span className={classes.label}>{file.label}</span>
                      <span className={classes.meta}>
                        {verdict && nilai && <b data-nilai={verdict}>{nilaiDokumenLabels[verdict]} · </b>}
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
