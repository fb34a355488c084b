import { Button } from '@mantine/core'
import {
  fileKinds,
  megabyteText,
  tooLargeText,
  wrongKindText,
} from '@portal/domain/platform/files/files.contract'
import { formatFileSize } from '@portal/domain/platform/format'
import { importBytes } from '@portal/domain/platform/impor/impor-calls'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { Fault } from '#platform/forms/fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/impor/impor.module.css'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'

interface ImportFilePickerProps {
  file: File | undefined
  onPick: (file: File | undefined) => void
  disabled: boolean
}

/** Picks a workbook by button or drop. It reports obvious problems before the upload. */
export function ImportFilePicker({ file, onPick, disabled }: ImportFilePickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const faultId = useId()

  function pick(chosen: File | undefined) {
    if (!chosen) return
    const fault = refusalOf(chosen)
    setRefusal(fault)
    onPick(fault ? undefined : chosen)
  }

  return (
    <div className={classes.field}>
      <span className={classes.label}>Berkas Excel</span>
      <span className={classes.help}>Format .xlsx, paling besar {megabyteText(importBytes)}.</span>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".xlsx"
        data-testid="berkas-impor"
        onChange={(event) => {
          pick(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same */}
      <div
        className={classes.zone}
        data-filled={file ? true : undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (!disabled) pick(event.dataTransfer.files[0])
        }}
      >
        <Emblem size="md">
          {file ? <Icon of={IconFileSpreadsheet} size={22} /> : <Icon of={IconUpload} size={20} />}
        </Emblem>
        <p className={classes.zoneText}>
          {file ? (
            <>
              <b>{file.name}</b>
              <span>{formatFileSize(file.size)}</span>
            </>
          ) : (
            <b>Tarik berkas ke sini</b>
          )}
        </p>
        <Button
          variant="default"
          disabled={disabled}
          onClick={() => picker.current?.click()}
          {...(refusal ? { 'aria-describedby': faultId } : {})}
        >
          {file ? 'Ganti berkas' : 'Pilih berkas'}
        </Button>
      </div>
      {refusal && (
        <div id={faultId} className={classes.fault} role="alert">
          <Fault>{refusal}</Fault>
        </div>
      )}
    </div>
  )
}

function refusalOf(file: File): string | undefined {
  if (!file.name.toLowerCase().endsWith(`.${fileKinds.xlsx.extensions[0]}`)) return wrongKindText(['xlsx'])
  if (file.size > importBytes) return tooLargeText(importBytes)
  return undefined
}
