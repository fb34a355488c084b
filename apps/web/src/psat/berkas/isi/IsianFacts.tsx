import { bentukUsaha } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { formatDate } from '@portal/domain/platform/format'
import { fileBidang, isianLabels, labelBidang } from '@portal/domain/psat/isian/bidang'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/berkas/isi/IsianView.module.css'

type Daftar = 'unit_produksi' | 'ruang_lingkup' | 'info_produk' | 'pemasok' | 'pelanggan'
type Marks = (bidang: string) => number
/** Renders an action beside each heading, for example a button that adds a finding there. */
export type FieldAction = (bidang: string, label: string) => ReactNode

interface FactsProps {
  bagian: keyof typeof isianLabels
  values: object
  marks: Marks
  /** Path prefix of the fields in findings. Defaults to the name of the part. */
  path?: string
  /** Source of the names for ids that point to other rows. */
  salinan?: Salinan
  /** Field that the heading already shows. The list skips this field. */
  titleField?: string
}

/** Lists the filled fields of one part or one row. The document list shows the uploaded files instead. */
export function Facts({ bagian, values, marks, path = bagian, salinan, titleField }: FactsProps) {
  const labels: Record<string, string> = isianLabels[bagian]
  const files: readonly string[] = bagian in fileBidang ? fileBidang[bagian as keyof typeof fileBidang] : []
  const shown = Object.entries(labels).flatMap(([field, label]) => {
    if (files.includes(field) || field === titleField) return []
    const text = textOf(field, (values as Record<string, unknown>)[field], salinan)
    return text ? [{ field, label, text }] : []
  })
  return (
    <dl className={classes.facts}>
      {shown.map(({ field, label, text }) => (
        <div key={field} data-marked={marks(`${path}.${field}`) > 0 || undefined}>
          <dt>
            {label}
            {marks(`${path}.${field}`) > 0 && <Icon of={IconAlertCircle} size={15} label="ada temuan" />}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

interface DaftarFactsProps {
  bagian: Daftar
  salinan: Salinan
  marks: Marks
  fieldAction: FieldAction | undefined
}

export function DaftarFacts({ bagian, salinan, marks, fieldAction }: DaftarFactsProps) {
  return (
    <ul className={classes.rows}>
      {salinan[bagian].map((row) => {
        const path = `${bagian}.${row.id}`
        const name = labelBidang(path, salinan)
        return (
          <li key={row.id} className={classes.row} data-marked={marks(path) > 0 || undefined}>
            <div className={classes.head}>
              <h4>
                {name}
                {marks(path) > 0 && <Icon of={IconAlertCircle} size={16} label="ada temuan" />}
              </h4>
              {fieldAction?.(path, name)}
            </div>
            {'komoditas_id' in row && row.komoditas_id === null && (
              <p className={classes.outside}>
                <StatusBadge tone="warn" icon={IconAlertTriangle}>
                  Komoditas lainnya, di luar daftar
                </StatusBadge>
              </p>
            )}
            <Facts
              bagian={bagian}
              values={row}
              marks={marks}
              path={path}
              salinan={salinan}
              titleField={titleFields[bagian]}
            />
          </li>
        )
      })}
    </ul>
  )
}

const titleFields: Record<Daftar, string> = {
  unit_produksi: 'nama_unit',
  ruang_lingkup: 'nama_komoditas',
  info_produk: 'nama_dagang',
  pemasok: 'nama',
  pelanggan: 'nama',
}

const references: Record<string, 'unit_produksi' | 'pemasok' | 'pelanggan'> = {
  unit_produksi: 'unit_produksi',
  daftar_pemasok: 'pemasok',
  daftar_pelanggan: 'pelanggan',
}

function textOf(field: string, value: unknown, salinan: Salinan | undefined): string {
  if (value === null || value === undefined || value === '') return ''
  if (field === 'jenis_perseroan') return bentukUsaha[value as keyof typeof bentukUsaha] ?? String(value)
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  const list = references[field]
  if (Array.isArray(value)) {
    return value
      .map((item) => (list && salinan ? labelBidang(`${list}.${item}`, salinan) : String(item)))
      .join(', ')
  }
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text
}
