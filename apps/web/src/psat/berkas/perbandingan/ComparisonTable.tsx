import { Button } from '@mantine/core'
import type { Perbandingan } from '@portal/domain/psat/pengajuan/read.contract'
import { IconCirclePlus, IconColumns2, IconEdit, IconTrash } from '@tabler/icons-react'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/berkas/perbandingan/Comparison.module.css'

export type Perubahan = Perbandingan['perubahan'][number]

interface ComparisonTableProps {
  perbandingan: Perbandingan
  onCompare?: ((perubahan: Perubahan) => void) | undefined
}

const kinds = {
  ditambah: { tone: 'ok', icon: IconCirclePlus, label: 'Ditambah' },
  diubah: { tone: 'warn', icon: IconEdit, label: 'Diubah' },
  dihapus: { tone: 'bad', icon: IconTrash, label: 'Dihapus' },
} as const

export function ComparisonTable({ perbandingan, onCompare }: ComparisonTableProps) {
  return (
    <ul className={classes.changes} aria-label="Perubahan pada perbaikan">
      {perbandingan.perubahan.map((perubahan) => {
        const { tone, icon, label } = kinds[perubahan.jenis]
        return (
          <li key={perubahan.bidang} className={classes.change}>
            <div className={classes.what}>
              <b>{perubahan.label}</b>
              <StatusBadge tone={tone} icon={icon}>
                {label}
              </StatusBadge>
            </div>
            <dl className={classes.sides}>
              <Side title="Semula" text={perubahan.semula} kunci={perubahan.berkas_semula} />
              <Side title="Menjadi" text={perubahan.menjadi} kunci={perubahan.berkas_menjadi} />
            </dl>
            {onCompare && (perubahan.berkas_semula || perubahan.berkas_menjadi) && (
              <Button
                variant="default"
                size="sm"
                leftSection={<Icon of={IconColumns2} size={16} />}
                aria-label={`Bandingkan berkas ${perubahan.label}`}
                onClick={() => onCompare(perubahan)}
              >
                Bandingkan berkas
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Side({ title, text, kunci }: { title: string; text: string | null; kunci: string | null }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {kunci ? (
          <button type="button" className={classes.file} onClick={() => openStored(kunci)}>
            {text ?? 'Lihat berkas'}
          </button>
        ) : (
          (text ?? '–')
        )}
      </dd>
    </div>
  )
}
