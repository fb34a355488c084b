import { Button } from '@mantine/core'
import type { Ekspor, ExportFormat } from '@portal/domain/platform/ekspor/ekspor-calls'
import { formatNumber } from '@portal/domain/platform/format'
import { IconAlertTriangle, IconCircleCheck, IconDownload, IconLoader2 } from '@tabler/icons-react'
import classes from '#platform/ekspor/ekspor.module.css'
import type { ExportLook } from '#platform/ekspor/export-look.ts'
import { save } from '#platform/ekspor/use-export.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { Icon } from '#platform/icon/Icon.tsx'

interface ExportResultProps {
  look: ExportLook
  ekspor: Ekspor | undefined
  format: ExportFormat
}

export function ExportResult({ look, ekspor, format }: ExportResultProps) {
  if (!ekspor) return null
  if (ekspor.status === 'gagal') {
    return (
      <p className={classes.result} data-tone="bad" role="alert">
        <Icon of={IconAlertTriangle} size={20} />
        <span>{ekspor.pesan ?? 'Berkas belum dapat dibuat. Coba lagi.'}</span>
      </p>
    )
  }
  const { path } = ekspor
  if (!path) {
    return (
      <p className={classes.result} data-tone="mute" role="status">
        <Icon of={IconLoader2} size={20} />
        <span>Menyusun berkas… {formatNumber(ekspor.baris)} baris</span>
      </p>
    )
  }
  return (
    <div className={classes.result} data-tone="ok" role="status">
      <Icon of={IconCircleCheck} size={20} />
      <span>Berkas siap, {formatNumber(ekspor.baris)} baris.</span>
      <Button
        variant="default"
        leftSection={<Icon of={IconDownload} />}
        onClick={() => void (format === 'xlsx' ? save(look, path) : openStored(path))}
      >
        {format === 'xlsx' ? 'Unduh lagi' : 'Buka PDF'}
      </Button>
    </div>
  )
}
