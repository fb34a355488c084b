import { Button, Input } from '@mantine/core'
import {
  allFileKinds,
  type FileKind,
  fileKinds,
  megabyteText,
  uploadBytes,
} from '@portal/domain/platform/files/files.contract'
import { formatFileSize } from '@portal/domain/platform/format'
import { IconRefresh, IconTrash, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef } from 'react'
import { type SentFile, sentFile } from '#platform/api/upload.ts'
import { type CommonField, inputProps } from '#platform/forms/fields.tsx'
import classes from '#platform/forms/files/FileField.module.css'
import { Row, Stored, Uploading } from '#platform/forms/files/FileRows.tsx'
import { useFileWork } from '#platform/forms/files/use-file-work.ts'
import { Icon } from '#platform/icon/Icon.tsx'

interface FileFieldProps extends CommonField {
  accept?: readonly FileKind[]
  maxBytes?: number
  /** Name and size of the stored file, if the server has sent them. */
  known?: SentFile | undefined
}

/** An upload field for one file. It checks the file before the upload and shows progress. Its value is the file key. */
export function FileField({
  accept = allFileKinds,
  maxBytes = uploadBytes,
  known,
  ...field
}: FileFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const path = typeof field.value === 'string' && field.value !== '' ? field.value : undefined
  const { label, description, error } = inputProps(field)
  const { work, place, send, remove, giveUp } = useFileWork({ field, path, accept, maxBytes })
  const choose = () => picker.current?.click()

  function drop(event: DragEvent) {
    event.preventDefault()
    if (!field.disabled) field.waitFor(send(event.dataTransfer.files[0]))
  }

  return (
    <Input.Wrapper
      id={field.id}
      label={label}
      description={description ?? limitText(accept, maxBytes)}
      error={work.state === 'gagal' ? work.message : error}
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept.flatMap((kind) => fileKinds[kind].extensions.map((end) => `.${end}`)).join()}
        onChange={(event) => {
          field.waitFor(send(event.currentTarget.files?.[0]))
          event.currentTarget.value = ''
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same */}
      <div ref={place} onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        {work.state === 'mengunggah' ? (
          <Uploading {...work} />
        ) : work.state === 'gagal' ? (
          <Row name={work.file.name} meta={formatFileSize(work.file.size)} failed>
            <Button
              id={field.id}
              aria-label={`Pilih berkas lain: ${field.label}`}
              variant="default"
              leftSection={<Icon of={IconUpload} />}
              onClick={choose}
            >
              Pilih berkas lain
            </Button>
            {!work.refused && (
              <Button
                aria-label={`Coba lagi: ${field.label}`}
                variant="subtle"
                color="gray"
                leftSection={<Icon of={IconRefresh} />}
                onClick={() => field.waitFor(send(work.file))}
              >
                Coba lagi
              </Button>
            )}
            <Button aria-label={`Batal: ${field.label}`} variant="subtle" color="gray" onClick={giveUp}>
              Batal
            </Button>
          </Row>
        ) : path ? (
          <Stored path={path} file={sentFile(path) ?? known}>
            <Button
              id={field.id}
              // Without this label a screen reader would announce only the label of the field.
              aria-label={`Ganti ${field.label}`}
              variant="subtle"
              color="gray"
              leftSection={<Icon of={IconRefresh} />}
              onClick={choose}
              disabled={field.disabled ?? false}
            >
              Ganti
            </Button>
            {field.optional && (
              <Button variant="subtle" color="gray" leftSection={<Icon of={IconTrash} />} onClick={remove}>
                Hapus
              </Button>
            )}
          </Stored>
        ) : (
          <div className={classes.zone}>
            <span className={classes.emblem}>
              <Icon of={IconUpload} size={20} />
            </span>
            <p className={classes.name}>Tarik berkas ke sini</p>
            <Button
              id={field.id}
              aria-label={`Pilih berkas: ${field.label}`}
              variant="default"
              onClick={choose}
              disabled={field.disabled ?? false}
            >
              Pilih berkas
            </Button>
          </div>
        )}
      </div>
    </Input.Wrapper>
  )
}

function limitText(accept: readonly FileKind[], maxBytes: number): string {
  const labels = [...new Set(accept.map((kind) => fileKinds[kind].label))]
  const list = new Intl.ListFormat('id', { type: 'disjunction' }).format(labels)
  return `${list}, paling besar ${megabyteText(maxBytes)}.`
}
