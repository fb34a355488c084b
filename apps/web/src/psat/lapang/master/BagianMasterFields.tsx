import { ActionIcon, Button } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { TextField } from '#platform/forms/fields.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/lapang/master/ceklis-master.module.css'
import { moved } from '#psat/lapang/master/order-ceklis.ts'

interface BagianTulis {
  judul: string
  butir: { uraian: string }[]
}

interface BagianMasterFieldsProps {
  nomor: number
  bagian: BagianTulis
  banyak: number
  field: (path: string) => FieldBinding
  onChange: (bagian: BagianTulis) => void
  onMove: () => void
  onDelete: () => void
}

export function BagianMasterFields({
  nomor,
  bagian,
  banyak,
  field,
  onChange,
  onMove,
  onDelete,
}: BagianMasterFieldsProps) {
  const setButir = (butir: BagianTulis['butir']) => onChange({ ...bagian, butir })
  return (
    <li className={classes.part}>
      <div className={classes.line}>
        <TextField {...field('judul')} maxLength={200} />
        <Tools
          nama={`bagian ${nomor}`}
          onMove={nomor > 1 ? onMove : undefined}
          onDelete={banyak > 1 ? onDelete : undefined}
        />
      </div>
      <ul className={classes.butir}>
        {bagian.butir.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own until it is published
          <li key={index} className={classes.line}>
            <TextField {...field(`butir.${index}.uraian`)} maxLength={500} />
            <Tools
              nama={`butir ${nomor}.${index + 1}`}
              onMove={index > 0 ? () => setButir(moved(bagian.butir, index)) : undefined}
              onDelete={
                bagian.butir.length > 1 ? () => setButir(bagian.butir.toSpliced(index, 1)) : undefined
              }
            />
          </li>
        ))}
      </ul>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<Icon of={IconPlus} size={16} />}
        aria-label={`Tambah butir di bagian ${nomor}`}
        onClick={() => setButir([...bagian.butir, { uraian: '' }])}
      >
        Tambah butir
      </Button>
    </li>
  )
}

interface ToolsProps {
  nama: string
  onMove: (() => void) | undefined
  onDelete: (() => void) | undefined
}

function Tools({ nama, onMove, onDelete }: ToolsProps) {
  return (
    <span className={classes.tools}>
      <ActionIcon aria-label={`Naikkan ${nama}`} disabled={!onMove} onClick={() => onMove?.()}>
        <Icon of={IconArrowUp} />
      </ActionIcon>
      <ActionIcon color="red" aria-label={`Hapus ${nama}`} disabled={!onDelete} onClick={() => onDelete?.()}>
        <Icon of={IconTrash} />
      </ActionIcon>
    </span>
  )
}
